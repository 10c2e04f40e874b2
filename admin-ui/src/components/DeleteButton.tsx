/** A delete button. It opens a confirmation dialog that names the record. */
import { useState, type ReactNode } from 'react';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { Trash2 } from 'lucide-react';
import { useTranslate } from '../i18n/i18n.js';
import { ConfirmDialog } from './ConfirmDialog.js';

interface DeleteButtonProps {
  readonly label: string;
  /** Whether only the icon is shown; the label is then the accessible name. */
  readonly iconOnly?: boolean;
  /** The dialog's heading and text. */
  readonly title: string;
  readonly question: ReactNode;
  /**
   * Deletes the record. If that fails, shows an error notification. The dialog closes in both cases, because it could
   * hide the notification.
   */
  readonly onRemove: () => Promise<unknown>;
  readonly onDeleted?: (() => void) | undefined;
}

export function DeleteButton({ label, iconOnly = false, title, question, onRemove, onDeleted }: DeleteButtonProps) {
  const t = useTranslate();
  const [asking, setAsking] = useState(false);
  const [busy, setBusy] = useState(false);
  const remove = async () => {
    setBusy(true);
    const gone = await onRemove().then(
      () => true,
      () => false,
    );
    setBusy(false);
    setAsking(false);
    if (gone) onDeleted?.();
  };
  return (
    <>
      {iconOnly ? (
        <IconButton aria-label={label} onClick={() => setAsking(true)}>
          <Trash2 size={18} />
        </IconButton>
      ) : (
        <Button
          color="inherit"
          startIcon={<Trash2 size={18} />}
          onClick={() => setAsking(true)}
          sx={{ fontWeight: 400 }}
        >
          {label}
        </Button>
      )}
      <ConfirmDialog
        open={asking}
        title={title}
        confirm={t('confirm.delete')}
        busy={busy}
        onCancel={() => setAsking(false)}
        onConfirm={() => void remove()}
      >
        {question}
      </ConfirmDialog>
    </>
  );
}
