/** Bulk changes of items, and the data that undoes them. (docs/decisions/032-trash.md) */
import type { Endpoints } from '../core/endpoint.js';
import type { ObjectSchema, TypeOf } from '../core/schema.js';
import { itemSchema, saleSchema, type Item } from './item.js';
import { keysOf } from '../core/typeGuards.js';

/** Maximum number of items per bulk call. */
export const MAX_BULK_CHANGE_ITEMS = 1000;

const { soldOut, hide, pin } = itemSchema.properties;
const toBooleanField = <S extends typeof soldOut | typeof hide | typeof pin>({ title, 'x-en': en }: S) =>
  ({ type: 'boolean', title, 'x-en': en }) as const;
const id = { type: 'string', pattern: '^[a-z0-9]{24}$' } as const;

/** The fields that a bulk change can set. */
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

/**
 * Must have exactly one of three properties: `changes`, `section` or `remove`. `section` moves the items to its end.
 */
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
    /** The number of items that changed; items that already had the value do not count. */
    count: { type: 'integer', minimum: 0 },
  },
} as const satisfies ObjectSchema;
export type ItemBulkResponse = TypeOf<typeof itemBulkResponseSchema>;

/** The properties of an item that bulk changes affect. `section` is the section's id. */
export type BulkItemState = Pick<Partial<Item>, 'soldOut' | 'soldOutUntil' | 'hide' | 'pin' | 'sale'> & {
  readonly section: string;
};
export type BulkItemField = keyof BulkItemState;

/** The field's value as a text for comparison; an absent value equals the default. */
const comparable = (state: BulkItemState, field: BulkItemField): string =>
  field === 'section'
    ? state.section
    : field === 'sale'
      ? `${state.sale?.onSale === true} ${state.sale?.offPrice ?? 0} ${state.sale?.until ?? ''}`
      : field === 'soldOutUntil'
        ? (state.soldOutUntil ?? '')
        : String(state[field] === true);

/** Whether two states have equal values in these fields. */
export const haveSameFields = (fields: readonly BulkItemField[], one: BulkItemState, other: BulkItemState): boolean =>
  fields.every((field) => comparable(one, field) === comparable(other, field));

/** The undo data of a bulk change. */
export interface BulkUndo {
  /** The values that the bulk change set on every item. */
  readonly set: Partial<BulkItemState>;
  /** The changed items' earlier values. */
  readonly before: readonly { readonly _id: string; readonly title: string; readonly state: BulkItemState }[];
}

/**
 * Splits the items of a bulk change into two lists. Undo restores items whose changed fields are still the same. It
 * skips items that were deleted, or whose fields were changed again.
 */
export function splitUndoable({ set, before }: BulkUndo, now: ReadonlyMap<string, BulkItemState>) {
  const fields = keysOf(set);
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
    access: 'editor',
    scope: 'menu:write',
    summary:
      'Changes (`changes`), moves (`section`) or deletes (`remove`) up to 1,000 items, all or none; `data.undo` undoes all of it.',
    example: { items: ['abcdefghijklmnopqrstuvwx'], changes: { soldOut: true } },
    body: itemBulkRequestSchema,
    response: itemBulkResponseSchema,
  },
} as const satisfies Endpoints;
