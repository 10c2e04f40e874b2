/**
 * The distances from the guest to the branches of a menu, for this visit. They are stored in this tab only, because they
 * tell where the guest is. (docs/spec/public-site.md#branches)
 */
import { parseJson } from '@qaima/schemas/core/json';

/** In km, by the id of the branch; `main` is the institution's own address. */
type BranchDistances = Readonly<Record<string, number>>;

const keyOf = (menuId: string) => `distances:${menuId}`;

export function storeBranchDistances(menuId: string, distances: BranchDistances): void {
  try {
    sessionStorage.setItem(keyOf(menuId), JSON.stringify(distances));
  } catch {
    // Storage is not available, so the cart page shows no distances.
  }
}

export function readBranchDistances(menuId: string): BranchDistances {
  try {
    return parseJson<BranchDistances | null>(sessionStorage.getItem(keyOf(menuId)) ?? '{}') ?? {};
  } catch {
    return {};
  }
}
