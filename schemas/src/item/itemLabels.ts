/** The nutrition, allergens and diets of an item and its sizes, as a form. (docs/spec/owners-area.md#nutrition-screen) */
import type { ObjectSchema } from '../core/schema.js';
import { labelFields } from '../nutrition/nutrition.js';
import { itemSchema } from './item.js';

/** The values of sizes are part of the list of sizes, which is stored as a whole. */
export const itemLabelsFormSchema = {
  $id: 'ItemLabelsFields',
  title: itemSchema.title,
  'x-en': itemSchema['x-en'],
  type: 'object',
  additionalProperties: false,
  properties: { ...labelFields, subItems: itemSchema.properties.subItems },
} as const satisfies ObjectSchema;
