/** Copies the hours of a day to other days. */
import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { DayName, WorkingDay } from '@qaima/schemas';
import { CopyCheck } from 'lucide-react';
import { useSaveSettings } from '../../data/useSaveSettings.js';
import { useTranslate } from '../../i18n/i18n.js';
import { CopyToDays } from './CopyToDays.js';

interface CopyHoursProps {
  readonly from: WorkingDay;
  /** Set while the day has unsaved changes: it would be unclear whether the stored or the typed hours are copied. */
  readonly disabled: boolean;
  readonly onCopied: () => void;
}

export function CopyHours({ from, disabled, onCopied }: CopyHoursProps) {
  const t = useTranslate();
  const save = useSaveSettings();
  const [to, setTo] = useState<ReadonlySet<DayName>>(new Set());
  const [busy, setBusy] = useState(false);
  const copy = async () => {
    setBusy(true);
    const workingDays = [...to].map((day) => ({
      day,
      start: from.start ?? '',
      end: from.end ?? '',
      also: from.also ?? [],
    }));
    const copied = await save({ workingDays }, t('workingDays.copied')).then(
      () => true,
      () => false,
    );
    setBusy(false);
    if (copied) onCopied();
  };
  return (
    <Box sx={{ display: 'grid', gap: '10px' }}>
      <CopyToDays day={from.day} title={t('workingDays.copyTitle')} chosen={to} onChange={setTo} />
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
