/** A day of the week's form: its hours as fields in one line, with their bar below them. */
import { useEffect, useRef } from 'react';
import Box from '@mui/material/Box';
import {
  DAYS,
  daysToCopyTo,
  resolveTimeZone,
  todayIn,
  weekDays,
  weekOf,
  weekRows,
  type DayName,
  type WorkingDay,
} from '@qaima/schemas';
import { isRecord } from '@qaima/schemas/core/typeGuards';
import { useSelectedId } from '../../components/useSelectedId.js';
import { useMenu } from '../../data/menu.js';
import { useTranslate } from '../../i18n/i18n.js';
import type { CellProps } from '../../schema-ui/fieldOverrides.js';
import { useFormContext } from '../../schema-ui/form/formContext.js';
import type { FormFieldProps } from '../../schema-ui/form/formTypes.js';
import { tokens } from '../../theme/theme.js';
import { DayBar } from './DayBar.js';
import { DayIntervals } from './DayIntervals.js';
import { DaySwitch } from './DaySwitch.js';
import { HoursNotes } from './HoursNotes.js';
import { HoursText } from './HoursText.js';
import { useDayLabel } from './useDayLabel.js';

/** The width in px of the column with the names of the days. */
export const DAY_COLUMN = 92;

/** The cast is safe, because only this field writes the value. Times may be unfinished. */
const hoursIn = (value: unknown) => (isRecord(value) ? (value as unknown as WorkingDay) : undefined);

/** The hours of a day, where they are shown without fields. */
export function HoursCell({ value }: CellProps) {
  const hours = hoursIn(value);
  const [row] = hours ? weekRows([hours], [hours.day]) : [];
  return row && <HoursText row={row} />;
}

export function WeekDayField({ formData, fieldPathId, errorSchema, disabled, ...field }: FormFieldProps) {
  const t = useTranslate();
  const label = useDayLabel();
  const { values, change } = useFormContext();
  const { data: menu } = useMenu();
  const order = weekDays(menu?.country);
  // The field is a property of the form, which has one for each weekday.
  const day = String(fieldPathId.path[0]) as DayName;
  const entry = hoursIn(formData);
  const latest = useRef(entry);
  useEffect(() => {
    if (entry) latest.current = entry;
  }, [entry]);
  const isNamed = useSelectedId('day')[0] === day;
  const row = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!isNamed) return;
    row.current?.focus({ preventScroll: true });
    row.current?.scrollIntoView({ block: 'center' });
  }, [isNamed]);
  const today = DAYS[new Date(todayIn(resolveTimeZone(menu?.settings?.timeZone), new Date())).getUTCDay()];
  const set = (hours: WorkingDay | undefined) => field.onChange(hours, fieldPathId.path, undefined, fieldPathId.$id);
  /** The hours before the day was closed, or else those of the open day before it. */
  const hoursToOpen = () => {
    const at = order.indexOf(day);
    const before = [...order.slice(at + 1), ...order.slice(0, at)].findLast((other) => values[other] !== undefined);
    const found = latest.current ?? (before && hoursIn(values[before]));
    return { start: '', end: '', also: [], ...found, day };
  };
  const open = order.filter((other) => values[other] !== undefined);
  const targets = daysToCopyTo(open, order);
  const copyFrom = (from: WorkingDay) =>
    change({ ...values, ...weekOf(targets.map((to) => ({ ...from, day: to }))) }, fieldPathId.$id);
  const [bar] = weekRows(entry ? [entry] : [], [day]);
  return (
    <Box ref={row} role="group" aria-label={label(day)} id={fieldPathId.$id} tabIndex={-1} sx={rowSx}>
      <div>
        <Box aria-hidden="true" sx={{ fontWeight: 700, lineHeight: '22px' }}>
          {label(day)}
        </Box>
        <DaySwitch
          day={day}
          isOpen={entry !== undefined}
          disabled={disabled}
          onChange={(isOpen) => set(isOpen ? hoursToOpen() : undefined)}
        >
          {day === today && <Box sx={todaySx}>{t('workingDays.today')}</Box>}
        </DaySwitch>
      </div>
      <Box sx={{ minInlineSize: 0 }}>
        {entry ? (
          <>
            <DayIntervals
              inline
              entry={entry}
              id={fieldPathId.$id}
              errors={errorSchema}
              disabled={disabled}
              onBlur={field.onBlur}
              onChange={set}
              copy={{ toAll: targets.length === order.length, onCopy: () => copyFrom(entry) }}
            />
            <HoursNotes hours={entry} marksNight />
          </>
        ) : (
          <Box sx={{ color: tokens.muted, lineHeight: `${tokens.target}px` }}>
            {t(open.length === 0 && !menu?.workingDays?.length ? 'workingDays.notSet' : 'workingDays.closed')}
          </Box>
        )}
        {bar && <DayBar row={bar} />}
      </Box>
    </Box>
  );
}

const rowSx = {
  display: 'grid',
  gridTemplateColumns: `${DAY_COLUMN}px minmax(0, 1fr)`,
  paddingBlockStart: '10px',
  borderBlockStart: `1px solid ${tokens.line}`,
  '&:focus-visible': { borderRadius: '8px' },
} as const;

const todaySx = { color: tokens.accent, fontSize: 12.5, fontWeight: 700 } as const;
