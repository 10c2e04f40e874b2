/** The head of what stands instead of the items' list: the way back, its title, and a line about it. */
import type { ReactNode } from 'react';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { ArrowLeft, ArrowRight } from 'lucide-react';
import { useLanguage, useSay } from '../../i18n/i18n.js';
import { look } from '../../theme/theme.js';

interface ViewHeadProps {
  readonly title: string;
  readonly hint?: string;
  readonly onBack: () => void;
  /** At the end of the line. */
  readonly action?: ReactNode;
}

export function ViewHead({ title, hint, onBack, action }: ViewHeadProps) {
  const say = useSay();
  const Back = useLanguage() === 'en' ? ArrowLeft : ArrowRight;
  return (
    <Box sx={{ marginBlockEnd: '4px' }}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: '4px', marginInlineStart: '-10px' }}>
        <IconButton aria-label={say('items.back')} onClick={onBack}>
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
        <Box sx={{ color: look.muted, fontSize: 13.5, lineHeight: '22px', marginBlockStart: '2px' }}>{hint}</Box>
      )}
    </Box>
  );
}
