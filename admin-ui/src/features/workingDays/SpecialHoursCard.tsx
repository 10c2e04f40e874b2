/** The special hours of the menu, with one tap for "closed today" and proposals for Ramadan and the Eids. */
import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import {
  islamicOccasions,
  openingState,
  proposedHours,
  proposedTitle,
  specialPeriodOn,
  todayIn,
  type Menu,
} from '@qaima/schemas';
import { CalendarOff, CalendarPlus } from 'lucide-react';
import { Card } from '../../components/Card.js';
import { ListRow, RowList } from '../../components/ListRow.js';
import { useMenuMutations } from '../../data/useMenuMutations.js';
import { useTranslate } from '../../i18n/i18n.js';
import { tokens } from '../../theme/theme.js';
import { ProposedSpecialHours } from './ProposedSpecialHours.js';
import { PeriodBars } from './PeriodBars.js';
import { PeriodDates } from './PeriodDates.js';
import { YieldedDates } from './PeriodOverlaps.js';
import type { NewSpecialHours } from './SpecialHoursPanels.js';

interface SpecialHoursCardProps {
  readonly menu: Menu;
  readonly selectedId: string | null;
  readonly onSelect: (id: string | null) => void;
  /** Opens the form of new special hours. */
  readonly onCreate: (initial: NewSpecialHours) => void;
}

export function SpecialHoursCard({ menu, selectedId, onSelect, onCreate }: SpecialHoursCardProps) {
  const t = useTranslate();
  const { createWithUndo } = useMenuMutations('specialHours');
  const [isClosing, setIsClosing] = useState(false);
  const now = new Date();
  const today = todayIn(menu.settings?.timeZone, now);
  const all = menu.specialHours ?? [];
  const ahead = all.filter(({ to }) => to >= today).toSorted((one, other) => one.from.localeCompare(other.from));
  const isClosedToday = specialPeriodOn(all, Date.parse(today))?.closed === true;
  // After midnight, the hours of yesterday may still run.
  const isStillOpen = isClosedToday && openingState(menu, now, menu.settings?.timeZone).open;
  const days = menu.workingDays ?? [];
  const proposals = islamicOccasions(today).filter(({ from }) => !all.some((period) => period.from === from));
  const closeToday = async () => {
    setIsClosing(true);
    // A failure is shown as a notification.
    await createWithUndo({
      ...proposedTitle('closedToday', menu.languages),
      from: today,
      to: today,
      closed: true,
    }).catch(() => undefined);
    setIsClosing(false);
  };
  return (
    <Card title={t('specialHours.title')} tour="workingDays.special">
      <Box sx={{ marginBlockEnd: '10px', color: tokens.muted, fontSize: 14 }}>{t('specialHours.hint')}</Box>
      {days.length === 0 && (
        <Box component="p" sx={{ margin: '0 0 10px', color: tokens.warning, fontSize: 14, fontWeight: 600 }}>
          {t('specialHours.needsWeek')}
        </Box>
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: '8px', marginBlockEnd: '12px' }}>
        <Button
          variant="outlined"
          color="inherit"
          startIcon={<CalendarOff size={18} />}
          disabled={isClosing || isClosedToday}
          onClick={() => void closeToday()}
        >
          {t(isClosedToday ? 'specialHours.isClosedToday' : 'specialHours.closeToday')}
        </Button>
        <Button
          variant="outlined"
          color="inherit"
          startIcon={<CalendarPlus size={18} />}
          onClick={() => onCreate({ from: today, to: today, days })}
        >
          {t('specialHours.createTitle')}
        </Button>
      </Box>
      {isStillOpen && (
        <Box role="status" sx={{ marginBlockEnd: '10px', color: tokens.warning, fontSize: 14, fontWeight: 600 }}>
          {t('specialHours.stillOpen')}
        </Box>
      )}
      {ahead.length > 0 && (
        <RowList label={t('specialHours.title')}>
          {ahead.map((period) => (
            <ListRow
              key={period._id}
              title={<bdi>{period.title}</bdi>}
              details={<PeriodDates {...period} />}
              selected={period._id === selectedId}
              onSelect={() => onSelect(period._id === selectedId ? null : period._id)}
            >
              {!period.closed && <PeriodBars period={period} />}
              <YieldedDates period={period} />
            </ListRow>
          ))}
        </RowList>
      )}
      {proposals.length > 0 && (
        <ProposedSpecialHours
          proposals={proposals.map(({ occasion, from, to }) => ({
            occasion,
            hours: { ...proposedTitle(occasion, menu.languages), from, to, ...proposedHours(occasion, days) },
          }))}
          onReview={onCreate}
        />
      )}
    </Card>
  );
}
