/** A bar above each screen with a warning about the whole menu and its actions. */
import type { ReactNode } from 'react';
import Box from '@mui/material/Box';
import { tokens } from '../theme/theme.js';

/** The style of a link in a banner. The link is as high as the banner, which makes it easy to tap. */
export const bannerLink = {
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: tokens.target,
  color: 'inherit',
  fontWeight: 700,
} as const;

/** @param children the text, followed by links with the style `bannerLink` */
export const Banner = ({ children }: { readonly children: ReactNode }) => (
  <Box
    role="status"
    sx={{
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      columnGap: '12px',
      minBlockSize: tokens.target,
      padding: '2px 16px',
      color: tokens.warningText,
      backgroundColor: tokens.warningSoft,
      fontSize: 14,
      fontWeight: 600,
      lineHeight: '22px',
    }}
  >
    {children}
  </Box>
);
