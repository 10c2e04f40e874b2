/** The special hours of the menu, with one tap for "closed today" and proposals for Ramadan and the Eids. */
import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import {
  formatBookingDate,
  islamicOccasions,
  todayIn,
  type Menu,
  type OccasionDates,
  type SpecialHours,
} from '@qaima/schemas';
import { CalendarOff, CalendarPlus, MoonStar } from 'lucide-react';
import { Badge } from '../../components/Badge.js';
import { Card } from '../../components/Card.js';
import { ListRow, RowList } from '../../components/ListRow.js';
import { useMenuMutations } from '../../data/useMenuMutations.js';
import { useLanguage, useTranslate } from '../../i18n/i18n.js';
import type { FormValues } from '../../schema-ui/form/formValues.js';
import { tokens } from '../../theme/theme.js';

interface SpecialHoursCardProps {
  readonly menu: Menu;
  readonly selectedId: string | null;
  readonly onSelect: (id: string | null) => void;
  /** Opens the form of new special hours. */
  readonly onCreate: (initial: FormValues) => void;
}

export function SpecialHoursCard({ menu, selectedId, onSelect, onCreate }: SpecialHoursCardProps) {
  const t = useTranslate();
  const { create } = useMenuMutations('specialHours');
  const [isClosing, setIsClosing] = useState(false);
  const today = todayIn(menu.settings?.timeZone, new Date());
  const all = menu.specialHours ?? [];
  const ahead = all.filter(({ to }) => to >= today).toSorted((one, other) => one.from.localeCompare(other.from));
  const isClosedToday = ahead.some(({ from, to, closed }) => closed && from === today && to === today);
  const days = (menu.workingDays ?? []).map(({ day, start, end, also }) => ({ day, start, end, also }));
  const proposals = islamicOccasions(today).filter(({ from }) => !all.some((period) => period.from === from));
  const closeToday = async () => {
    setIsClosing(true);
    // A failure is shown as a notification.
    await create({ title: t('specialHours.closedToday'), from: today, to: today, closed: true }).catch(() => undefined);
    setIsClosing(false);
  };
  return (
    <Card title={t('specialHours.title')} tour="workingDays.special">
      <Box sx={{ marginBlockEnd: '10px', color: tokens.muted, fontSize: 14 }}>{t('specialHours.hint')}</Box>
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
      {ahead.length > 0 && (
        <RowList label={t('specialHours.title')}>
          {ahead.map((period) => (
            <ListRow
              key={period._id}
              title={<bdi>{period.title}</bdi>}
              details={<Dates {...period} />}
              selected={period._id === selectedId}
              onSelect={() => onSelect(period._id === selectedId ? null : (period._id ?? null))}
            />
          ))}
        </RowList>
      )}
      {proposals.length > 0 && (
        <Proposals
          proposals={proposals}
          onReview={({ occasion, from, to }) =>
            onCreate({ title: t(`specialHours.occasions.${occasion}`), from, to, days })
          }
        />
      )}
    </Card>
  );
}

interface ProposalsProps {
  readonly proposals: readonly OccasionDates[];
  readonly onReview: (proposal: OccasionDates) => void;
}

/** Occasions by the platform's calendar. They change nothing until the owner has confirmed them in the form. */
function Proposals({ proposals, onReview }: ProposalsProps) {
  const t = useTranslate();
  return (
    <Box
      role="group"
      aria-label={t('specialHours.proposals')}
      sx={{ padding: '12px 14px', border: `2px solid ${tokens.accent}`, borderRadius: '16px' }}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '2px 10px', fontWeight: 800 }}>
        <MoonStar size={20} aria-hidden="true" />
        {t('specialHours.proposals')}
        <Badge tone="quiet">{t('specialHours.unconfirmed')}</Badge>
      </Box>
      <Box sx={{ marginBlock: '4px', color: tokens.muted, fontSize: 13.5 }}>{t('specialHours.sighting')}</Box>
      {proposals.map((proposal) => {
        const title = t(`specialHours.occasions.${proposal.occasion}`);
        return (
          <Box
            key={proposal.occasion}
            sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '0 12px', paddingBlock: '6px' }}
          >
            <Box sx={{ flex: '1 1 160px', fontSize: 13.5 }}>
              <Box sx={{ fontSize: 15, fontWeight: 700 }}>{title}</Box>
              <Dates from={proposal.from} to={proposal.to} closed={false} />
            </Box>
            <Button
              variant="outlined"
              color="inherit"
              aria-label={t(`specialHours.propose.${proposal.occasion}`)}
              onClick={() => onReview(proposal)}
            >
              {t('specialHours.review')}
            </Button>
          </Box>
        );
      })}
    </Box>
  );
}

function Dates({ from, to, closed }: Pick<SpecialHours, 'from' | 'to' | 'closed'>) {
  const t = useTranslate();
  const language = useLanguage();
  return (
    <Box component="span" sx={{ display: 'inline-flex', flexWrap: 'wrap', gap: '2px 8px' }}>
      <bdi>{formatBookingDate(from, language)}</bdi>
      {to !== from && (
        <>
          {t('workingDays.until')} <bdi>{formatBookingDate(to, language)}</bdi>
        </>
      )}
      {closed && <Badge tone="quiet">{t('workingDays.closed')}</Badge>}
    </Box>
  );
}
