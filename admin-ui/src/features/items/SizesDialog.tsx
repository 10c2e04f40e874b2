/** A dialog in which the user marks sizes of an item as sold out, and until when. Each choice is saved at once. */
import { useId } from 'react';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { Dialog } from '../../components/Dialog.js';
import { SoldOutList } from '../../components/SoldOutList.js';
import type { MenuItem } from '../../data/menu.js';
import { useTranslate } from '../../i18n/i18n.js';

interface SizesDialogProps {
  readonly item: MenuItem;
  readonly onClose: () => void;
}

export function SizesDialog({ item, onClose }: SizesDialogProps) {
  const t = useTranslate();
  const titleId = useId();
  return (
    <Dialog open onClose={onClose} aria-labelledby={titleId} fullWidth>
      <DialogTitle id={titleId} component="h2" sx={{ fontSize: 18, fontWeight: 800, overflowWrap: 'anywhere' }}>
        {t('items.soldOutSizesOf', { title: item.title })}
      </DialogTitle>
      <DialogContent>
        <SoldOutList kind="sizes" of={item} parts={item.subItems ?? []} />
      </DialogContent>
      <DialogActions sx={{ paddingInline: 3, paddingBlockEnd: 2.5 }}>
        <Button variant="outlined" color="inherit" onClick={onClose}>
          {t('copies.close')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
