/** The hours in the format of the public page. A missing time means the start or end of the day. */
import { endsNextDay, LIST_SEPARATOR, type WeekRow } from '@qaima/schemas';
import { Badge } from '../../components/Badge.js';
import { useLanguage, useTranslate } from '../../i18n/i18n.js';

export function HoursText({ row }: { readonly row: Omit<WeekRow, 'day'> }) {
  const t = useTranslate();
  const language = useLanguage();
  if (row.kind === 'closed') return t('workingDays.closed');
  if (row.kind === 'all-day') return t('workingDays.allDay');
  return row.intervals.map((interval, index, { length }) => (
    <span key={interval.start}>
      <bdi dir="ltr">{interval.start ?? '00:00'}</bdi> {t('workingDays.until')}{' '}
      <bdi dir="ltr">{interval.end ?? '24:00'}</bdi>
      {endsNextDay(interval) && (
        <>
          {' '}
          <Badge tone="quiet">{t('workingDays.nextDay')}</Badge>
        </>
      )}
      {index < length - 1 && LIST_SEPARATOR[language]}
    </span>
  ));
}
