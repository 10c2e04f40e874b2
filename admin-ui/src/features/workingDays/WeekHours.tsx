/** The days of the week with their hours. The selected day has a delete button. */
import Box from '@mui/material/Box';
import { endsNextDay, weekRows, type DayName, type WeekRow, type WorkingDay } from '@qaima/schemas';
import { Globe } from 'lucide-react';
import { Badge } from '../../components/Badge.js';
import { Card } from '../../components/Card.js';
import { ListRow, RowList } from '../../components/ListRow.js';
import { RowsSkeleton } from '../../components/RowsSkeleton.js';
import { useTranslate } from '../../i18n/i18n.js';
import { tokens } from '../../theme/theme.js';
import { DeleteDay } from './DeleteDay.js';
import { useDayLabel } from './useDayLabel.js';

interface WeekHoursProps {
  /** Undefined while loading. */
  readonly days: readonly WorkingDay[] | undefined;
  readonly timeZone: string;
  readonly chosen: DayName | null;
  readonly onChoose: (day: DayName) => void;
  readonly onDeleted: () => void;
}

export function WeekHours({ days, timeZone, chosen, onChoose, onDeleted }: WeekHoursProps) {
  const t = useTranslate();
  const label = useDayLabel();
  const chosenEntry = days?.findLast(({ day }) => day === chosen);
  return (
    <Card title={t('workingDays.caption')} tour="workingDays.hours">
      <Box
        sx={{
          display: 'flex',
          alignItems: 'center',
          gap: '8px',
          marginBlockEnd: '8px',
          color: tokens.muted,
          fontSize: 13.5,
        }}
      >
        <Globe size={16} aria-hidden="true" />
        <span>
          {t('workingDays.timeZone')} <bdi dir="ltr">{timeZone}</bdi>
        </span>
      </Box>
      {!days && <RowsSkeleton count={4} />}
      {days?.length === 0 && <Box sx={{ paddingBlock: '4px 12px', color: tokens.muted }}>{t('workingDays.empty')}</Box>}
      {days && (
        <RowList label={t('workingDays.caption')}>
          {weekRows(days).map((line) => (
            <ListRow
              key={line.day}
              title={label(line.day)}
              details={days.length === 0 ? t('workingDays.notSet') : <Hours line={line} />}
              dim={line.kind === 'closed'}
              selected={line.day === chosen}
              onSelect={() => onChoose(line.day)}
              actions={line.day === chosen && chosenEntry && <DeleteDay entry={chosenEntry} onDeleted={onDeleted} />}
            />
          ))}
        </RowList>
      )}
    </Card>
  );
}

/** The hours in the format of the public page. A missing time means the start or end of the day. */
function Hours({ line }: { readonly line: WeekRow }) {
  const t = useTranslate();
  if (line.kind === 'closed') return t('workingDays.closed');
  if (line.kind === 'all-day') return t('workingDays.allDay');
  return (
    <Box component="span" sx={{ display: 'inline-flex', flexWrap: 'wrap', alignItems: 'center', gap: '2px 8px' }}>
      {line.intervals.map((interval) => (
        <span key={interval.start}>
          <bdi dir="ltr">{interval.start ?? '00:00'}</bdi> {t('workingDays.until')}{' '}
          <bdi dir="ltr">{interval.end ?? '24:00'}</bdi>
          {endsNextDay(interval) && (
            <>
              {' '}
              <Badge tone="quiet">{t('workingDays.nextDay')}</Badge>
            </>
          )}
        </span>
      ))}
    </Box>
  );
}
