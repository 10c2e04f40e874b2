/** The whole week as one form: each day's hours are fields in its row, and one button saves all changed days. */
import { useEffect, useMemo, useRef } from 'react';
import Box from '@mui/material/Box';
import {
  ApiError,
  DAYS,
  fingerprintsOf,
  weekDays,
  weekOf,
  weekSchema,
  type DayName,
  type Fingerprints,
  type Menu,
  type WorkingDayUpdateInput,
} from '@qaima/schemas';
import { isOneOf } from '@qaima/schemas/core/typeGuards';
import { useSaveSettings } from '../../data/useSaveSettings.js';
import { useTranslate } from '../../i18n/i18n.js';
import type { Overrides } from '../../schema-ui/fieldOverrides.js';
import type { FormValues } from '../../schema-ui/form/formValues.js';
import { SchemaForm } from '../../schema-ui/form/SchemaForm.js';
import type { Sent } from '../../schema-ui/form/useFormState.js';
import { BarAxis } from './DayBar.js';
import { DAY_COLUMN, HoursCell, WeekDayField } from './WeekDayField.js';

/** Shows the days in the order of the country's week. */
const overridesFor = (order: readonly string[]): Overrides =>
  Object.fromEntries(
    DAYS.map((day, index) => [
      `Week.${day}`,
      {
        field: WeekDayField,
        cell: HoursCell,
        empty: 'workingDays.closed',
        last: index < DAYS.findIndex((one) => one === order[0]),
      },
    ]),
  );

export function WeekForm({ menu }: { readonly menu: Menu }) {
  const t = useTranslate();
  const save = useSaveSettings();
  const { workingDays, country } = menu;
  const record = useMemo(() => weekOf(workingDays ?? []), [workingDays]);
  const overrides = useMemo(() => overridesFor(weekDays(country)), [country]);
  // A conflict is answered after others have changed the week, and the undo brings back their hours.
  const stored = useRef(record);
  useEffect(() => {
    stored.current = record;
  }, [record]);
  const send = async (changes: FormValues, { seen, whole }: Sent) => {
    const names = DAYS.filter((day) => Object.hasOwn(changes, day));
    const count = { smart_count: names.length };
    const undo = {
      changes: { workingDays: updatesOf(names, stored.current) },
      seen: printsOfDays(fingerprintsOf(whole, names)),
      said: t('workingDays.undone', count),
    };
    try {
      await save({ workingDays: updatesOf(names, changes) }, t('workingDays.saved', count), printsOfDays(seen), undo);
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
        <Box sx={{ paddingBlockStart: '6px', paddingInlineStart: `${DAY_COLUMN}px` }}>
          <BarAxis />
        </Box>
      }
    />
  );
}

/** The named days as updates. The cast is safe, because the form's validator or the server has accepted the values. */
const updatesOf = (names: readonly DayName[], week: FormValues) =>
  names.map((day) => (week[day] ?? { day: `M${day}` }) as WorkingDayUpdateInput);

const printsOfDays = (prints: Fingerprints): Fingerprints =>
  Object.fromEntries(Object.entries(prints).map(([path, print]) => [`/workingDays${path}`, print]));

/** The path in the form of a path in the payload: its days are a list in errors, and named in conflicts. */
function formPathOf(path: string, sent: readonly string[]): string {
  const [, , day = '', ...rest] = path.split('/');
  return ['', isOneOf(DAYS, day) ? day : (sent[Number(day)] ?? day), ...rest].join('/');
}
