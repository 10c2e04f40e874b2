/** A button that takes something away, after a question that names it. */
import { useState, type ReactNode } from 'react';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { Trash2 } from 'lucide-react';
import { useTranslate } from '../i18n/i18n.js';
import { ConfirmDialog } from './ConfirmDialog.js';

interface DeleteButtonProps {
  readonly label: string;
  /** Only the drawing; the label is for assistive technology. */
  readonly iconOnly?: boolean;
  /** The question's heading, and what there is to know before it is answered. */
  readonly title: string;
  readonly question: ReactNode;
  /** Says its own failure; whichever way it ends, the question closes so that the notice can be read. */
  readonly onRemove: () => Promise<unknown>;
  /** After it is gone. */
  readonly onGone?: (() => void) | undefined;
}

export function DeleteButton({ label, iconOnly = false, title, question, onRemove, onGone }: DeleteButtonProps) {
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
    if (gone) onGone?.();
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
