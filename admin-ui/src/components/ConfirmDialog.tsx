/**
 * Asks for confirmation, usually before data is deleted or lost. The initial focus is on the cancel button, or on an
 * input. Enter in an input confirms. A click on the backdrop does not close the dialog: it may be the second click of a
 * double click.
 */
import { useId, type SubmitEvent, type ReactNode } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useTranslate } from '../i18n/i18n.js';
import { tokens } from '../theme/theme.js';
import { Dialog } from './Dialog.js';

interface ConfirmDialogProps {
  readonly open: boolean;
  readonly title: string;
  readonly confirm: string;
  readonly cancel?: string;
  readonly busy?: boolean;
  /** What is missing before the user can confirm. It is shown, and the confirm button is disabled. */
  readonly missing?: string | null;
  /** True: confirming deletes no data. The confirm button is then not red. */
  readonly harmless?: boolean;
  /** True: an input in the dialog takes the initial focus by `autoFocus`. */
  readonly focusesInput?: boolean;
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
  missing = null,
  harmless = false,
  focusesInput = false,
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
      <Box
        component="form"
        noValidate
        onSubmit={(event: SubmitEvent) => {
          event.preventDefault();
          // React would bubble the event to a form around the dialog's owner.
          event.stopPropagation();
          onConfirm();
        }}
        sx={{ display: 'contents' }}
      >
        <DialogTitle id={`${id}-title`} component="h2" sx={{ fontSize: 18, fontWeight: 800, overflowWrap: 'anywhere' }}>
          {title}
        </DialogTitle>
        <DialogContent id={`${id}-text`} sx={{ color: 'text.secondary' }}>
          {children}
        </DialogContent>
        <DialogActions sx={{ flexWrap: 'wrap', paddingInline: 3, paddingBlockEnd: 2.5, gap: 1 }}>
          <MissingNote missing={missing} />
          <Button autoFocus={!focusesInput} variant="outlined" color="inherit" onClick={onCancel} disabled={busy}>
            {cancel ?? t('confirm.cancel')}
          </Button>
          <Button
            variant="contained"
            color={harmless ? 'primary' : 'error'}
            type="submit"
            disabled={busy || missing !== null}
          >
            {confirm}
          </Button>
        </DialogActions>
      </Box>
    </Dialog>
  );
}

/** Says why the confirm button is disabled. In a line of its own, so that it does not move the buttons. */
const MissingNote = ({ missing }: { readonly missing: string | null }) => (
  <Box
    role="status"
    sx={{ flex: '1 0 100%', color: tokens.muted, fontSize: 13.5, '&:empty': { position: 'absolute' } }}
  >
    {missing}
  </Box>
);
