/** One form for all settings. Each card renders some of its fields; one request saves all changes. */
import { useEffect, useMemo } from 'react';
import {
  ApiError,
  formFieldAt,
  settingsFormSchema,
  settingsFormValues,
  payloadPathOf,
  toSettingsPayload,
  type Menu,
} from '@qaima/schemas';
import { useReportUnsaved } from '../../components/unsavedChanges.js';
import { useCountryCodes } from '../../data/useCountryCodes.js';
import { useSaveSettings } from '../../data/useSaveSettings.js';
import type { FormValidator } from '../../schema-ui/form/rjsfValidator.js';
import type { FormValues } from '../../schema-ui/form/formValues.js';
import type { ConflictQuestion } from '../../schema-ui/form/useConflictDialog.js';
import { useFormState, type FormState } from '../../schema-ui/form/useFormState.js';
import { cardOfField, fieldsOf } from './settingsCards.js';

const inFlatNames = (error: unknown) => (error instanceof ApiError ? error.mapPaths(formFieldAt) : error);

/** The fields to validate. If one field of a card has changed, all fields of that card are validated. */
const checkedFor = (changes: FormValues) =>
  new Set(Object.keys(changes).flatMap((field) => fieldsOf(cardOfField(field))));

/**
 * @param confirm called before saving; if it resolves to false, nothing is saved
 * @param choose resolves conflicts with the changes of other users
 */
export function useSettingsForm(
  menu: Menu,
  validator: FormValidator,
  confirm: (changes: FormValues) => Promise<boolean>,
  choose: ConflictQuestion['choose'],
): FormState {
  const save = useSaveSettings();
  const record = useMemo(() => settingsFormValues(menu), [menu]);
  const complete = useCountryCodes(settingsFormSchema, record);
  const setUnsaved = useReportUnsaved('page');
  const form = useFormState({
    schema: settingsFormSchema,
    validator,
    record,
    complete,
    checkedFor,
    confirm,
    choose,
    forget: () => setUnsaved(false),
    onSend: async (changes, { seen }) => {
      try {
        const entries = Object.entries(seen).map(([path, print]): [string, string] => [
          payloadPathOf(path.slice(1)),
          print,
        ]);
        await save(toSettingsPayload(changes), undefined, Object.fromEntries(entries));
      } catch (error) {
        throw inFlatNames(error);
      }
    },
  });
  useEffect(() => {
    setUnsaved(form.changeCount > 0);
  }, [setUnsaved, form.changeCount]);
  return form;
}
