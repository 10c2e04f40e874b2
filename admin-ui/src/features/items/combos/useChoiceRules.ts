/** Checks the rules of a combo's choices that a schema can't express. (docs/spec/domain.md#combos) */
import { useMemo } from 'react';
import { choiceLimitsProblem, type ComboChoice } from '@qaima/schemas';
import { elementsOf, isRecord } from '@qaima/schemas/core/typeGuards';
import { useLanguage } from '../../../i18n/i18n.js';
import { addErrorAt } from '../../../schema-ui/form/addErrorAt.js';
import type { CustomValidate } from '../../../schema-ui/form/rjsfValidator.js';

/** The limits of each choice. Values that the schema refuses count as absent. */
const limitsOf = (choices: unknown): Partial<Pick<ComboChoice, 'title' | 'min' | 'max'>>[] =>
  elementsOf(choices).map((choice) => {
    const { title, min, max } = isRecord(choice) ? choice : {};
    return {
      ...(typeof title === 'string' && { title }),
      ...(typeof min === 'number' && { min }),
      ...(typeof max === 'number' && { max }),
    };
  });

/** Refuses a choice whose minimum exceeds its maximum, at the field of the minimum, also if there are other errors. */
export function useChoiceRules(): CustomValidate {
  const language = useLanguage();
  return useMemo<CustomValidate>(
    () => (values, errors) => {
      const problem = choiceLimitsProblem(limitsOf(values?.['choices']));
      if (problem) addErrorAt(errors, `/choices${problem.path}`, problem.message[language]);
      return errors;
    },
    [language],
  );
}
