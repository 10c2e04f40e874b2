/** Tells which menu contains the copies, and offers to open that menu or to undo the copy. */
import { useState } from 'react';
import Button from '@mui/material/Button';
import { Undo2 } from 'lucide-react';
import { useNotify } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import { useCopyTargetName, useCopyToMenu, type MadeCopy } from '../data/useCopyToMenu.js';
import { useTranslate } from '../i18n/i18n.js';
import { ConfirmDialog } from './ConfirmDialog.js';

interface CopyResultDialogProps {
  readonly made: MadeCopy;
  readonly onClose: () => void;
}

export function CopyResultDialog({ made, onClose }: CopyResultDialogProps) {
  const t = useTranslate();
  const notify = useNotify();
  const navigate = useNavigate();
  const { takeBack } = useCopyToMenu();
  const [isBusy, setBusy] = useState(false);
  const nameOf = useCopyTargetName();
  const menu = nameOf(made.target);
  const undo = async () => {
    const isDone = await takeBack(made);
    if (isDone) notify(t('copies.undone', { menu }), { type: 'success' });
    return isDone;
  };
  const undoNow = async () => {
    setBusy(true);
    const isDone = await undo();
    setBusy(false);
    if (isDone) onClose();
  };
  const close = () => {
    // When the dialog closes, a notification still offers the undo, as after other changes.
    notify(t('copies.done', { menu }), { type: 'success', undo });
    onClose();
  };
  return (
    <ConfirmDialog
      open
      title={t('copies.done', { menu })}
      confirm={t('copies.visit')}
      cancel={t('copies.close')}
      harmless
      busy={isBusy}
      onConfirm={() => void navigate(`/m/${made.target._id}/admin/sections`)}
      onCancel={close}
    >
      {t('copies.doneHint')}{' '}
      <Button startIcon={<Undo2 size={18} />} disabled={isBusy} onClick={() => void undoNow()}>
        {t('copies.undo')}
      </Button>
    </ConfirmDialog>
  );
}
