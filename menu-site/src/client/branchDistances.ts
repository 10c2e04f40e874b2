/**
 * The distances from the guest to the branches of a menu, for this visit. They are stored in this tab only, because they
 * tell where the guest is. (docs/spec/public-site.md#branches)
 */
import { readStorage, writeStorage } from './storage.js';

/** In km, by the id of the branch; `main` is the institution's own address. */
type BranchDistances = Readonly<Record<string, number>>;

const keyOf = (menuId: string) => `distances:${menuId}`;

export function storeBranchDistances(menuId: string, distances: BranchDistances): void {
  writeStorage('sessionStorage', keyOf(menuId), distances);
}

export const readBranchDistances = (menuId: string): BranchDistances =>
  readStorage<BranchDistances>('sessionStorage', keyOf(menuId)) ?? {};
