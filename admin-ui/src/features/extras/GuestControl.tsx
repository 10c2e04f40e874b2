/** A picture of the control by which a guest chooses an extra. It is not interactive. */
import Box from '@mui/material/Box';
import type { palette, ControlKind } from '@qaima/schemas';
import { Check, Minus, Plus } from 'lucide-react';

interface GuestControlProps {
  readonly kind: ControlKind;
  /** How many units are preselected. */
  readonly units: number;
  readonly roles: ReturnType<typeof palette>;
}

export function GuestControl({ kind, units, roles }: GuestControlProps) {
  const isChosen = units > 0;
  if (kind === 'counter')
    return (
      <Box
        component="span"
        data-control={kind}
        sx={{ display: 'flex', flexShrink: 0, alignItems: 'center', gap: '8px', fontWeight: 700 }}
        style={{ color: roles.accent }}
      >
        <Minus size={16} aria-hidden="true" style={{ opacity: isChosen ? 1 : 0.4 }} />
        <bdi dir="ltr">{units}</bdi>
        <Plus size={16} aria-hidden="true" />
      </Box>
    );
  return (
    <Box
      aria-hidden="true"
      data-control={kind}
      sx={{
        display: 'grid',
        flexShrink: 0,
        placeItems: 'center',
        inlineSize: 20,
        blockSize: 20,
        borderRadius: kind === 'radio' ? '50%' : '6px',
        border: '2px solid',
      }}
      style={{
        borderColor: isChosen ? roles.fill : roles.muted,
        backgroundColor: isChosen ? roles.fill : 'transparent',
        color: roles.onFill,
      }}
    >
      {isChosen && <Check size={14} strokeWidth={3} />}
    </Box>
  );
}
