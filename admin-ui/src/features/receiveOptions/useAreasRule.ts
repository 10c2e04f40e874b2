import { useMemo } from 'react';
import { repeatedAreaProblem } from '@qaima/schemas';
import { useLanguage } from '../../i18n/i18n.js';
import { addErrorAt } from '../../schema-ui/form/addErrorAt.js';
import type { CustomValidate } from '../../schema-ui/form/rjsfValidator.js';

/** The rule that the areas of a delivery have different names. The server checks it too. */
export function useAreasRule(): CustomValidate {
  const language = useLanguage();
  return useMemo<CustomValidate>(
    () => (values, errors) => {
      const { kind, areas } = values ?? {};
      // Otherwise the form does not show the areas.
      const problem = kind === 'delivery' ? repeatedAreaProblem(areas) : null;
      if (problem) addErrorAt(errors, problem.path, problem.message[language]);
      return errors;
    },
    [language],
  );
}
