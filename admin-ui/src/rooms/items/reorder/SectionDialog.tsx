/** Into which section an item goes: one tap on its name, and it stands behind the last item there. */
import { useId } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import type { MenuOrder } from '@qaima/schemas';
import { useSay } from '../../../app/i18n.js';
import { look } from '../../../app/theme.js';
import type { Names } from './names.js';

interface SectionDialogProps {
  /** The item that moves; null while the dialog is closed. */
  readonly itemId: string | null;
  readonly order: MenuOrder;
  readonly names: Names;
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

export function SectionDialog({ itemId, order, names, onChoose, onClose }: SectionDialogProps) {
  const say = useSay();
  const id = useId();
  if (itemId === null) return null;
  return (
    <Dialog open onClose={onClose} aria-labelledby={`${id}-title`} fullWidth>
      <DialogTitle id={`${id}-title`} component="h2" sx={{ fontSize: 18, fontWeight: 800, overflowWrap: 'anywhere' }}>
        {say('reorder.toSectionTitle', { title: names.items.get(itemId)?.title ?? '' })}
      </DialogTitle>
      <DialogContent sx={{ display: 'grid', paddingInline: '12px' }}>
        {order.map(({ id: sectionId, items }) => {
          const isHere = items.includes(itemId);
          return (
            <Button key={sectionId} color="inherit" disabled={isHere} onClick={() => onChoose(sectionId)} sx={choice}>
              <bdi>{names.sections.get(sectionId)?.title}</bdi>
              <Box component="span" sx={{ color: look.muted, fontSize: 13, fontWeight: 400, whiteSpace: 'nowrap' }}>
                {isHere ? say('reorder.isHere') : say('items.count', { smart_count: items.length })}
              </Box>
            </Button>
          );
        })}
      </DialogContent>
      <DialogActions sx={{ paddingInline: 3, paddingBlockEnd: 2.5 }}>
        <Button variant="outlined" color="inherit" onClick={onClose}>
          {say('confirm.cancel')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
