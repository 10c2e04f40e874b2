/** A date and time in the device's time zone, sent as an instant. */
import { useState } from 'react';
import Box from '@mui/material/Box';
import { fromWallClock, isDate, wallClockInZone } from '@qaima/schemas';
import { DateField } from '../../../components/DateField.js';
import { deviceTimeZone } from '../../../components/formatDateTime.js';
import { selectTextOnFocus } from '../../../components/selectTextOnFocus.js';
import { plainTimeZoneName } from '../../../components/timeZoneName.js';
import { useLanguage, useTranslate } from '../../../i18n/i18n.js';
import { tokens } from '../../../theme/theme.js';
import { errorAria } from '../formContext.js';
import type { FormWidgetProps } from '../formTypes.js';
import css from './DateTimeWidget.module.css';
import { parseTime, formatTypedTime } from './TimeInput.js';

interface Typed {
  readonly date: string;
  readonly time: string;
}

/** Stands for a missing time. It makes the value invalid. */
const NO_TIME = '--:--';

const CLOCK = /^([01]\d|2[0-3]):[0-5]\d$/;

/**
 * The typed date and time as an instant. Incomplete text is returned unchanged, and validation rejects it. Undefined if
 * both inputs are empty.
 */
function valueOf({ date, time }: Typed, zone: string): string | undefined {
  const clock = parseTime(time);
  if (isDate(date) && CLOCK.test(clock))
    return new Date(fromWallClock(Date.parse(`${date}T${clock}Z`), zone)).toISOString();
  // Without `NO_TIME`, a date alone would be parsed as midnight.
  return date === '' && time === '' ? undefined : `${date} ${time || NO_TIME}`;
}

/** The inputs for a value, also for an incomplete one: what blocks a form must be visible in it. */
function typedOf(value: unknown, zone: string): Typed {
  if (typeof value !== 'string') return { date: '', time: '' };
  // `Date.parse` alone also accepts parts of a date.
  if (value.endsWith('Z') && !Number.isNaN(Date.parse(value))) return wallClockInZone(zone, value);
  const separator = value.lastIndexOf(' ');
  return { date: value.slice(0, separator), time: value.slice(separator + 1).replace(NO_TIME, '') };
}

export function DateTimeWidget({ id, value, required, disabled, rawErrors, onChange, onBlur }: FormWidgetProps) {
  const t = useTranslate();
  const language = useLanguage();
  const aria = errorAria(id, rawErrors);
  const zone = deviceTimeZone();
  const [typed, setTyped] = useState(() => typedOf(value, zone));
  // The typed text stays, unless the caller has set another value.
  const shown = valueOf(typed, zone) === value ? typed : typedOf(value, zone);
  const change = (part: Partial<Typed>) => {
    const next = { ...shown, ...part };
    setTyped(next);
    onChange(valueOf(next, zone));
  };
  // The error belongs to the part that is missing or wrong.
  const isTimeWrong = isDate(shown.date) && !CLOCK.test(parseTime(shown.time));
  const described = [aria['aria-describedby'], `${id}__zone`].filter(Boolean).join(' ');
  return (
    <>
      <div className={css['moment']}>
        <DateField
          id={id}
          value={shown.date}
          disabled={disabled ?? false}
          aria-required={required ?? false}
          {...(isTimeWrong ? {} : aria)}
          aria-describedby={described}
          onChange={(date) => change({ date })}
          onBlur={() => onBlur(id, value)}
        />
        <input
          dir="ltr"
          inputMode="numeric"
          autoComplete="off"
          placeholder="00:00"
          aria-label={t('desk.time')}
          {...(isTimeWrong ? aria : {})}
          disabled={disabled ?? false}
          className={css['time']}
          value={shown.time}
          onFocus={selectTextOnFocus}
          onChange={({ target }) => change({ time: formatTypedTime(target.value) })}
          onBlur={() => {
            change({ time: parseTime(shown.time) });
            onBlur(id, value);
          }}
        />
      </div>
      <Box id={`${id}__zone`} sx={{ marginBlockStart: '4px', fontSize: 12.5, lineHeight: '19px', color: tokens.muted }}>
        {t('desk.zone')} <bdi>{plainTimeZoneName(zone, language)}</bdi>
      </Box>
    </>
  );
}
