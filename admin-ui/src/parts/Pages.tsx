/** The pages of a list: which one this is of how many, and the ways to its neighbours. Nothing while there is only one. */
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useLanguage, useSay } from '../app/i18n.js';
import { look } from '../app/theme.js';

interface PagesProps {
  readonly page: number;
  readonly pages: number;
  readonly onPage: (page: number) => void;
}

export function Pages({ page, pages, onPage }: PagesProps) {
  const say = useSay();
  const [Back, On] = useLanguage() === 'en' ? [ChevronLeft, ChevronRight] : [ChevronRight, ChevronLeft];
  if (pages <= 1) return null;
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'center', gap: '8px', marginBlockStart: '8px' }}>
      <IconButton aria-label={say('library.back')} disabled={page <= 1} onClick={() => onPage(page - 1)}>
        <Back size={20} />
      </IconButton>
      <Box role="status" sx={{ fontSize: 13.5, color: look.muted }}>
        {say('library.page', { page, pages })}
      </Box>
      <IconButton aria-label={say('library.next')} disabled={page >= pages} onClick={() => onPage(page + 1)}>
        <On size={20} />
      </IconButton>
    </Box>
  );
}
