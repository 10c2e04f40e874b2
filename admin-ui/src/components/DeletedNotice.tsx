/** Shows in a panel that another user has deleted the record, and offers to restore it. Typed values are kept. */
import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { ArchiveRestore } from 'lucide-react';
import { useNotify } from 'react-admin';
import { useNotifyError } from '../data/useNotifyError.js';
import { useRestoreDeletedRow } from '../data/useTrash.js';
import { useTranslate } from '../i18n/i18n.js';
import { tokens } from '../theme/theme.js';

interface DeletedNoticeProps {
  readonly id: string;
}

export function DeletedNotice({ id }: DeletedNoticeProps) {
  const t = useTranslate();
  const notify = useNotify();
  const notifyError = useNotifyError();
  const restoreRow = useRestoreDeletedRow();
  const [busy, setBusy] = useState(false);
  const restore = async () => {
    setBusy(true);
    try {
      if (await restoreRow(id)) notify(t('gone.restored'), { type: 'success' });
      else notify(t('gone.notInTrash'), { type: 'error' });
    } catch (error) {
      notifyError(error);
    } finally {
      setBusy(false);
    }
  };
  return (
    <Box
      role="alert"
      sx={{
        display: 'grid',
        gap: '8px',
        justifyItems: 'start',
        margin: '16px 20px 0',
        padding: '12px 14px',
        borderRadius: '14px',
        backgroundColor: tokens.dangerSoft,
        fontSize: 14,
        lineHeight: '22px',
      }}
    >
      <span>{t('gone.text')}</span>
      <Button
        variant="outlined"
        color="inherit"
        startIcon={<ArchiveRestore size={18} />}
        disabled={busy}
        onClick={() => void restore()}
      >
        {t('gone.restore')}
      </Button>
    </Box>
  );
}
