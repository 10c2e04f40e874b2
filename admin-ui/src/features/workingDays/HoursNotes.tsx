/** Explains hours while they are typed: open all day, open past midnight, or shifts that are likely mistakes. */
import { earlyMorningShift, endsNextDay, hasOverlappingShifts } from '@qaima/schemas';
import { elementsOf, isRecord, propertyOf, textOf } from '@qaima/schemas/core/typeGuards';
import { useTranslate } from '../../i18n/i18n.js';
import { InfoNotes } from './InfoNotes.js';

const shiftOf = (value: unknown) => ({
  start: textOf(propertyOf(value, 'start')),
  end: textOf(propertyOf(value, 'end')),
});

/** The additional shifts that have a start and an end. */
const completeShifts = (value: unknown) =>
  elementsOf(value)
    .filter(isRecord)
    .map(shiftOf)
    .filter(({ start, end }) => start && end);

interface HoursNotesProps {
  /** The hours of a day as typed. */
  readonly hours: unknown;
  /** Whether the fields themselves show that an interval ends on the next day. */
  readonly marksNight?: boolean;
}

export function HoursNotes({ hours, marksNight = false }: HoursNotesProps) {
  const t = useTranslate();
  const { start, end } = shiftOf(hours);
  const also = completeShifts(propertyOf(hours, 'also'));
  const early = earlyMorningShift({ start, also });
  const notes = [
    ...(start || end ? [] : [t('workingDays.bothEmpty')]),
    ...(start && !end ? [t('workingDays.noEnd')] : []),
    ...(end && !start ? [t('workingDays.noStart')] : []),
    ...(endsNextDay({ start, end }) && !marksNight ? [t('workingDays.pastMidnight')] : []),
    ...(hasOverlappingShifts({ start, end, also }) ? [t('workingDays.overlap')] : []),
    ...(early ? [t('workingDays.earlyMorning', { time: early })] : []),
  ];
  return (
    <div role="status">
      <InfoNotes notes={notes} />
    </div>
  );
}
