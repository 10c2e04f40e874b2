/** Finds the pictures in a trash entry. While the entry exists, its pictures must not be deleted. */
import { gallerySchema } from '@qaima/schemas';
import { readStored } from '../api-runtime/serialize';
import type { RowSnapshot } from '../database/rowSnapshots';
import type { TrashedRows } from './trashedRows';

const nameIn = (value: unknown): readonly string[] => (typeof value === 'string' && value !== '' ? [value] : []);

/** The file names of the pictures in a gallery's slots. SQLite returns JSON columns of snapshots as text. */
export function picturesOfSlots(value: unknown): readonly string[] {
  const slots = readStored(gallerySchema.properties.images, value) ?? [];
  return slots.flatMap(({ image }) => nameIn(image));
}

const ofRow = (row: RowSnapshot): readonly string[] => [...nameIn(row['image']), ...picturesOfSlots(row['images'])];

/** The data that undoes a deletion. Its structure depends on the kind. Pictures can only be in these properties. */
export type TrashedData = object & {
  readonly lifted?: TrashedRows['lifted'];
  readonly slot?: { readonly image?: unknown };
  readonly image?: unknown;
};

/** The file names of the pictures in an entry of any kind. */
export function picturesOf({ lifted, slot, image }: TrashedData): readonly string[] {
  const ofRows = (lifted ?? []).flatMap(([, taken]) => taken.flatMap(ofRow));
  return [...new Set([...ofRows, ...nameIn(slot?.image), ...nameIn(image)])];
}
