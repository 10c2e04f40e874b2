/** A dialog in which the user selects the section into which items are moved. */
import { useId } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { Dialog } from '../../components/Dialog.js';
import { useTranslate } from '../../i18n/i18n.js';
import { tokens } from '../../theme/theme.js';

export interface SectionChoice {
  readonly id: string;
  readonly title: string;
  readonly count: number;
  /** Whether all items to move are already in this section. */
  readonly isHere: boolean;
}

interface SectionDialogProps {
  readonly title: string;
  readonly choices: readonly SectionChoice[];
  readonly busy?: boolean;
  readonly onChoose: (sectionId: string) => void;
  readonly onClose: () => void;
}

const choice = {
  justifyContent: 'space-between',
  gap: '12px',
  minHeight: 52,
  paddingInline: '12px',
  fontWeight: 600,
  textAlign: 'start',
  whiteSpace: 'normal',
  overflowWrap: 'anywhere',
} as const;

export function SectionDialog({ title, choices, busy = false, onChoose, onClose }: SectionDialogProps) {
  const t = useTranslate();
  const titleId = useId();
  return (
    <Dialog open onClose={onClose} aria-labelledby={titleId} fullWidth>
      <DialogTitle id={titleId} component="h2" sx={{ fontSize: 18, fontWeight: 800, overflowWrap: 'anywhere' }}>
        {title}
      </DialogTitle>
      <DialogContent sx={{ display: 'grid', paddingInline: '12px' }}>
        {choices.map(({ id, title: name, count, isHere }) => (
          <Button key={id} color="inherit" disabled={isHere || busy} onClick={() => onChoose(id)} sx={choice}>
            <bdi>{name}</bdi>
            <Box component="span" sx={{ color: tokens.muted, fontSize: 13, fontWeight: 400, whiteSpace: 'nowrap' }}>
              {isHere ? t('reorder.isHere') : t('items.count', { smart_count: count })}
            </Box>
          </Button>
        ))}
      </DialogContent>
      <DialogActions sx={{ paddingInline: 3, paddingBlockEnd: 2.5 }}>
        <Button variant="outlined" color="inherit" onClick={onClose}>
          {t('confirm.cancel')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
