/** Copies the hours of a day to other days. */
import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { weekDays, type DayName, type WorkingDay } from '@qaima/schemas';
import { CopyCheck } from 'lucide-react';
import { useMenu } from '../../data/menu.js';
import { useSaveSettings } from '../../data/useSaveSettings.js';
import { useTranslate } from '../../i18n/i18n.js';
import { tokens } from '../../theme/theme.js';
import { useDayLabel } from './useDayLabel.js';

interface CopyHoursProps {
  readonly from: WorkingDay;
  /** True if there are unsaved changes, because it would be unclear which hours are copied. */
  readonly disabled: boolean;
  readonly onCopied: () => void;
}

export function CopyHours({ from, disabled, onCopied }: CopyHoursProps) {
  const t = useTranslate();
  const label = useDayLabel();
  const save = useSaveSettings();
  const [to, setTo] = useState<ReadonlySet<DayName>>(new Set());
  const [busy, setBusy] = useState(false);
  const { data: menu } = useMenu();
  const others = weekDays(menu?.country).filter((day) => day !== from.day);
  const toggle = (day: DayName) => setTo(new Set(others.filter((one) => to.has(one) !== (one === day))));
  const copy = async () => {
    setBusy(true);
    const workingDays = [...to].map((day) => ({
      day,
      start: from.start ?? '',
      end: from.end ?? '',
      also: from.also ?? [],
    }));
    const copied = await save({ workingDays }, 'workingDays.copied').then(
      () => true,
      () => false,
    );
    setBusy(false);
    if (copied) onCopied();
  };
  return (
    <Box role="group" aria-label={t('workingDays.copyTitle')} sx={{ display: 'grid', gap: '10px' }}>
      <Box component="h3" sx={{ margin: 0, fontSize: 15, lineHeight: '24px', fontWeight: 800 }}>
        {t('workingDays.copyTitle')}
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
              border: `1px solid ${tokens.control}`,
              borderRadius: '999px',
              cursor: 'pointer',
              fontSize: 14,
              '&:has(:checked)': {
                borderColor: tokens.accent,
                boxShadow: `0 0 0 1px ${tokens.accent}`,
                color: tokens.accentDark,
                backgroundColor: tokens.accentSoft,
                fontWeight: 700,
              },
              '&:has(:focus-visible)': { outline: `3px solid ${tokens.accent}`, outlineOffset: 2 },
            }}
          >
            <input type="checkbox" className="sr-only" checked={to.has(day)} onChange={() => toggle(day)} />
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
        {busy ? t('form.saving') : t('workingDays.copy', { smart_count: to.size })}
      </Button>
    </Box>
  );
}
