/** The result of a look-up, shown below the field and announced to screen readers. */
import type { ReactNode } from 'react';
import Box from '@mui/material/Box';
import { CircleAlert, CircleCheck, CircleX, LoaderCircle } from 'lucide-react';
import type { LookUpState } from '../data/userOrMenuLookUp.js';
import { useTranslate } from '../i18n/i18n.js';
import { tokens } from '../theme/theme.js';

interface LookUpResultProps<T> {
  readonly id: string;
  readonly found: LookUpState<T>;
  /** The message if nothing was found. */
  readonly absent: string;
  /** Whether to show nothing, because the field shows an error. */
  readonly quiet: boolean;
  readonly children: (value: T) => ReactNode;
}

const icons = {
  looking: { Icon: LoaderCircle, color: tokens.muted },
  unknown: { Icon: CircleAlert, color: tokens.warning },
  absent: { Icon: CircleX, color: tokens.danger },
  found: { Icon: CircleCheck, color: tokens.accentDark },
} as const;

export function UserOrMenuLookUpResult<T>({ id, found, absent, quiet, children }: LookUpResultProps<T>) {
  const t = useTranslate();
  const shown = found.is === 'nothing' || (quiet && found.is !== 'found') ? null : icons[found.is];
  return (
    <Box id={id} role="status" sx={{ fontSize: 13, lineHeight: '20px', color: shown?.color }}>
      {shown && (
        <Box sx={{ display: 'flex', gap: '6px', marginBlockStart: '6px', overflowWrap: 'anywhere' }}>
          <shown.Icon size={16} aria-hidden="true" style={{ flexShrink: 0, marginBlockStart: 2 }} />
          <span>
            {found.is === 'looking' && t('desk.looking')}
            {found.is === 'unknown' && t('desk.unknown')}
            {found.is === 'absent' && absent}
            {found.is === 'found' && children(found.value)}
          </span>
        </Box>
      )}
    </Box>
  );
}
