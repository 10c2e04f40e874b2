/** Nutrition of what a guest chooses: a size and extras. (docs/spec/domain.md#nutrition-sums) */
import type { Nutrition } from './nutrition.js';

/** An item with more sodium than this, which equals 5 g of salt, is marked as salty. */
export const HIGH_SALT_SODIUM_MG = 2000;
/** The kilocalories that a minute of walking burns, used if the owner states no minutes. */
export const WALKING_KCAL_PER_MINUTE = 5;

type Maybe<T> = T | null | undefined;

interface WithNutrition {
  readonly nutrition?: Maybe<Nutrition>;
}

export interface NutritiousItem extends WithNutrition {
  readonly subItems?: Maybe<readonly WithNutrition[]>;
}

/** An extra, chosen `quantity` times. */
export interface ChosenNutrition extends WithNutrition {
  readonly quantity: number;
}

export interface NutritionSum extends Nutrition {
  /** Whether the calories of a chosen extra are unknown. If so, the sum is a lower limit. */
  readonly isAtLeast: boolean;
}

const statesAnything = (nutrition: Maybe<Nutrition>): nutrition is Nutrition =>
  Object.values(nutrition ?? {}).some((value) => typeof value === 'number');

/**
 * The nutrition of an item in a size. If the size has any value of its own, the item's values are ignored: for a larger
 * size, they would be too low.
 * @param subItem the index of the size; null for an item without sub-items
 */
export function nutritionOf(item: NutritiousItem, subItem: number | null): Nutrition {
  const own = subItem === null ? null : item.subItems?.[subItem]?.nutrition;
  return statesAnything(own) ? own : (item.nutrition ?? {});
}

/** The nutrition of each size; of the item itself if it has none. */
export const nutritionOfSizes = (item: NutritiousItem): readonly Nutrition[] =>
  item.subItems?.length ? item.subItems.map((_, index) => nutritionOf(item, index)) : [nutritionOf(item, null)];

/**
 * The minutes of walking that burn the calories: the stated ones, otherwise computed with `WALKING_KCAL_PER_MINUTE`.
 */
export const activityMinutesOf = ({ activityMinutes, calories }: Nutrition): number | undefined =>
  activityMinutes ?? (calories === undefined ? undefined : Math.round(calories / WALKING_KCAL_PER_MINUTE));

type Amount = 'calories' | 'sodium' | 'caffeine';

const amountOfExtras = (name: Amount, chosen: readonly ChosenNutrition[]): number =>
  chosen.reduce((sum, { nutrition, quantity }) => sum + (nutrition?.[name] ?? 0) * quantity, 0);

/**
 * Whether an item with the chosen extras has too much salt. What is unknown counts as nothing: the rest alone may exceed
 * the limit.
 */
export const isHighInSalt = ({ sodium = 0 }: Nutrition, chosen: readonly ChosenNutrition[] = []): boolean =>
  sodium + amountOfExtras('sodium', chosen) > HIGH_SALT_SODIUM_MG;

/**
 * Adds the chosen extras to an item. If the item does not state a value, the sum does not either, because the extras'
 * value alone is not the value of the dish. Caffeine per 100 ml is a concentration, which extras do not change.
 */
export function sumNutrition(base: Nutrition, chosen: readonly ChosenNutrition[]): NutritionSum {
  const extrasOf = (name: Amount) => amountOfExtras(name, chosen);
  const withExtras = (name: Amount) => (base[name] === undefined ? {} : { [name]: base[name] + extrasOf(name) });
  const minutes = activityMinutesOf(base);
  return {
    ...base,
    ...withExtras('calories'),
    ...withExtras('sodium'),
    ...(base.caffeinePer === '100ml' ? {} : withExtras('caffeine')),
    ...(minutes === undefined
      ? {}
      : { activityMinutes: minutes + Math.round(extrasOf('calories') / WALKING_KCAL_PER_MINUTE) }),
    isAtLeast: chosen.some(({ nutrition, quantity }) => quantity > 0 && nutrition?.calories === undefined),
  };
}
