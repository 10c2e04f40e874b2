/** The way past the bar, for who goes by keyboard: the first thing that takes the focus. */
import Box from '@mui/material/Box';
import { useSay } from '../i18n/i18n.js';
import { look } from '../theme/theme.js';

export function SkipLink() {
  const say = useSay();
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
          backgroundColor: look.surface,
        },
      }}
    >
      {say('frame.skip')}
    </Box>
  );
}
