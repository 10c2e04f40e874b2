/** The whole week as one form: each day's hours are fields in its row, and one button saves all changed days. */
import { useMemo } from 'react';
import Box from '@mui/material/Box';
import { ApiError, DAYS, weekDays, weekOf, weekSchema, type Menu, type WorkingDayUpdateInput } from '@qaima/schemas';
import { isOneOf } from '@qaima/schemas/core/typeGuards';
import { useSaveSettings } from '../../data/useSaveSettings.js';
import { useTranslate } from '../../i18n/i18n.js';
import type { Overrides } from '../../schema-ui/fieldOverrides.js';
import type { FormValues } from '../../schema-ui/form/formValues.js';
import { SchemaForm } from '../../schema-ui/form/SchemaForm.js';
import type { Sent } from '../../schema-ui/form/useFormState.js';
import { BarAxis } from './DayBar.js';
import { DAY_COLUMN, WeekDayField } from './WeekDayField.js';

/** Shows the days in the order of the country's week. */
const overridesFor = (order: readonly string[]): Overrides =>
  Object.fromEntries(
    DAYS.map((day, index) => [
      `Week.${day}`,
      { field: WeekDayField, last: index < DAYS.findIndex((one) => one === order[0]) },
    ]),
  );

export function WeekForm({ menu }: { readonly menu: Menu }) {
  const t = useTranslate();
  const save = useSaveSettings();
  const { workingDays, country } = menu;
  const record = useMemo(() => weekOf(workingDays ?? []), [workingDays]);
  const overrides = useMemo(() => overridesFor(weekDays(country)), [country]);
  const send = async (changes: FormValues, { seen }: Sent) => {
    const names = DAYS.filter((day) => Object.hasOwn(changes, day));
    // The cast is safe, because the form's validator has already accepted the values.
    const days = names.map((day) => (changes[day] ?? { day: `M${day}` }) as WorkingDayUpdateInput);
    const prints = Object.entries(seen).map(([path, print]): [string, string] => [`/workingDays${path}`, print]);
    try {
      const said = t('workingDays.saved', { smart_count: days.length });
      await save({ workingDays: days }, said, Object.fromEntries(prints));
    } catch (error) {
      throw error instanceof ApiError ? error.mapPaths((path) => formPathOf(path, names)) : error;
    }
  };
  return (
    <SchemaForm
      schema={weekSchema}
      record={record}
      overrides={overrides}
      label={t('workingDays.caption')}
      submit={t('form.save')}
      submitting={t('form.saving')}
      bar="page"
      onSend={send}
      between={
        <Box sx={{ paddingInlineStart: `${DAY_COLUMN}px` }}>
          <BarAxis />
        </Box>
      }
    />
  );
}

/** The path in the form of a path in the payload: its days are a list in errors, and named in conflicts. */
function formPathOf(path: string, sent: readonly string[]): string {
  const [, , day = '', ...rest] = path.split('/');
  return ['', isOneOf(DAYS, day) ? day : (sent[Number(day)] ?? day), ...rest].join('/');
}
