/**
 * Proposes special hours for Ramadan and the Eids, whose dates come from the platform's calendar. The owner accepts the
 * proposed hours by one tap, or edits them in the form first. Until then, nothing changes.
 */
import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { SPECIAL_TITLES, type IslamicOccasion, type SpecialHours } from '@qaima/schemas';
import { MoonStar } from 'lucide-react';
import { Badge } from '../../components/Badge.js';
import { useMenuMutations } from '../../data/useMenuMutations.js';
import { useLanguage, useTranslate } from '../../i18n/i18n.js';
import { tokens } from '../../theme/theme.js';
import { PeriodBars } from './PeriodBars.js';
import { PeriodDates } from './PeriodDates.js';

type Proposed = Pick<SpecialHours, 'title' | 'translations' | 'from' | 'to' | 'closed' | 'days'>;

interface ProposedSpecialHoursProps {
  readonly proposals: readonly { readonly occasion: IslamicOccasion; readonly hours: Proposed }[];
  /** Opens the form with the proposed hours. */
  readonly onReview: (hours: Proposed) => void;
}

export function ProposedSpecialHours({ proposals, onReview }: ProposedSpecialHoursProps) {
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
      {proposals.map(({ occasion, hours }) => (
        <Occasion key={occasion} occasion={occasion} hours={hours} onReview={onReview} />
      ))}
    </Box>
  );
}

type OccasionProps = ProposedSpecialHoursProps['proposals'][number] & Pick<ProposedSpecialHoursProps, 'onReview'>;

function Occasion({ occasion, hours, onReview }: OccasionProps) {
  const t = useTranslate();
  const language = useLanguage();
  const { createWithUndo } = useMenuMutations('specialHours');
  const [isBusy, setBusy] = useState(false);
  const title = SPECIAL_TITLES[occasion][language];
  const confirm = async () => {
    setBusy(true);
    // A failure is shown as a notification.
    await createWithUndo(hours).catch(() => undefined);
    setBusy(false);
  };
  return (
    <Box sx={{ paddingBlock: '8px', fontSize: 13.5 }}>
      <Box sx={{ fontSize: 15, fontWeight: 700 }}>{title}</Box>
      <PeriodDates {...hours} />
      {!hours.closed && <PeriodBars period={hours} />}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: '8px', marginBlockStart: '6px' }}>
        <Button variant="contained" disabled={isBusy} onClick={() => void confirm()}>
          {t('specialHours.confirm', { title })}
        </Button>
        <Button
          variant="outlined"
          color="inherit"
          aria-label={t('specialHours.reviewOf', { title })}
          onClick={() => onReview({ ...hours, closed: false })}
        >
          {t('specialHours.review')}
        </Button>
      </Box>
    </Box>
  );
}
