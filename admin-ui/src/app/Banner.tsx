/** A bar above each screen with a message about the whole menu and its actions. It has one line on phones. */
import { useState, type ReactNode } from 'react';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { X } from 'lucide-react';
import { readStored, writeStored } from '../data/browserStorage.js';
import { useTranslate } from '../i18n/i18n.js';
import { tokens } from '../theme/theme.js';

const TONES = {
  note: { color: tokens.text, backgroundColor: tokens.accentSoft },
  warning: { color: tokens.warningText, backgroundColor: tokens.warningSoft, fontWeight: 600 },
} as const;

interface BannerProps {
  readonly tone: keyof typeof TONES;
  /**
   * The key under which closing the banner is stored. With a key, the user can close the banner; it then stays closed
   * until the browser tab is closed.
   */
  readonly dismissAs?: string;
  /** The text, followed by links with the style `bannerLink`. */
  readonly children: ReactNode;
}

/** The style of a link in a banner. The link is as high as the banner, which makes it easy to tap. */
export const bannerLink = {
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: tokens.target,
  color: 'inherit',
  fontWeight: 700,
} as const;

export function Banner({ tone, dismissAs, children }: BannerProps) {
  const t = useTranslate();
  const [dismissed, setDismissed] = useState('');
  if (dismissAs && (dismissed === dismissAs || readStored('sessionStorage', keyOf(dismissAs)) === '')) return null;
  return (
    <Box
      sx={{
        display: 'flex',
        alignItems: 'center',
        minBlockSize: tokens.target,
        paddingInlineStart: '16px',
        ...TONES[tone],
        fontSize: 14,
        lineHeight: '22px',
      }}
    >
      <Box
        role={tone === 'warning' ? 'status' : 'note'}
        sx={{ flexGrow: 1, display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: '12px' }}
      >
        {children}
      </Box>
      {dismissAs && (
        <IconButton
          aria-label={t('frame.closeBanner')}
          onClick={() => {
            writeStored('sessionStorage', keyOf(dismissAs), '');
            setDismissed(dismissAs);
          }}
          sx={{ flexShrink: 0, color: 'inherit' }}
        >
          <X size={18} />
        </IconButton>
      )}
    </Box>
  );
}

const keyOf = (name: string) => `banner.${name}`;
