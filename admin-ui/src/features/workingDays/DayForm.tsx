/** The form of a day's hours, in the day's row. While the user types, a note explains the typed hours. */
import { useEffect, useRef, useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { ApiError, workingDaySchema, type DayName, type Fingerprints, type WorkingDay } from '@qaima/schemas';
import { elementsOf, isRecord, textOf } from '@qaima/schemas/core/typeGuards';
import { Trash2 } from 'lucide-react';
import { useSaveSettings } from '../../data/useSaveSettings.js';
import { useTranslate } from '../../i18n/i18n.js';
import { useFormContext } from '../../schema-ui/form/formContext.js';
import type { FormValues } from '../../schema-ui/form/formValues.js';
import { SchemaForm } from '../../schema-ui/form/SchemaForm.js';
import type { Sent } from '../../schema-ui/form/useFormState.js';
import type { Overrides } from '../../schema-ui/fieldOverrides.js';
import { tokens } from '../../theme/theme.js';
import { CopyHours } from './CopyHours.js';
import { CopyToDays } from './CopyToDays.js';
import { HoursNotes } from './HoursNotes.js';
import { useDayLabel } from './useDayLabel.js';

/** The day is chosen in the list, so the form omits it. */
const overrides: Overrides = { 'WorkingDay.day': { hidden: true } };

interface DayFormProps {
  readonly day: DayName;
  /** The stored hours; undefined on a day off. */
  readonly record: WorkingDay | undefined;
  /** The other days for which the form proposes the same hours. */
  readonly proposed: readonly DayName[];
  readonly onDone: () => void;
}

export function DayForm({ day, record, proposed, onDone }: DayFormProps) {
  const t = useTranslate();
  const title = t('workingDays.editOf', { day: useDayLabel()(day) });
  const save = useSaveSettings();
  const [unsaved, setUnsaved] = useState(0);
  const [others, setOthers] = useState<ReadonlySet<DayName>>(() => new Set(proposed));
  const content = useRef<HTMLDivElement>(null);
  // The form opens inside of a long page, where most of it would be below the edge of a phone's screen.
  useEffect(() => {
    content.current?.focus({ preventScroll: true });
    content.current?.closest('li')?.scrollIntoView({ block: 'start' });
  }, []);
  // A field that the user has cleared is sent explicitly, because the server keeps fields that are absent.
  const edit = async (values: FormValues, seen: Fingerprints) => {
    const start = `/workingDays/${day}`;
    const prints = Object.fromEntries(Object.entries(seen).map(([path, print]) => [start + path, print]));
    try {
      await save({ workingDays: [{ day, ...values }] }, t('workingDays.changed'), prints);
    } catch (error) {
      throw error instanceof ApiError ? error.mapPaths((path) => path.replace(start, '')) : error;
    }
  };
  const create = (values: FormValues) => {
    // The form's validator has already accepted the values.
    const also = (values['also'] as WorkingDay['also']) ?? [];
    const hours = { start: textOf(values['start']), end: textOf(values['end']), also };
    const workingDays = [day, ...others].map((one) => ({ ...hours, day: one }));
    return save({ workingDays }, t('workingDays.saved', { smart_count: workingDays.length }));
  };
  return (
    <Box ref={content} tabIndex={-1} sx={{ paddingBlockEnd: '16px', outline: 'none' }}>
      <SchemaForm
        schema={workingDaySchema}
        {...(record ? { record } : { initial: { day } })}
        overrides={overrides}
        label={title}
        submit={t(record || others.size > 0 ? 'form.save' : 'workingDays.create')}
        submitting={t('form.saving')}
        reach="panel"
        onUnsaved={setUnsaved}
        onSend={(values, { seen }: Sent) => (record ? edit(values, seen) : create(values))}
        onSent={onDone}
        between={
          <>
            <RemoveFirstShift />
            <TypedHoursNotes />
            {!record && (
              <Box sx={{ marginBlockStart: '16px' }}>
                <CopyToDays day={day} title={t('workingDays.alsoOn')} chosen={others} onChange={setOthers} />
              </Box>
            )}
          </>
        }
      />
      {record && (
        <Box sx={{ marginBlockStart: '16px', paddingBlockStart: '14px', borderBlockStart: `1px solid ${tokens.line}` }}>
          <CopyHours from={record} disabled={unsaved > 0} onCopied={onDone} />
        </Box>
      )}
    </Box>
  );
}

/** Removes the first of several shifts: the second one takes its place. The list of the form has only the others. */
function RemoveFirstShift() {
  const t = useTranslate();
  const { values, change } = useFormContext();
  const [second, ...others] = elementsOf(values['also']);
  if (!isRecord(second)) return null;
  const first = { start: textOf(second['start']), end: textOf(second['end']) };
  return (
    <Button
      color="inherit"
      startIcon={<Trash2 size={18} />}
      onClick={() => change({ ...values, ...first, also: others }, '')}
      sx={{ marginBlockStart: '8px' }}
    >
      {t('specialHours.removeInterval', { number: 1 })}
    </Button>
  );
}

/** Explains the form's hours while they are typed. */
function TypedHoursNotes() {
  const { values } = useFormContext();
  return (
    <Box sx={{ marginBlockStart: '10px' }}>
      <HoursNotes hours={values} />
    </Box>
  );
}
