/** The stored lines of a cart: ids, and the names at the time of adding. Prices come from the menu until submission. */
import {
  arrayOf,
  cartLineCreateSchema,
  MAX_CART_LINES,
  MAX_LINE_CHOICES,
  type Choice,
  type MergeableLine,
  type ObjectSchema,
  type Thousandths,
} from '@qaima/schemas';
import { readStored } from '../../api-runtime/serialize';
import type { Row } from '../../database/columnValues';

export interface StoredChoice extends Choice {
  readonly title: string;
  readonly groupTitle: string;
}

export interface StoredPick {
  readonly choice: number;
  readonly item: string;
  /** The id of the sub-item. */
  readonly subItem: string | null;
  readonly title: string;
  readonly option: string | null;
  readonly choiceTitle: string;
}

/**
 * A line stores the ids and the names of its item and sub-item. By id, they are found even after the menu was
 * reordered. If they are deleted, the names are shown.
 */
export interface StoredLine extends MergeableLine {
  readonly title: string;
  readonly subItem: string | null;
  readonly option: string | null;
  readonly choices?: readonly StoredChoice[] | undefined;
  readonly picks?: readonly StoredPick[] | undefined;
  /** The unit price at the time of adding. Carts of earlier versions have none. */
  readonly unitPrice?: Thousandths | undefined;
}

const { properties: fields } = cartLineCreateSchema;
const text = { type: 'string' } as const;
const textOrNull = { type: ['string', 'null'] } as const;

const choiceShape = {
  type: 'object',
  required: ['group', 'extra', 'quantity', 'title', 'groupTitle'],
  properties: {
    group: text,
    extra: text,
    quantity: fields.choices.items.properties.quantity,
    title: text,
    groupTitle: text,
  },
} as const satisfies ObjectSchema;

const pickShape = {
  type: 'object',
  required: ['choice', 'item', 'subItem', 'title', 'option', 'choiceTitle'],
  properties: {
    choice: fields.picks.items.properties.choice,
    item: text,
    subItem: textOrNull,
    title: text,
    option: textOrNull,
    choiceTitle: text,
  },
} as const satisfies ObjectSchema;

const linesShape = arrayOf(
  {
    type: 'object',
    required: ['item', 'title', 'subItem', 'option', 'quantity', 'startDate', 'endDate'],
    properties: {
      item: textOrNull,
      combo: textOrNull,
      title: text,
      subItem: textOrNull,
      option: textOrNull,
      quantity: fields.quantity,
      startDate: fields.startDate,
      endDate: fields.endDate,
      choices: arrayOf(choiceShape, { maxItems: MAX_LINE_CHOICES }),
      note: fields.note,
      picks: arrayOf(pickShape, { maxItems: fields.picks.maxItems }),
      unitPrice: { type: 'integer' },
    },
  } as const satisfies ObjectSchema,
  { maxItems: MAX_CART_LINES },
);

/** The stored lines, without invalid ones. */
export const linesOf = (row: Row): readonly StoredLine[] => readStored(linesShape, row['lines']) ?? [];
