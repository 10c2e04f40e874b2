/** Creates an item of the public menu from plain values, which Storybook's controls can edit. */
import type { InputType } from 'storybook/internal/types';
import type { SiteItem } from '../../menu-site/src/document/siteTypes.js';
import { anItem, aPicture } from '../../menu-site/src/testing/menuFixtures.js';

export interface ItemArgs {
  readonly title: string;
  readonly description: string;
  readonly price: number;
  readonly picture: 'small-image' | 'large-image' | 'none';
  /** In percent. */
  readonly discount: number;
  readonly pinned: boolean;
  readonly popular: boolean;
  readonly soldOut: boolean;
  /** The number of sub-items. */
  readonly subItems: number;
  /** The number of sub-items that are sold out. Only the first one has an end date. */
  readonly soldOutSizes: number;
}

const { title, description } = anItem();

export const itemArgs: ItemArgs = {
  title,
  description,
  price: 3.5,
  picture: 'small-image',
  discount: 0,
  pinned: false,
  popular: false,
  soldOut: false,
  subItems: 0,
  soldOutSizes: 0,
};

export const itemArgTypes = {
  picture: { control: 'inline-radio', options: ['small-image', 'large-image', 'none'] },
  price: { control: { type: 'number', min: 0, step: 0.25 } },
  discount: { control: { type: 'range', min: 0, max: 90, step: 5 } },
  subItems: { control: { type: 'range', min: 0, max: 9 } },
  soldOutSizes: { control: { type: 'range', min: 0, max: 9 } },
} as const satisfies Record<string, InputType>;

/** Texts that are longer than any design expects. */
export const longTexts = {
  title: 'صينية مشاوي مشكّلة على الفحم تكفي ستة أشخاص مع المقبلات والسلطات والخبز الطازج',
  description: 'كباب حلبي وشيش طاووق وشقف لحم بلدي وريش غنم، مع حمّص ومتبّل وتبّولة وفتّوش وخبز شراك وبصل وبندورة مشوية.',
} as const;

export const latinTexts = {
  title: 'Double Smash Burger XL',
  description: 'Two patties, cheddar, house sauce.',
} as const;

const SUB_ITEMS = ['عادي', 'سوبر', 'عائلي', 'مع جبنة', 'مع بطاطا', 'حار', 'صحن', 'نصف كيلو', 'كيلو'];

export function itemFrom(args: ItemArgs): SiteItem {
  const { picture, discount, pinned, subItems, soldOutSizes, ...texts } = args;
  return anItem({
    ...texts,
    pin: pinned,
    image: picture === 'none' ? null : picture === 'large-image' ? aPicture('burger', '1120x630') : aPicture('wrap'),
    show: { type: picture === 'large-image' ? 'large-image' : 'small-image' },
    sale: { onSale: discount > 0, offPrice: discount / 100 },
    subItems: SUB_ITEMS.slice(0, subItems).map((name, index) => ({
      title: name,
      price: args.price + index,
      ...(soldOutSizes > index && { soldOut: true, ...(index === 0 && { soldOutUntil: '2090-01-02T05:00:00.000Z' }) }),
    })),
  });
}
