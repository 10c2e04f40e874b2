import type { ReactNode } from 'react';
import type { VisibleSection } from '@qaima/schemas';
import { useSite } from '../../document/siteContext.js';
import { AddButton } from './item-panel/AddButton.js';
import type { SiteGallery, SiteItem } from '../../document/siteTypes.js';
import { Gallery } from './Gallery.js';
import { ItemCard } from './ItemCard.js';
import { useContentLang } from '../../components/useContentLang.js';

interface SectionFrameProps {
  readonly id: string;
  readonly title: string;
  readonly count: number;
  readonly prime?: boolean;
  readonly children: ReactNode;
}

/**
 * A section's heading with the number of items. A main section has a larger heading.
 * (docs/spec/public-site.md#section-list)
 */
export function SectionFrame({ id, title, count, prime = false, children }: SectionFrameProps) {
  const own = useContentLang();
  const { messages } = useSite();
  return (
    <section className={prime ? 'section prime' : 'section'} id={id} aria-labelledby={`${id}-t`}>
      <div className="head">
        <h2 id={`${id}-t`} dir="auto" {...own(title)}>
          {title}
        </h2>
        {count > 0 && <p>{messages.items(count)}</p>}
      </div>
      {children}
    </section>
  );
}

export function Section({ section }: { readonly section: VisibleSection<SiteItem, SiteGallery> }) {
  const { _id, title, prime, items, galleries } = section;
  return (
    <SectionFrame id={_id} title={title} count={items.length} prime={prime}>
      {galleries.map((gallery, index) => (
        <Gallery key={gallery._id ?? index} gallery={gallery} />
      ))}
      {items.length > 0 && (
        <ul className="cards">
          {items.map((item, index) => (
            <ItemCard key={item._id ?? index} item={item} action={<AddButton item={item} />} />
          ))}
        </ul>
      )}
    </SectionFrame>
  );
}
