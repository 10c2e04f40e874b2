/** Says in a panel that what it edits was deleted elsewhere, and offers to bring it back; what was typed stays. */
import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { ArchiveRestore } from 'lucide-react';
import { useNotify } from 'react-admin';
import { useSayFailure } from '../data/useNotifyError.js';
import { useRestoreRow } from '../data/useTrash.js';
import { useSay } from '../i18n/i18n.js';
import { look } from '../theme/theme.js';

interface GoneNoticeProps {
  /** The id of what was deleted. */
  readonly id: string;
}

export function GoneNotice({ id }: GoneNoticeProps) {
  const say = useSay();
  const notify = useNotify();
  const sayFailure = useSayFailure();
  const restoreRow = useRestoreRow();
  const [busy, setBusy] = useState(false);
  const restore = async () => {
    setBusy(true);
    try {
      if (await restoreRow(id)) notify(say('gone.restored'), { type: 'success' });
      else notify(say('gone.notInTrash'), { type: 'error' });
    } catch (error) {
      sayFailure(error);
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
        backgroundColor: look.dangerSoft,
        fontSize: 14,
        lineHeight: '22px',
      }}
    >
      <span>{say('gone.text')}</span>
      <Button
        variant="outlined"
        color="inherit"
        startIcon={<ArchiveRestore size={18} />}
        disabled={busy}
        onClick={() => void restore()}
      >
        {say('gone.restore')}
      </Button>
    </Box>
  );
}
