/** A dialog that Escape and the browser's back button close. Use it instead of MUI's dialog. */
import MuiDialog, { type DialogProps as MuiDialogProps } from '@mui/material/Dialog';
import { useCloseOnBack } from './openDialogs.js';

interface DialogProps extends MuiDialogProps {
  /** Whether the dialog has a history entry of its own, so that the back button closes it without this component. */
  readonly hasHistoryEntry?: boolean;
}

export function Dialog({ hasHistoryEntry = false, ...props }: DialogProps) {
  useCloseOnBack(props.open && !hasHistoryEntry, () => props.onClose?.({}, 'escapeKeyDown'));
  return <MuiDialog {...props} />;
}
