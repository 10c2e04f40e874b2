/** The file through which a restore hands the erasures of the replaced database to the next start. */
import { arrayOf, type ObjectSchema, type TypeOf } from '@qaima/schemas';
import { join } from 'node:path';

export const erasureSchema = {
  type: 'object',
  required: ['kind', 'ref', 'at'],
  properties: {
    /** `order`: an order, by the public id of its cart. `menu`: a menu's orders of before `at`, by its public id. */
    kind: { type: 'string', enum: ['order', 'menu'] },
    ref: { type: 'string' },
    /** In epoch ms. */
    at: { type: 'integer' },
  },
} as const satisfies ObjectSchema;
export type Erasure = TypeOf<typeof erasureSchema>;

export const erasuresSchema = arrayOf(erasureSchema, {});

export const erasuresFile = (folder: string): string => join(folder, 'erasures.json');
