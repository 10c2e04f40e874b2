/** Creates or edits the hours of a day. While the user types, a note explains them. */
import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import {
  endsNextDay,
  ApiError,
  workingDaySchema,
  type DayName,
  type Fingerprints,
  type WorkingDay,
} from '@qaima/schemas';
import { Info } from 'lucide-react';
import { Card } from '../../components/Card.js';
import { useSaveSettings } from '../../data/useSaveSettings.js';
import { useTranslate } from '../../i18n/i18n.js';
import { useFormContext } from '../../schema-ui/form/formContext.js';
import type { FormValues } from '../../schema-ui/form/formValues.js';
import { SchemaForm } from '../../schema-ui/form/SchemaForm.js';
import type { Sent } from '../../schema-ui/form/useFormState.js';
import type { Overrides } from '../../schema-ui/fieldOverrides.js';
import { tokens } from '../../theme/theme.js';
import { CopyHours } from './CopyHours.js';
import { useDayLabel } from './useDayLabel.js';

/** The day is chosen in the list, so the form omits it. */
const editing: Overrides = { 'WorkingDay.day': { hidden: true } };

interface DayFormProps {
  /** Null for a new day. */
  readonly day: DayName | null;
  readonly days: readonly WorkingDay[];
  readonly onDone: () => void;
}

export function DayForm({ day, days, onDone }: DayFormProps) {
  const t = useTranslate();
  const label = useDayLabel();
  const save = useSaveSettings();
  const [unsaved, setUnsaved] = useState(0);
  const record = days.find((one) => one.day === day);
  const title = record ? t('workingDays.editOf', { day: label(record.day) }) : t('workingDays.createTitle');
  // A field that the user has cleared is sent explicitly, because the server keeps fields that are absent.
  const edit = async (edited: DayName, values: FormValues, seen: Fingerprints) => {
    const start = `/workingDays/${edited}`;
    const prints = Object.fromEntries(Object.entries(seen).map(([path, print]) => [start + path, print]));
    try {
      await save({ workingDays: [{ day: edited, ...values }] }, 'workingDays.changed', prints);
    } catch (error) {
      throw error instanceof ApiError ? error.mapPaths((path) => path.replace(start, '')) : error;
    }
  };
  const send = (values: FormValues, { seen }: Sent) =>
    record
      ? edit(record.day, values, seen)
      : save(
          {
            workingDays: [
              // The form's validator has already accepted the values.
              {
                day: values['day'] as DayName,
                start: textOf(values['start']),
                end: textOf(values['end']),
                also: (values['also'] as WorkingDay['also']) ?? [],
              },
            ],
          },
          'workingDays.created',
        );
  return (
    <Card title={title} tour="workingDays.form">
      <SchemaForm
        schema={workingDaySchema}
        {...(record ? { record, overrides: editing } : { initial: day ? { day } : {} })}
        label={title}
        submit={t(record ? 'form.save' : 'workingDays.create')}
        submitting={t(record ? 'form.saving' : 'form.creating')}
        reach="panel"
        onUnsaved={setUnsaved}
        onSend={send}
        onSent={onDone}
        between={<HoursNote days={record ? [] : days} />}
      />
      {record && (
        <Box sx={{ marginBlockStart: '16px', paddingBlockStart: '14px', borderBlockStart: `1px solid ${tokens.line}` }}>
          <CopyHours from={record} disabled={unsaved > 0} onCopied={onDone} />
        </Box>
      )}
      {day && (
        <Button color="inherit" onClick={onDone} sx={{ marginBlockStart: '8px', fontWeight: 400 }}>
          {t('workingDays.another')}
        </Button>
      )}
    </Card>
  );
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : '');

interface HoursNoteProps {
  /** The days whose hours would be replaced. */
  readonly days: readonly WorkingDay[];
}

/** Explains the typed hours: open all day, open past midnight, or replacing the hours of other days. */
function HoursNote({ days }: HoursNoteProps) {
  const t = useTranslate();
  const label = useDayLabel();
  const { values } = useFormContext();
  const start = textOf(values['start']);
  const end = textOf(values['end']);
  const replaced = days.find(({ day }) => day === values['day']);
  const notes = [
    ...(start || end ? [] : [t('workingDays.bothEmpty')]),
    ...(start && !end ? [t('workingDays.noEnd')] : []),
    ...(end && !start ? [t('workingDays.noStart')] : []),
    ...(endsNextDay({ start, end }) ? [t('workingDays.pastMidnight')] : []),
    ...(replaced ? [t('workingDays.replaces', { day: label(replaced.day) })] : []),
  ];
  return (
    <Box
      role="status"
      sx={{ display: 'grid', gap: '4px', marginBlockStart: '10px', color: tokens.muted, fontSize: 13.5 }}
    >
      {notes.map((note) => (
        <Box key={note} sx={{ display: 'flex', gap: '8px', alignItems: 'start' }}>
          <Info size={16} aria-hidden="true" style={{ flexShrink: 0, marginBlockStart: 3 }} />
          <span>{note}</span>
        </Box>
      ))}
    </Box>
  );
}
