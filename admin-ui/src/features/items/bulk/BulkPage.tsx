/** A page that replaces the list of items: back button, title, sticky footer. */
import { useEffect, type ReactNode } from 'react';
import Box from '@mui/material/Box';
import { StickyFooter } from '../../../components/StickyFooter.js';
import { useScrollPadding } from '../../../components/useScrollPadding.js';
import { tokens } from '../../../theme/theme.js';
import { ItemViewHeader } from '../ItemViewHeader.js';

interface BulkPageProps {
  readonly title: string;
  readonly hint: string;
  readonly onClose: () => void;
  /** The content of the footer, which sticks to the bottom. */
  readonly foot: ReactNode;
  readonly children: ReactNode;
}

export function BulkPage({ title, hint, onClose, foot, children }: BulkPageProps) {
  useScrollPadding(68);
  useEffect(() => {
    window.scrollTo({ top: 0 });
  }, []);
  return (
    <>
      <ItemViewHeader title={title} hint={hint} onBack={onClose} />
      <Box
        sx={{
          marginBlockStart: '12px',
          minBlockSize: `calc(100dvh - ${tokens.topBar + 190}px)`,
          paddingBlockEnd: 'var(--notice-space, 0px)',
        }}
      >
        {children}
      </Box>
      <StickyFooter sx={footOfPage}>{foot}</StickyFooter>
    </>
  );
}

/** Makes the footer as wide as the page. */
const footOfPage = {
  zIndex: 4,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '8px',
  marginBlock: '16px -96px',
  marginInline: '-16px',
  padding: '12px 16px max(12px, env(safe-area-inset-bottom))',
} as const;
