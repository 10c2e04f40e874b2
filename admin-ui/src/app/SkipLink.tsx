/** The first focusable element. Keyboard users can skip the app bar with it. */
import Box from '@mui/material/Box';
import { useTranslate } from '../i18n/i18n.js';
import { tokens } from '../theme/theme.js';

export function SkipLink() {
  const t = useTranslate();
  return (
    <Box
      component="a"
      href="#content"
      className="sr-only"
      sx={{
        '&:focus': {
          position: 'fixed',
          inset: '8px auto auto 8px',
          zIndex: 50,
          clipPath: 'none',
          inlineSize: 'auto',
          blockSize: 'auto',
          padding: '8px 16px',
          margin: 0,
          backgroundColor: tokens.surface,
        },
      }}
    >
      {t('frame.skip')}
    </Box>
  );
}
