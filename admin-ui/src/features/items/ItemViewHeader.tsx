/** The header of a view that replaces the list: back button, title and description. */
import type { ReactNode } from 'react';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { ArrowLeft, ArrowRight } from 'lucide-react';
import { useLanguage, useTranslate } from '../../i18n/i18n.js';
import { tokens } from '../../theme/theme.js';

interface ItemViewHeaderProps {
  readonly title: string;
  readonly hint?: string;
  readonly onBack: () => void;
  /** Shown at the end of the line. */
  readonly action?: ReactNode;
}

export function ItemViewHeader({ title, hint, onBack, action }: ItemViewHeaderProps) {
  const t = useTranslate();
  const Back = useLanguage() === 'en' ? ArrowLeft : ArrowRight;
  return (
    <Box sx={{ marginBlockEnd: '4px' }}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: '4px', marginInlineStart: '-10px' }}>
        <IconButton aria-label={t('items.back')} onClick={onBack}>
          <Back size={22} />
        </IconButton>
        <Box
          component="h2"
          sx={{ margin: 0, flexGrow: 1, minInlineSize: 0, fontSize: 18, lineHeight: '28px', fontWeight: 800 }}
        >
          {title}
        </Box>
        {action}
      </Box>
      {hint && (
        <Box sx={{ color: tokens.muted, fontSize: 13.5, lineHeight: '22px', marginBlockStart: '2px' }}>{hint}</Box>
      )}
    </Box>
  );
}
