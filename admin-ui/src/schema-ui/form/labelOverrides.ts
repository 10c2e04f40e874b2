/** The fields of nutrition and allergens in the forms of items, sub-items and extras. */
import type { Overrides } from '../fieldOverrides.js';
import { AllergensCell, AllergensField } from './AllergensField.js';
import { DietsField } from './DietsField.js';

const NUTRITION = ['calories', 'sodium', 'caffeine', 'caffeinePer', 'activityMinutes'] as const;

/** @param place whether the fields come last, or are details of a row; absent: in the order of the schema */
export function labelOverrides(path: string, place?: 'last' | 'detail'): Overrides {
  const at = place ? { [place]: true } : {};
  return {
    [`${path}.nutrition`]: at,
    ...Object.fromEntries(NUTRITION.map((name) => [`${path}.nutrition.${name}`, { half: true }])),
    [`${path}.allergens`]: { ...at, field: AllergensField, cell: AllergensCell },
    [`${path}.allergensDeclared`]: at,
    [`${path}.diets`]: { ...at, field: DietsField },
  };
}
