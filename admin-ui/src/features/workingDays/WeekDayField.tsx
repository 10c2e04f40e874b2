/** A day of the week's form: its hours as fields in one line, with their bar below them. */
import { useRef } from 'react';
import Box from '@mui/material/Box';
import {
  DAYS,
  resolveTimeZone,
  todayIn,
  weekDays,
  weekOf,
  weekRows,
  type DayName,
  type WorkingDay,
} from '@qaima/schemas';
import { isRecord } from '@qaima/schemas/core/typeGuards';
import { Badge } from '../../components/Badge.js';
import { useMenu } from '../../data/menu.js';
import { useTranslate } from '../../i18n/i18n.js';
import { useFormContext } from '../../schema-ui/form/formContext.js';
import type { FormFieldProps } from '../../schema-ui/form/formTypes.js';
import { tokens } from '../../theme/theme.js';
import { DayBar } from './DayBar.js';
import { DayFields } from './DayFields.js';
import { HoursNotes } from './HoursNotes.js';
import { useDayLabel } from './useDayLabel.js';

/** The width in px of the column with the names of the days. */
export const DAY_COLUMN = 84;

/** The cast is safe, because only this field writes the value. Times may be unfinished. */
const hoursIn = (value: unknown) => (isRecord(value) ? (value as unknown as WorkingDay) : undefined);

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
  if (entry) latest.current = entry;
  const today = DAYS[new Date(todayIn(resolveTimeZone(menu?.settings?.timeZone), new Date())).getUTCDay()];
  const set = (hours: WorkingDay | undefined) => field.onChange(hours, fieldPathId.path, undefined, fieldPathId.$id);
  /** The hours before the day was closed, or else those of the open day before it. */
  const hoursToOpen = () => {
    const at = order.indexOf(day);
    const before = [...order.slice(at + 1), ...order.slice(0, at)].findLast((other) => values[other] !== undefined);
    const found = latest.current ?? (before && hoursIn(values[before]));
    return { start: '', end: '', also: [], ...found, day };
  };
  const [row] = weekRows(entry ? [entry] : [], [day]);
  return (
    <Box id={fieldPathId.$id} tabIndex={-1} sx={rowSx}>
      <Box sx={{ display: 'grid', justifyItems: 'start', minBlockSize: tokens.target, alignContent: 'center' }}>
        <Box component="span" aria-hidden="true" sx={{ fontWeight: 700 }}>
          {label(day)}
        </Box>
        {day === today && <Badge tone="accent">{t('workingDays.today')}</Badge>}
      </Box>
      <Box sx={{ minInlineSize: 0 }}>
        <DayFields
          inline
          day={day}
          entry={entry}
          id={fieldPathId.$id}
          errors={errorSchema}
          disabled={disabled}
          onBlur={field.onBlur}
          onChange={set}
          onOpen={() => set(hoursToOpen())}
          onClose={() => set(undefined)}
          onCopy={(from) => change(weekOf(order.map((to) => ({ ...from, day: to }))), fieldPathId.$id)}
        />
        {entry && <HoursNotes hours={entry} marksNight />}
        {row && <DayBar row={row} />}
      </Box>
    </Box>
  );
}

const rowSx = {
  display: 'grid',
  gridTemplateColumns: `${DAY_COLUMN}px minmax(0, 1fr)`,
  paddingBlockStart: '10px',
  borderBlockStart: `1px solid ${tokens.line}`,
} as const;
