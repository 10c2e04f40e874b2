/** The switch that opens or closes a day of the week. */
import type { ReactNode } from 'react';
import Box from '@mui/material/Box';
import type { DayName } from '@qaima/schemas';
import { Switch } from '../../components/Switch.js';
import { useTranslate } from '../../i18n/i18n.js';
import { tokens } from '../../theme/theme.js';
import { useDayLabel } from './useDayLabel.js';

interface DaySwitchProps {
  readonly day: DayName;
  readonly isOpen: boolean;
  readonly disabled: boolean | undefined;
  readonly onChange: (isOpen: boolean) => void;
  /** Beside the switch, which itself is named after its day. */
  readonly children?: ReactNode;
}

export function DaySwitch({ day, isOpen, disabled, onChange, children }: DaySwitchProps) {
  const t = useTranslate();
  const label = useDayLabel();
  return (
    <Box
      component="label"
      sx={{ display: 'flex', alignItems: 'center', gap: '10px', minBlockSize: tokens.target, cursor: 'pointer' }}
    >
      <Switch
        aria-label={t('specialHours.openOn', { day: label(day) })}
        checked={isOpen}
        disabled={disabled}
        onCheckedChange={onChange}
      />
      {children}
    </Box>
  );
}
