/** Named views of the work queue, which each account of staff keeps. (docs/spec/staff-console.md#work-queue) */
import type { Endpoints } from '../core/endpoint.js';
import { arrayOf, type ObjectSchema, type TypeOf } from '../core/schema.js';
import { queueField, workQueueQuerySchema } from './workQueue.js';

/** The most views of an account. */
export const MAX_SAVED_VIEWS = 20;

const nameField = {
  type: 'string',
  title: 'اسم العرض',
  'x-en': 'Name of the view',
  minLength: 1,
  maxLength: 40,
  pattern: '\\S',
} as const;

const { sort, direction, q } = workQueueQuerySchema.properties;

/** The name, the queue, the sort order and the search of a view. */
const viewFields = { name: nameField, queue: queueField, sort, direction, find: { ...q, default: '' } } as const;

export const savedViewSchema = {
  $id: 'SavedView',
  title: 'عرض محفوظ',
  'x-en': 'Saved view',
  type: 'object',
  additionalProperties: false,
  required: ['name', 'queue', 'sort', 'direction', 'find'],
  properties: viewFields,
} as const satisfies ObjectSchema;
export type SavedView = TypeOf<typeof savedViewSchema>;

/** The views as they are stored with the account. */
export const savedViewsField = arrayOf(savedViewSchema, {});

export const savedViewSaveSchema = {
  $id: 'SavedViewToSave',
  title: 'حفظ عرض',
  'x-en': 'Save a view',
  type: 'object',
  additionalProperties: false,
  required: ['name', 'queue', 'sort', 'direction', 'find'],
  properties: {
    ...viewFields,
    /** The name of the stored view that this one takes the place of. */
    before: nameField,
  },
} as const satisfies ObjectSchema;
export type SavedViewSaveInput = TypeOf<typeof savedViewSaveSchema>;

const removalQuerySchema = {
  $id: 'SavedViewRemoval',
  type: 'object',
  required: ['name'],
  properties: { name: nameField },
} as const satisfies ObjectSchema;

export const savedViewEndpoints = {
  list: {
    method: 'GET',
    path: '/workQueue/views',
    access: 'staff',
    summary: 'The views of the work queue that the caller has saved.',
    response: savedViewsField,
  },
  save: {
    method: 'PUT',
    path: '/workQueue/views',
    access: 'staff',
    summary: 'Saves a view. It replaces the one of the same name, and the one named `before`. Answers all views.',
    body: savedViewSaveSchema,
    response: savedViewsField,
  },
  remove: {
    method: 'DELETE',
    path: '/workQueue/views',
    access: 'staff',
    summary: 'Deletes the view of a name, if there is one. Answers the others.',
    query: removalQuerySchema,
    response: savedViewsField,
  },
} as const satisfies Endpoints;

/**
 * Puts a view at the place of the view named `before`, or at the end. Another view of the same name is removed. Null if
 * there is no room.
 */
export function withView(
  views: readonly SavedView[],
  { before, ...view }: SavedViewSaveInput,
): readonly SavedView[] | null {
  const replaced = before ?? view.name;
  const at = views.findIndex(({ name }) => name === replaced);
  const rest = views.filter(({ name }) => name !== replaced && name !== view.name);
  if (rest.length >= MAX_SAVED_VIEWS) return null;
  return at < 0 ? [...rest, view] : rest.toSpliced(Math.min(at, rest.length), 0, view);
}

const isSame = (one: SavedView, other: SavedView): boolean =>
  (['queue', 'sort', 'direction', 'find'] as const).every((part) => one[part] === other[part]);

/** A name that no view has: the given one, or one with a number. */
function freeName(name: string, views: readonly SavedView[]): string {
  for (let number = 1; ; number += 1) {
    const end = number === 1 ? '' : ` (${number})`;
    const free = name.slice(0, nameField.maxLength - end.length) + end;
    if (!views.some((view) => view.name === free)) return free;
  }
}

/**
 * The views of another place that are not stored yet, under names that are free, as many as there is room for.
 * @returns the views to add, and those that there is no room for
 */
export function viewsToAdd(
  stored: readonly SavedView[],
  others: readonly SavedView[],
): { readonly added: readonly SavedView[]; readonly left: readonly SavedView[] } {
  const added: SavedView[] = [];
  const left: SavedView[] = [];
  for (const other of others) {
    const known = [...stored, ...added];
    if (known.some((view) => view.name === other.name && isSame(view, other))) continue;
    if (known.length >= MAX_SAVED_VIEWS) left.push(other);
    else added.push({ ...other, name: freeName(other.name, known) });
  }
  return { added, left };
}
