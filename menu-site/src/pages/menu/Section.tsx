import type { ReactNode } from 'react';
import { DEALS_SECTION_ID, type VisibleSection } from '@qaima/schemas';
import { useSite } from '../../document/siteContext.js';
import { AddButton } from './item-panel/AddButton.js';
import type { SiteGallery, SiteItem } from '../../document/siteTypes.js';
import { servingTimesOf, type ServingTime } from './servingTimes.js';
import { NextServing } from './NextServing.js';
import { Gallery } from './Gallery.js';
import { ItemCard } from './ItemCard.js';
import { CaffeineLimit } from './nutrition/Legend.js';
import { Icon } from '../../components/Icon.js';
import { useContentLang } from '../../components/useContentLang.js';

interface SectionFrameProps {
  readonly id: string;
  readonly title: string;
  readonly count: number;
  readonly prime?: boolean;
  /** A link at the end of the heading's line. */
  readonly link?: ReactNode;
  /** When the section is served; absent if it is always served. */
  readonly offer?: ServingTime | undefined;
  readonly children: ReactNode;
}

/**
 * A section's heading with the number of items. A main section has a larger heading.
 * (docs/spec/public-site.md#section-list)
 */
export function SectionFrame({ id, title, count, prime = false, link, offer, children }: SectionFrameProps) {
  const own = useContentLang();
  const { messages } = useSite();
  return (
    <section
      className={['section', prime && 'prime', typeof offer?.text === 'string' && 'later'].filter(Boolean).join(' ')}
      id={id}
      aria-labelledby={`${id}-t`}
      data-when={offer?.when}
    >
      <div className="head">
        <h2 id={`${id}-t`} dir="auto" {...own(title)}>
          {title}
        </h2>
        {count > 0 && <p>{messages.items(count)}</p>}
        {link}
        {offer && <NextServing offer={offer} />}
        {offer?.hours && <p className="on-paper">{offer.hours}</p>}
      </div>
      {children}
    </section>
  );
}

/**
 * The minimum number of items on sale for a strip. With fewer items, a strip would not fill a phone's width, so
 * ordinary cards are shown.
 */
const MIN_STRIP_ITEMS = 3;

/** The link that shows all cards of a strip below each other. It works without scripts, by `:target`. */
function AllLink({ target }: { readonly target: string }) {
  const { messages } = useSite();
  return (
    <a className="all" href={`#${target}`}>
      {messages.all}
      <Icon name="forward" mirrorsInRtl />
    </a>
  );
}

export function Section({ section }: { readonly section: VisibleSection<SiteItem, SiteGallery> }) {
  const { _id, title, prime, items, galleries } = section;
  const { data, request, language } = useSite();
  const offer = data.kind === 'menu' ? servingTimesOf(data.menu, request.now, language).sections.get(_id) : undefined;
  const isStrip = _id === DEALS_SECTION_ID && items.length >= MIN_STRIP_ITEMS;
  const listId = `${_id}-all`;
  const isPriceList = items.filter(({ image }) => !image).length > items.length / 2;
  return (
    <SectionFrame
      id={_id}
      title={title}
      count={items.length}
      prime={prime}
      offer={offer}
      link={isStrip && <AllLink target={listId} />}
    >
      {galleries.map((gallery) => (
        <Gallery key={gallery._id} gallery={gallery} />
      ))}
      {items.length > 0 && (
        <ul
          {...(isStrip
            ? { className: 'cards strip', id: listId }
            : { className: isPriceList ? 'cards price-list' : 'cards' })}
        >
          {items.map((item) => (
            <ItemCard key={item._id} item={item} action={<AddButton item={item} />} />
          ))}
        </ul>
      )}
      {data.kind === 'menu' && <CaffeineLimit menu={data.menu} sectionId={_id} />}
    </SectionFrame>
  );
}
