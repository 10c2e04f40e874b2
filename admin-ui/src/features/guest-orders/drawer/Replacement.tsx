/** Chooses what replaces a line of an order: an item in a size, then its extras. */
import { useState } from 'react';
import {
  chosenUnits,
  initialChoices,
  isSizeSoldOut,
  matchesQuery,
  nameWithSize,
  offeredGroups,
  toThousandths,
  type CartLine,
  type Choice,
  type Currency,
  type OrderCorrection,
} from '@qaima/schemas';
import { ItemSearch } from '../../../components/itemPicker/ItemSearch.js';
import { Price } from '../../../components/Price.js';
import { useMenu, type MenuItem, type MenuSection } from '../../../data/menu.js';
import { itemsOf } from '../../../data/menuDataProvider.js';
import { useTranslate } from '../../../i18n/i18n.js';
import shared from '../shared/shared.module.css';
import css from './orderSheet.module.css';

type Instead = NonNullable<OrderCorrection['changes'][number]['instead']>;

interface Offer {
  readonly section: MenuSection;
  readonly item: MenuItem;
  /** The index of the size; null if the item has none. */
  readonly subItem: number | null;
}

/** How many offers are listed; the search finds the others. */
const MAX_OFFERS = 60;

const nameOf = ({ item, subItem }: Offer) =>
  nameWithSize({ title: item.title, option: subItem === null ? null : item.subItems?.[subItem]?.title });

const offersOf = (section: MenuSection): readonly Offer[] =>
  itemsOf(section).flatMap((item) => {
    const sizes = (item.subItems ?? []).map((_, subItem): Offer => ({ section, item, subItem }));
    return sizes.length > 0 ? sizes : [{ section, item, subItem: null }];
  });

interface ReplacementProps {
  readonly line: CartLine;
  readonly currency: Currency;
  readonly onChoose: (instead: Instead) => void;
  readonly onBack: () => void;
}

export function Replacement({ line, currency, onChoose, onBack }: ReplacementProps) {
  const t = useTranslate();
  const { data: menu } = useMenu();
  const [query, setQuery] = useState('');
  const [offer, setOffer] = useState<Offer | null>(null);
  const [choices, setChoices] = useState<readonly Choice[]>([]);
  const groupsOf = ({ item, section, subItem }: Offer) => offeredGroups(item, section, menu?.extraGroups, subItem);
  const offers = (menu?.sections ?? [])
    .flatMap(offersOf)
    .filter((one) => !one.item.askPrice && !isSizeSoldOut(one.item, one.subItem) && matchesQuery(query, nameOf(one)));
  const choose = ({ item, subItem }: Offer, chosen?: readonly Choice[]) =>
    onChoose({
      item: item._id,
      quantity: line.quantity,
      ...(subItem === null ? {} : { subItem }),
      ...(chosen && { choices: [...chosen] }),
    });
  const pick = (one: Offer) => {
    const groups = groupsOf(one);
    if (groups.length === 0) choose(one);
    else {
      setOffer(one);
      setChoices(initialChoices(groups));
    }
  };
  const toggle = (group: string, extra: string, max: number | null) => {
    const rest = choices.filter((one) => one.group !== group || one.extra !== extra);
    const room = max === 1 ? rest.filter((one) => one.group !== group) : rest;
    if (rest.length < choices.length) setChoices(rest);
    else if (max === null || chosenUnits(group, room) < max) setChoices([...room, { group, extra, quantity: 1 }]);
  };
  return (
    <>
      <div className={css['scroll']}>
        {offer ? (
          groupsOf(offer).map(({ _id: group, title, extras, max }) => (
            <fieldset key={group} className={css['reasons']}>
              <legend>{title}</legend>
              {extras
                .filter(({ isSoldOut }) => !isSoldOut)
                .map(({ _id: extra, title: name, price }) => (
                  <label key={extra} className={css['tick']}>
                    <input
                      type="checkbox"
                      checked={choices.some((one) => one.group === group && one.extra === extra)}
                      onChange={() => toggle(group, extra, max)}
                    />
                    <bdi>{name}</bdi>
                    {price > 0 && <Price thousandths={price} currency={currency} />}
                  </label>
                ))}
            </fieldset>
          ))
        ) : (
          <div className={css['reasons']}>
            <ItemSearch query={query} onChange={setQuery} />
            {offers.slice(0, MAX_OFFERS).map((one) => (
              <button
                key={`${one.item._id} ${one.subItem}`}
                type="button"
                className={css['offer']}
                onClick={() => pick(one)}
              >
                <bdi>{nameOf(one)}</bdi>
                <Price
                  thousandths={toThousandths(
                    (one.subItem === null ? one.item : one.item.subItems?.[one.subItem])?.price ?? 0,
                  )}
                  currency={currency}
                />
              </button>
            ))}
            {offers.length === 0 && <p role="status">{t('items.noMatch')}</p>}
          </div>
        )}
      </div>
      <div className={css['foot']}>
        <div className={css['buttons']}>
          {offer && (
            <button
              type="button"
              className={`${shared['filled'] ?? ''} ${shared['large'] ?? ''}`}
              onClick={() => choose(offer, choices)}
            >
              {t('orderCorrection.take')}
            </button>
          )}
          <button
            type="button"
            className={`${shared['outlined'] ?? ''} ${shared['large'] ?? ''}`}
            onClick={() => (offer ? setOffer(null) : onBack())}
          >
            {t('orderCorrection.back')}
          </button>
        </div>
      </div>
    </>
  );
}
