/**
 * Asks for confirmation before something is deleted or lost. Only the destructive button is red, and it never gets
 * the initial focus. Clicking the backdrop does not close the dialog, because the second click of a double click
 * would close it at once.
 */
import { useId, type ReactNode } from 'react';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useTranslate } from '../i18n/i18n.js';

interface ConfirmDialogProps {
  readonly open: boolean;
  readonly title: string;
  readonly confirm: string;
  readonly cancel?: string;
  readonly busy?: boolean;
  /** False while required input is missing, which disables the confirm button. */
  readonly ready?: boolean;
  /** Whether nothing is deleted or lost, so that the confirm button is not red. */
  readonly harmless?: boolean;
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
  /** Called when the dialog has disappeared and given the focus back. */
  readonly onClosed?: () => void;
  readonly children: ReactNode;
}

export function ConfirmDialog({
  open,
  title,
  confirm,
  cancel,
  busy = false,
  ready = true,
  harmless = false,
  onConfirm,
  onCancel,
  onClosed,
  children,
}: ConfirmDialogProps) {
  const t = useTranslate();
  const id = useId();
  return (
    <Dialog
      open={open}
      onClose={(_, reason) => {
        if (reason !== 'backdropClick') onCancel();
      }}
      role="alertdialog"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      fullWidth
      slotProps={{ transition: { onExited: () => onClosed?.() } }}
    >
      <DialogTitle id={`${id}-title`} component="h2" sx={{ fontSize: 18, fontWeight: 800, overflowWrap: 'anywhere' }}>
        {title}
      </DialogTitle>
      <DialogContent id={`${id}-text`} sx={{ color: 'text.secondary' }}>
        {children}
      </DialogContent>
      <DialogActions sx={{ paddingInline: 3, paddingBlockEnd: 2.5, gap: 1 }}>
        <Button autoFocus variant="outlined" color="inherit" onClick={onCancel} disabled={busy}>
          {cancel ?? t('confirm.cancel')}
        </Button>
        <Button
          variant="contained"
          color={harmless ? 'primary' : 'error'}
          onClick={onConfirm}
          disabled={busy || !ready}
        >
          {confirm}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
