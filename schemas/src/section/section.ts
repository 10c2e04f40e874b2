/** Sections, their endpoints, and the order of the whole menu. (docs/spec/domain.md#sections) */
import type { Endpoints } from '../core/endpoint.js';
import { idField, translatedTitleField } from '../core/fields.js';
import { partEndpoints, withScope } from '../core/partEndpoints.js';
import { daypartIdsField } from '../daypart/daypart.js';
import { extraUsesField } from '../extra-group/extraUse.js';
import { translatable } from '../core/translations.js';
import { toUpdateSchema, toCreateSchema, type ObjectSchema, type TypeOf } from '../core/schema.js';

export const sectionSchema = translatable({
  $id: 'Section',
  title: 'التصنيف',
  'x-en': 'Section',
  type: 'object',
  additionalProperties: false,
  required: ['title', 'prime'],
  properties: {
    _id: idField,
    title: { ...translatedTitleField, title: 'اسم التصنيف', 'x-en': 'Section name' },
    prime: {
      type: 'boolean',
      title: 'النوع',
      'x-en': 'Type',
      'x-options': { true: { ar: 'رئيسي', en: 'Main' }, false: { ar: 'عادي', en: 'Standard' } },
    },
    hide: {
      type: 'boolean',
      title: 'مخفي',
      'x-en': 'Hidden',
      default: false,
      'x-list': false,
      'x-options': { true: { ar: 'مخفي', en: 'Hidden' }, false: { ar: 'ظاهر', en: 'Shown' } },
    },
    /** Whether the set-up made it as an example, and the owner has neither kept nor changed it. */
    example: {
      type: 'boolean',
      title: 'مثال',
      'x-en': 'Example',
      'x-list': false,
      'x-options': { true: { ar: 'مثال', en: 'Example' }, false: { ar: 'ليس مثالًا', en: 'No example' } },
    },
    /** Groups of extras that all items of the section offer. On the page, they come before an item's own groups. */
    extras: extraUsesField,
    dayparts: daypartIdsField,
  },
} as const satisfies ObjectSchema);

export type Section = TypeOf<typeof sectionSchema>;
export const sectionCreateSchema = toCreateSchema(sectionSchema);
export type SectionCreateInput = TypeOf<typeof sectionCreateSchema>;
export const sectionUpdateSchema = toUpdateSchema(sectionSchema);
export type SectionUpdateInput = TypeOf<typeof sectionUpdateSchema>;

interface SectionWithContent {
  readonly example?: boolean | undefined;
  readonly items?: readonly unknown[] | undefined;
  readonly galleries?: readonly unknown[] | undefined;
}

/** Whether a section is marked as an example: until the owner keeps it, changes it or puts something in it. */
export const isMarkedAsExample = ({ example, items = [], galleries = [] }: SectionWithContent): boolean =>
  example === true && items.length + galleries.length === 0;

const someId = { type: 'string', minLength: 1, maxLength: 64 } as const;

/**
 * The sequence of sections and of their items. If an outdated client omits ids, these come last, in their current
 * sequence.
 */
export const menuOrderSchema = {
  $id: 'Ordering',
  type: 'object',
  additionalProperties: false,
  required: ['sections'],
  properties: {
    sections: {
      type: 'array',
      title: 'التصنيفات',
      'x-en': 'Sections',
      maxItems: 500,
      items: {
        type: 'object',
        additionalProperties: false,
        required: ['id', 'items'],
        properties: { id: someId, items: { type: 'array', maxItems: 5000, items: someId } },
      },
    },
  },
} as const satisfies ObjectSchema;
export type MenuOrderInput = TypeOf<typeof menuOrderSchema>;

const sections = '/quickmenu/:menuId/sections';

export const sectionEndpoints = {
  ...withScope(
    'menu:write',
    partEndpoints({
      path: 'sections',
      id: 'sectionId',
      schema: sectionSchema,
      create: sectionCreateSchema,
      update: sectionUpdateSchema,
      summaries: {
        create: 'Adds a section at the end of the menu.',
        change: 'Changes what is sent of a section.',
        remove: 'Deletes a section with its items and galleries.',
      },
    }),
  ),
  reorder: {
    method: 'PUT',
    path: sections,
    access: 'editor',
    scope: 'menu:write',
    summary: 'Saves the order of sections and items, whole or not at all.',
    body: menuOrderSchema,
    maxBodyBytes: 1024 * 1024,
  },
} as const satisfies Endpoints;
