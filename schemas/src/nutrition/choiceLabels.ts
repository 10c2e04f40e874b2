/**
 * The labels of a dish or combo of which the guest chooses parts. What only some of the options contain is possible;
 * what only some of them declare is not declared. (docs/spec/domain.md#nutrition-and-allergens)
 */
import { ALLERGENS } from './allergens.js';
import { isWarning, mergeLabels, type Labels } from './combinedLabels.js';
import { contradictedDiets } from './filter.js';

/** The options of one choice. */
export interface LabelledChoice {
  readonly options: readonly Labels[];
  /** Whether the guest must choose one of them. */
  readonly isRequired: boolean;
}

/** @param fixed the labels of the parts that the guest gets in any case */
export function labelsWithChoices(fixed: readonly Labels[], choices: readonly LabelledChoice[]): Labels {
  const options = choices.flatMap((choice) => choice.options);
  const merged = mergeLabels([...fixed, ...options]);
  const isInEvery = (has: (labels: Labels) => boolean) =>
    fixed.some(has) ||
    choices.some((choice) => choice.isRequired && choice.options.length > 0 && choice.options.every(has));
  const contains = merged.contains.filter((code) => isInEvery((labels) => labels.contains.includes(code)));
  return {
    contains,
    mayContain: ALLERGENS.filter(
      (code) => !contains.includes(code) && [...merged.contains, ...merged.mayContain].includes(code),
    ),
    isDeclared: merged.isDeclared,
    diets: merged.diets.filter((diet) =>
      isWarning(diet)
        ? isInEvery(({ diets }) => diets.includes(diet))
        : !options.some((option) => contradictedDiets(option).some((other) => other === diet)),
    ),
  };
}
