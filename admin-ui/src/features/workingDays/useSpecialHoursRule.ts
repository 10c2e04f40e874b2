import { useMemo } from 'react';
import { isDate, missingHoursProblem, type SpecialPeriod } from '@qaima/schemas';
import { useLanguage } from '../../i18n/i18n.js';
import { addErrorAt } from '../../schema-ui/form/addErrorAt.js';
import type { CustomValidate } from '../../schema-ui/form/rjsfValidator.js';
import { useDateRangeRule } from './useDateRangeRule.js';

/**
 * The rules of a range of dates, and that a range with other hours has hours.
 * @param needsTimes whether each open day needs a time
 */
export function useSpecialHoursRule(needsTimes = false): CustomValidate {
  const language = useLanguage();
  const dateRangeRule = useDateRangeRule();
  return useMemo<CustomValidate>(
    () => (values, errors, ui, errorSchema) => {
      const found = dateRangeRule(values, errors, ui, errorSchema);
      const { from, to } = values ?? {};
      if (typeof from !== 'string' || typeof to !== 'string' || !isDate(from) || !isDate(to)) return found;
      // The cast is safe: the form has the structure of its schema, and times may be unfinished.
      const problem = missingHoursProblem(values as unknown as SpecialPeriod, needsTimes);
      if (problem) addErrorAt(found, problem.path, problem.message[language]);
      return found;
    },
    [language, dateRangeRule, needsTimes],
  );
}
