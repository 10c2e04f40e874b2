/**
 * What finds rows of a queue: saved views, search, download and, on a phone, the sort order. On a phone a button unfolds
 * it, so that the first rows are visible at once.
 */
import { useId, useState } from 'react';
import Button from '@mui/material/Button';
import useMediaQuery from '@mui/material/useMediaQuery';
import { ChevronDown, ChevronUp, SlidersHorizontal } from 'lucide-react';
import { useTranslate } from '../../../i18n/i18n.js';
import { PHONE_QUERY } from '../../../theme/theme.js';
import { QueueTools } from './QueueTools.js';
import { SavedViews } from './SavedViews.js';
import { QueueSortSelect } from './QueueSortSelect.js';
import type { QueueLocation, SetQueueLocation } from './useWorkQueue.js';

interface QueueHeaderProps {
  readonly location: QueueLocation;
  readonly onLocation: SetQueueLocation;
}

export function QueueHeader(props: QueueHeaderProps) {
  const t = useTranslate();
  const id = useId();
  const isNarrow = useMediaQuery(PHONE_QUERY);
  // An active search is shown.
  const [isOpen, setOpen] = useState(props.location.find !== '');
  const Arrow = isOpen ? ChevronUp : ChevronDown;
  return (
    <>
      {isNarrow && (
        <Button
          fullWidth
          color="inherit"
          startIcon={<SlidersHorizontal size={18} />}
          endIcon={<Arrow size={18} />}
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
        >
          {t('workQueue.tools')}
        </Button>
      )}
      <div id={id} hidden={isNarrow && !isOpen}>
        <SavedViews {...props} />
        <QueueTools {...props} />
        <QueueSortSelect {...props} />
      </div>
    </>
  );
}
