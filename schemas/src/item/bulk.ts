/** One change of many items in one call, and what its undo restores of each. (docs/decisions/032-trash.md) */
import type { Endpoints } from '../core/endpoint.js';
import type { ObjectSchema, TypeOf } from '../core/schema.js';
import { itemSchema, saleSchema, type Item } from './item.js';

/** The most items of one bulk call. */
export const MAX_BULK_CHANGE_ITEMS = 1000;

const { soldOut, hide, pin } = itemSchema.properties;
const toBooleanField = <S extends typeof soldOut | typeof hide | typeof pin>({ title, 'x-en': en }: S) =>
  ({ type: 'boolean', title, 'x-en': en }) as const;
const id = { type: 'string', pattern: '^[a-z0-9]{24}$' } as const;

/** The fields that can be set on many items at once. */
export const itemBulkUpdateSchema = {
  type: 'object',
  additionalProperties: false,
  minProperties: 1,
  properties: {
    soldOut: toBooleanField(soldOut),
    hide: toBooleanField(hide),
    pin: toBooleanField(pin),
    sale: saleSchema,
  },
} as const satisfies ObjectSchema;
export type ItemBulkUpdateInput = TypeOf<typeof itemBulkUpdateSchema>;

/** Exactly one of `changes`, `section` (moves the items to its end) and `remove`. */
export const itemBulkRequestSchema = {
  $id: 'ItemBulk',
  type: 'object',
  additionalProperties: false,
  required: ['items'],
  properties: {
    items: { type: 'array', items: id, minItems: 1, maxItems: MAX_BULK_CHANGE_ITEMS },
    changes: itemBulkUpdateSchema,
    section: id,
    remove: { type: 'boolean', title: 'حذف', 'x-en': 'Delete', const: true },
  },
} as const satisfies ObjectSchema;
export type ItemBulkRequest = TypeOf<typeof itemBulkRequestSchema>;

export const itemBulkResponseSchema = {
  $id: 'ItemBulkAnswer',
  type: 'object',
  additionalProperties: false,
  required: ['count'],
  properties: {
    /** How many items are different now; those that were so already are not counted. */
    count: { type: 'integer', minimum: 0 },
  },
} as const satisfies ObjectSchema;
export type ItemBulkResponse = TypeOf<typeof itemBulkResponseSchema>;

/** The state of an item as far as bulk changes reach. `section` is the id of its section. */
export type BulkItemState = Pick<Partial<Item>, 'soldOut' | 'hide' | 'pin' | 'sale'> & { readonly section: string };
export type BulkItemField = keyof BulkItemState;

/** A field in a form that compares: what is absent counts as its default. */
const comparable = (state: BulkItemState, field: BulkItemField): string =>
  field === 'section'
    ? state.section
    : field === 'sale'
      ? `${state.sale?.onSale === true} ${state.sale?.offPrice ?? 0}`
      : String(state[field] === true);

/** Whether two states agree in these fields. */
export const haveSameFields = (fields: readonly BulkItemField[], one: BulkItemState, other: BulkItemState): boolean =>
  fields.every((field) => comparable(one, field) === comparable(other, field));

/** What is remembered of a bulk change. */
export interface BulkUndo {
  /** What it set, on every item alike. */
  readonly set: Partial<BulkItemState>;
  /** The items that it changed, as they were. */
  readonly before: readonly { readonly _id: string; readonly title: string; readonly state: BulkItemState }[];
}

/**
 * Divides the items of a bulk change into those that still are as it left them, which its undo restores, and those that
 * somebody changed in the same fields or deleted since, which it leaves alone.
 */
export function splitUndoable({ set, before }: BulkUndo, now: ReadonlyMap<string, BulkItemState>) {
  const fields = Object.keys(set) as BulkItemField[];
  const isAsLeft = ({ _id, state }: BulkUndo['before'][number]) => {
    const present = now.get(_id);
    return present !== undefined && haveSameFields(fields, present, { ...state, ...set });
  };
  return {
    restore: before.filter(isAsLeft),
    left: before.filter((one) => !isAsLeft(one)).map(({ _id, title }) => ({ _id, title })),
  };
}

export const itemBulkEndpoints = {
  send: {
    method: 'POST',
    path: '/quickmenu/:menuId/items/bulk',
    access: 'menu-admin',
    summary:
      'Changes (`changes`), moves (`section`) or deletes (`remove`) up to 1,000 items, all or none; `data.undo` undoes all of it.',
    body: itemBulkRequestSchema,
    response: itemBulkResponseSchema,
  },
} as const satisfies Endpoints;
