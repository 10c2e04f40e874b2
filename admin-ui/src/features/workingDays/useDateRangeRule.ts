import { useMemo } from 'react';
import { dateRangeProblem } from '@qaima/schemas';
import { useLanguage } from '../../i18n/i18n.js';
import type { CustomValidate } from '../../schema-ui/form/rjsfValidator.js';

/** The rule that a range must not end before it begins. The server checks it too. */
export function useDateRangeRule(): CustomValidate {
  const language = useLanguage();
  return useMemo<CustomValidate>(
    () => (values, errors) => {
      const { from, to } = values ?? {};
      const problem = typeof from === 'string' && typeof to === 'string' ? dateRangeProblem({ from, to }) : null;
      if (problem) errors['to']?.addError(problem.message[language]);
      return errors;
    },
    [language],
  );
}
