/**
 * What a guest has decided about the extras that only another size of a line offers. The cart does not know it, so the
 * device keeps it for the visit. (docs/spec/public-site.md#extras-in-the-item-panel)
 */
import type { CartLineCreateInput, Choice } from '@qaima/schemas';
import { lineDraftKey } from '@qaima/schemas/cart/lineDraft';
import { readStorage, writeStorage } from '../../../../client/storage.js';

export interface SizeMemory {
  /** The ids of the groups that the guest has seen. Their initial units are not added again. */
  readonly groups: readonly string[];
  /** All choices, including those that the line's size lacks. */
  readonly choices: readonly Choice[];
}

type Entry = readonly [key: string, memory: SizeMemory];

const STORAGE_KEY = 'sizes';
/** The oldest entries are forgotten. */
const MAX_ENTRIES = 30;

const readEntries = () => readStorage<readonly Entry[]>('sessionStorage', STORAGE_KEY) ?? [];

export const readSizeMemory = (line: CartLineCreateInput): SizeMemory | undefined =>
  readEntries().find(([key]) => key === lineDraftKey(line))?.[1];

export function storeSizeMemory(line: CartLineCreateInput, memory: SizeMemory): void {
  const key = lineDraftKey(line);
  const others = readEntries().filter(([other]) => other !== key);
  writeStorage('sessionStorage', STORAGE_KEY, [...others, [key, memory]].slice(-MAX_ENTRIES));
}
