import type { ReactNode } from 'react';
import { soldOutDay } from '@qaima/schemas';
import { useSite } from '../../document/siteContext.js';
import type { SiteItem } from '../../document/siteTypes.js';
import { Icon } from '../../components/Icon.js';
import { Photo } from '../../components/Photo.js';
import { CardTitle } from './CardTitle.js';
import { servingTimesOf } from './servingTimes.js';
import { NextServing } from './NextServing.js';
import { ItemFacts, nutritionAttributes, needsSaltMark, SaltMark } from './nutrition/ItemFacts.js';
import { priceOfItem } from './dishPrice.js';
import { profileIndex } from './item-panel/panelData.js';
import { soldOutClass } from './soldOutClass.js';
import { SubItems } from './SubItems.js';
import { Price } from '../../components/Price.js';
import { useContentLang } from '../../components/useContentLang.js';

interface ItemCardProps {
  readonly item: SiteItem;
  /** The button in the corner of the picture. On a sold-out item, a label replaces the button. */
  readonly action?: ReactNode;
}

/** These widths must equal those in the styles. */
const SMALL_IMAGE = { sizes: '112px', upTo: 320 } as const;
const LARGE_IMAGE = { sizes: '(min-width:67.5em) 380px,(min-width:45em) 55vw,100vw', upTo: 1024 } as const;

/**
 * `card` plus its variants: `large` picture, `bare` without picture, `gone` if sold out (`returns` if until a day),
 * `later` outside of its dayparts, `ask` at market price, `choice` with sub-items.
 */
function classOf(item: SiteItem, isLater: boolean): string {
  const isLarge = item.show.type === 'large-image';
  const image = item.image ? isLarge && 'large' : 'bare';
  const hasOptions = (item.subItems ?? []).length > 0;
  return ['card item', image, soldOutClass(item), isLater && 'later', item.askPrice && 'ask', hasOptions && 'choice']
    .filter(Boolean)
    .join(' ');
}

export function ItemCard({ item, action }: ItemCardProps) {
  const own = useContentLang();
  const { messages, data, language, request } = useSite();
  const timeZone = data.kind === 'menu' ? data.menu.settings?.timeZone : undefined;
  const profile = data.kind === 'menu' ? profileIndex(data.menu, item) : undefined;
  const offer = data.kind === 'menu' ? servingTimesOf(data.menu, request.now, language).items.get(item) : undefined;
  const price = data.kind === 'menu' ? priceOfItem(data.menu, item) : null;
  const isLarge = item.show.type === 'large-image';
  const isSalty = data.kind === 'menu' && needsSaltMark(data.menu, item);
  // A card has two badges at most: besides salt and a discount, this one is in the panel only.
  const spare = isSalty && price != null && price.original !== null ? ' spare' : '';
  const soldOut = item.soldOutUntil
    ? messages.soldOutUntil(soldOutDay(item.soldOutUntil, new Date(request.now), timeZone, language))
    : messages.soldOut;
  return (
    <li
      className={classOf(item, typeof offer?.text === 'string')}
      data-item={item._id}
      data-profile={profile}
      data-when={offer?.when}
      {...(data.kind === 'menu' ? nutritionAttributes(data.menu, item) : {})}
    >
      <div className="text">
        {item.pin ? (
          <p className={`pin${spare}`}>
            <Icon name="star" />
            {messages.pinned}
          </p>
        ) : (
          item.popular && (
            <p className={`pin popular${spare}`}>
              <Icon name="flame" />
              {messages.popular}
            </p>
          )
        )}
        {isSalty && <SaltMark />}
        {offer && <NextServing offer={offer} />}
        <CardTitle title={item.title} />
        {item.description && (
          <p dir="auto" {...own(item.description)}>
            {item.description}
          </p>
        )}
        {!item.soldOut && item.left != null && <p className="few">{messages.lastOnes(item.left)}</p>}
        <Price shown={price} sale={item.sale} askPrice={item.askPrice} />
      </div>
      {(item.image || item.soldOut || action) && (
        <div className="look">
          <Photo file={item.image} {...(isLarge ? LARGE_IMAGE : SMALL_IMAGE)} />
          {item.soldOut ? <strong>{soldOut}</strong> : action}
        </div>
      )}
      <SubItems item={item} />
      <ItemFacts item={item} />
    </li>
  );
}
