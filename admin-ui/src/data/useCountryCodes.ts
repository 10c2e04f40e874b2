/**
 * Adds the menu's country code to phone numbers in a form, as the server does. Numbers that the user has not changed
 * stay as they are. (docs/spec/domain.md#country)
 */
import { useCallback } from 'react';
import { DEFAULT_COUNTRY, withCountryCodes, type ObjectSchema } from '@qaima/schemas';
import { isRecord } from '@qaima/schemas/core/typeGuards';
import { useMenu } from './menu.js';

type Values = Readonly<Record<string, unknown>>;

/**
 * Returns a function that completes the phone numbers of a form before validation.
 * @param record the edited record; absent for a new one
 */
export function useCountryCodes(schema: ObjectSchema, record?: Values): (values: Values) => Values {
  const { data: menu } = useMenu();
  const stored = menu?.country ?? DEFAULT_COUNTRY;
  return useCallback(
    (values) => {
      const { country: chosen } = values;
      const completed = withCountryCodes(schema, values, typeof chosen === 'string' ? chosen : stored);
      if (!isRecord(completed) || completed === values) return values;
      const entries = Object.entries(values).map(([name, value]) => {
        const isUnchanged = record !== undefined && Object.is(value, record[name]);
        return [name, isUnchanged ? value : completed[name]] as const;
      });
      return Object.fromEntries(entries);
    },
    [schema, record, stored],
  );
}
