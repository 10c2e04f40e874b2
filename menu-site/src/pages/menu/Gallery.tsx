import { toPicture } from '@qaima/schemas';
import { useSite } from '../../document/siteContext.js';
import type { SiteGallery } from '../../document/siteTypes.js';
import { useContentLang } from '../../components/useContentLang.js';
import { Photo } from '../../components/Photo.js';

const SIZES = '(min-width:45em) 320px,70vw';

/**
 * Pictures with captions, as a horizontal row or a grid. Each links to its file; `menu/client/lightbox.ts` opens the
 * file on the page.
 */
export function Gallery({ gallery }: { readonly gallery: SiteGallery }) {
  const { messages } = useSite();
  const own = useContentLang();
  return (
    <div className="gallery">
      <h3 dir="auto" {...own(gallery.title)}>
        {gallery.title}
      </h3>
      <div className={gallery.display === 'show-all' ? 'shots all' : 'shots'}>
        {gallery.images.map(({ image, note }, index) => (
          <figure key={index}>
            {toPicture(image) && (
              <a
                href={toPicture(image)?.src}
                data-large=""
                aria-label={`${messages.enlarge}: ${note || gallery.title}`}
              >
                <Photo file={image} sizes={SIZES} upTo={1024} />
              </a>
            )}
            {note && (
              <figcaption dir="auto" {...own(note)}>
                {note}
              </figcaption>
            )}
          </figure>
        ))}
      </div>
    </div>
  );
}
