/** A switch for booleans without labelled options. */
import { useContext } from 'react';
import Box from '@mui/material/Box';
import { Switch } from '../../../components/Switch.js';
import { errorAria, RowContext } from '../formContext.js';
import type { FormWidgetProps } from '../formTypes.js';

export function SwitchWidget({ id, label, value, disabled, rawErrors, onChange, onBlur }: FormWidgetProps) {
  const aria = errorAria(id, rawErrors);
  const inRow = useContext(RowContext) !== null;
  return (
    <Box
      component="label"
      sx={{ display: 'flex', alignItems: 'center', gap: '12px', minBlockSize: 44, cursor: 'pointer' }}
    >
      <Switch
        id={id}
        checked={value === true}
        disabled={disabled}
        onCheckedChange={onChange}
        onBlur={() => onBlur(id, value)}
        {...aria}
      />
      {label && <span className={inRow ? 'row-label sr-only' : undefined}>{label}</span>}
    </Box>
  );
}
