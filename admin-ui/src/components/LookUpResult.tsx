/** What a look-up under a field has come to, in one line that assistive technology hears. */
import type { ReactNode } from 'react';
import Box from '@mui/material/Box';
import { CircleAlert, CircleCheck, CircleX, LoaderCircle } from 'lucide-react';
import type { Found } from '../data/lookUps.js';
import { useSay } from '../i18n/i18n.js';
import { look } from '../theme/theme.js';

interface AnswerProps<T> {
  readonly id: string;
  readonly found: Found<T>;
  /** What is said when there is none. */
  readonly absent: string;
  /** Says nothing while the field itself says what is wrong. */
  readonly quiet: boolean;
  readonly children: (value: T) => ReactNode;
}

const icons = {
  looking: { Icon: LoaderCircle, color: look.muted },
  unknown: { Icon: CircleAlert, color: look.warning },
  absent: { Icon: CircleX, color: look.danger },
  found: { Icon: CircleCheck, color: look.accentDark },
} as const;

export function Answer<T>({ id, found, absent, quiet, children }: AnswerProps<T>) {
  const say = useSay();
  const shown = found.is === 'nothing' || (quiet && found.is !== 'found') ? null : icons[found.is];
  return (
    <Box id={id} role="status" sx={{ fontSize: 13, lineHeight: '20px', color: shown?.color }}>
      {shown && (
        <Box sx={{ display: 'flex', gap: '6px', marginBlockStart: '6px', overflowWrap: 'anywhere' }}>
          <shown.Icon size={16} aria-hidden="true" style={{ flexShrink: 0, marginBlockStart: 2 }} />
          <span>
            {found.is === 'looking' && say('desk.looking')}
            {found.is === 'unknown' && say('desk.unknown')}
            {found.is === 'absent' && absent}
            {found.is === 'found' && children(found.value)}
          </span>
        </Box>
      )}
    </Box>
  );
}
