/**
 * A guest's choices of allergens and diets. They are stored in this device's session storage only, so they last for the
 * visit. (docs/spec/public-site.md#filter)
 */
import { isOneOf, elementsOf, propertyOf } from '@qaima/schemas/core/typeGuards';
import { ALLERGENS } from '@qaima/schemas/nutrition/allergens';
import { readStorage, writeStorage } from '../../../../client/storage.js';
import { filterKey } from './filterStorage.js';
import { ANSWERS, WANTED_DIETS, type FilterAnswer, type Wish } from '@qaima/schemas/nutrition/filter';

export interface FilterState extends Wish {
  /**
   * The groups of results that are hidden. At first only `contains` is: items with an unwanted allergen, or against a
   * chosen diet.
   */
  readonly hidden: readonly FilterAnswer[];
}

export const NO_FILTER: FilterState = { without: [], diets: [], hidden: ['contains'] };

export const isActive = ({ without, diets }: FilterState): boolean => without.length + diets.length > 0;

export function readFilter(): FilterState {
  const value = readStorage<unknown>('sessionStorage', filterKey());
  if (value === null) return NO_FILTER;
  const list = <T extends string>(name: keyof FilterState, known: readonly T[]) =>
    elementsOf(propertyOf(value, name)).filter((value): value is T => isOneOf(known, value));
  return {
    without: list('without', ALLERGENS),
    diets: list('diets', WANTED_DIETS),
    hidden: list('hidden', ANSWERS),
  };
}

/** Without storage, the filter lasts until the guest leaves the page. */
export function saveFilter(state: FilterState): void {
  writeStorage('sessionStorage', filterKey(), isActive(state) ? state : null);
}
