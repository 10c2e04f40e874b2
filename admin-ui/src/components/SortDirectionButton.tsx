/** A button that reverses the sort order, where the headings of a table are not shown. */
import IconButton from '@mui/material/IconButton';
import { ArrowDown, ArrowUp } from 'lucide-react';
import { useTranslate } from '../i18n/i18n.js';

type SortDirection = 'asc' | 'desc';

interface SortDirectionButtonProps {
  readonly direction: SortDirection;
  readonly onDirection: (direction: SortDirection) => void;
}

export function SortDirectionButton({ direction, onDirection }: SortDirectionButtonProps) {
  const t = useTranslate();
  const Arrow = direction === 'asc' ? ArrowUp : ArrowDown;
  return (
    <IconButton
      color="inherit"
      aria-label={t(`workQueue.direction.${direction}`)}
      onClick={() => onDirection(direction === 'asc' ? 'desc' : 'asc')}
    >
      <Arrow size={20} aria-hidden="true" />
    </IconButton>
  );
}
