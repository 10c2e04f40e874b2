/** A menu's picture storage and its quota. (docs/spec/domain.md#pictures) */
import type { Endpoints } from '../core/endpoint.js';
import { formatCount } from '../core/formatCount.js';
import type { ObjectSchema, TypeOf } from '../core/schema.js';

/** The size of a megabyte in `MENU_STORAGE_MB`. */
export const BYTES_PER_MEGABYTE = 1024 * 1024;

/** The share of the quota from which the owner gets a warning. */
const LOW_STORAGE_RATIO = 0.9;

export const menuStorageSchema = {
  $id: 'MenuStorage',
  title: 'مساحة الصور',
  'x-en': 'Picture storage',
  type: 'object',
  additionalProperties: false,
  required: ['used', 'allowed'],
  properties: {
    /** In bytes. Deleted and replaced pictures count until their files are removed. */
    used: { type: 'integer', title: 'المستخدَم', 'x-en': 'Used', minimum: 0 },
    /** In bytes. */
    allowed: { type: 'integer', title: 'المسموح', 'x-en': 'Allowed', minimum: 0 },
  },
} as const satisfies ObjectSchema;
export type MenuStorage = TypeOf<typeof menuStorageSchema>;

/** Bytes as megabytes with one decimal, rounded up so that only 0 bytes show as zero: `'12.4'`. */
export const formatMegabytes = (bytes: number): string =>
  formatCount(Math.ceil((bytes / BYTES_PER_MEGABYTE) * 10) / 10);

/** Whether the owner gets a warning. */
export const isStorageLow = ({ used, allowed }: MenuStorage): boolean => used >= allowed * LOW_STORAGE_RATIO;

export const storageEndpoints = {
  read: {
    method: 'GET',
    path: '/quickmenu/:menuId/storage',
    access: 'editor',
    summary: 'How many bytes the pictures of a menu take, and how many they may take.',
    response: menuStorageSchema,
  },
} as const satisfies Endpoints;
