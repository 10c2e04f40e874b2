/** Which pictures the trash refers to: they must stay as long as their entry does. */
import { gallerySchema, type Gallery } from '@qaima/schemas';
import { readStored } from '../../api-runtime/serialize';
import type { RowSnapshot } from '../../database/rowSnapshots';
import type { TrashedRows } from './trashedRows';

const nameIn = (value: unknown): readonly string[] => (typeof value === 'string' && value !== '' ? [value] : []);

/** The file names in the slots of a gallery's row, empty slots left out. SQLite gives JSON columns of lifted rows as text. */
export function picturesOfSlots(value: unknown): readonly string[] {
  const slots = readStored<Gallery['images']>(gallerySchema.properties.images, value) ?? [];
  return slots.flatMap(({ image }) => nameIn(image));
}

const ofRow = (row: RowSnapshot): readonly string[] => [...nameIn(row['image']), ...picturesOfSlots(row['images'])];

/** The file names of the pictures in what an entry kept, whatever its kind. */
export function picturesOf(kept: object): readonly string[] {
  const { lifted, slot, image } = kept as Partial<TrashedRows> & {
    readonly slot?: { readonly image?: unknown };
    readonly image?: unknown;
  };
  const ofRows = (lifted ?? []).flatMap(([, taken]) => taken.flatMap(ofRow));
  return [...new Set([...ofRows, ...nameIn(slot?.image), ...nameIn(image)])];
}
