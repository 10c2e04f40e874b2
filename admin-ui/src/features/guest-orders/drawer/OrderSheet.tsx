/** A question about the open order: a dialog, or on phones a sheet from below. */
import type { ReactNode } from 'react';
import Drawer from '@mui/material/Drawer';
import useMediaQuery from '@mui/material/useMediaQuery';
import { Dialog } from '../../../components/Dialog.js';
import { PHONE_QUERY } from '../../../theme/theme.js';

interface OrderSheetProps {
  readonly titleId: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

export const OrderSheet = ({ titleId, onClose, children }: OrderSheetProps) =>
  useMediaQuery(PHONE_QUERY) ? (
    <Drawer
      open
      anchor="bottom"
      onClose={onClose}
      slotProps={{
        paper: {
          role: 'dialog',
          'aria-labelledby': titleId,
          sx: { maxBlockSize: '92dvh', borderRadius: '20px 20px 0 0' },
        },
      }}
    >
      {children}
    </Drawer>
  ) : (
    <Dialog hasHistoryEntry open onClose={onClose} aria-labelledby={titleId} fullWidth>
      {children}
    </Dialog>
  );
