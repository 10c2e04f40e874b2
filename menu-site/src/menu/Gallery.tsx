import type { SiteGallery } from '../site.js';
import { Photo } from '../ui/Photo.js';

const SIZES = '(min-width:720px) 320px,70vw';

/** Pictures with notes: a row to scroll, or all of them in a grid. */
export function Gallery({ gallery }: { readonly gallery: SiteGallery }) {
  const showsAll = gallery.display === 'show-all';
  // A row that scrolls must be reachable by keyboard: nothing in it takes the focus.
  const reach = showsAll ? {} : ({ tabIndex: 0, role: 'group', 'aria-label': gallery.title } as const);
  return (
    <div className="gallery">
      <h3 dir="auto">{gallery.title}</h3>
      <div className={showsAll ? 'shots all' : 'shots'} {...reach}>
        {gallery.images.map(({ image, note }, index) => (
          <figure key={index}>
            <Photo file={image} sizes={SIZES} upTo={1024} alt={note ? '' : gallery.title} />
            {note && <figcaption dir="auto">{note}</figcaption>}
          </figure>
        ))}
      </div>
    </div>
  );
}
