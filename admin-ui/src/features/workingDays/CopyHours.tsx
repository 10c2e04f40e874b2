/** Gives other days the hours of one. */
import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { DAYS, type DayName, type WorkingDay } from '@qaima/schemas';
import { CopyCheck } from 'lucide-react';
import { useSettings } from '../../data/useSaveSettings.js';
import { useSay } from '../../i18n/i18n.js';
import { look } from '../../theme/theme.js';
import { useDayLabel } from './useDayLabel.js';

interface CopyHoursProps {
  readonly from: WorkingDay;
  /** While the hours have changes that are not saved: it would not be clear which are copied. */
  readonly disabled: boolean;
  readonly onCopied: () => void;
}

export function CopyHours({ from, disabled, onCopied }: CopyHoursProps) {
  const say = useSay();
  const label = useDayLabel();
  const save = useSettings();
  const [to, setTo] = useState<ReadonlySet<DayName>>(new Set());
  const [busy, setBusy] = useState(false);
  const others = DAYS.filter((day) => day !== from.day);
  const flip = (day: DayName) => setTo(new Set(others.filter((one) => to.has(one) !== (one === day))));
  const copy = async () => {
    setBusy(true);
    const workingDays = [...to].map((day) => ({ day, start: from.start ?? '', end: from.end ?? '' }));
    const copied = await save({ workingDays }, 'workingDays.copied').then(
      () => true,
      () => false,
    );
    setBusy(false);
    if (copied) onCopied();
  };
  return (
    <Box role="group" aria-label={say('workingDays.copyTitle')} sx={{ display: 'grid', gap: '10px' }}>
      <Box component="h3" sx={{ margin: 0, fontSize: 15, lineHeight: '24px', fontWeight: 800 }}>
        {say('workingDays.copyTitle')}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: '8px' }}>
        {others.map((day) => (
          <Box
            component="label"
            key={day}
            sx={{
              position: 'relative',
              display: 'inline-flex',
              alignItems: 'center',
              minBlockSize: 44,
              paddingInline: '14px',
              border: `1px solid ${look.control}`,
              borderRadius: '999px',
              cursor: 'pointer',
              fontSize: 14,
              '&:has(:checked)': {
                borderColor: look.accent,
                boxShadow: `0 0 0 1px ${look.accent}`,
                color: look.accentDark,
                backgroundColor: look.accentSoft,
                fontWeight: 700,
              },
              '&:has(:focus-visible)': { outline: `3px solid ${look.accent}`, outlineOffset: 2 },
            }}
          >
            <input type="checkbox" className="sr-only" checked={to.has(day)} onChange={() => flip(day)} />
            {label(day)}
          </Box>
        ))}
      </Box>
      <Button
        variant="outlined"
        color="inherit"
        startIcon={<CopyCheck size={18} />}
        disabled={disabled || busy || to.size === 0}
        onClick={() => void copy()}
        sx={{ justifySelf: 'start' }}
      >
        {busy ? say('form.saving') : say('workingDays.copy', { smart_count: to.size })}
      </Button>
    </Box>
  );
}
