/** The hours of one day of special hours, in the day's row: whether it is open, and its intervals. */
import Box from '@mui/material/Box';
import type { DayName, WorkingDay } from '@qaima/schemas';
import { useTranslate } from '../../i18n/i18n.js';
import { DayIntervals, type DayIntervalsProps } from './DayIntervals.js';
import { DaySwitch } from './DaySwitch.js';
import { useDayLabel } from './useDayLabel.js';

interface DayFieldsProps extends Omit<DayIntervalsProps, 'entry' | 'inline'> {
  readonly day: DayName;
  /** Undefined on a day that is closed. */
  readonly entry: WorkingDay | undefined;
  readonly onOpen: () => void;
  readonly onClose: () => void;
}

export function DayFields({ day, entry, onOpen, onClose, ...intervals }: DayFieldsProps) {
  const t = useTranslate();
  return (
    <Box role="group" aria-label={useDayLabel()(day)} sx={{ display: 'grid', gap: '10px', paddingBlockEnd: '14px' }}>
      <DaySwitch
        day={day}
        isOpen={entry !== undefined}
        disabled={intervals.disabled}
        onChange={(isOpen) => (isOpen ? onOpen() : onClose())}
      >
        <span aria-hidden="true">{t('specialHours.open')}</span>
      </DaySwitch>
      {entry && <DayIntervals {...intervals} entry={entry} />}
    </Box>
  );
}
