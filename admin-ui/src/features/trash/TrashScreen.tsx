/** The trash: everything that was deleted from the menu in the last 30 days. */
import { useRef, useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { TrashEntry } from '@qaima/schemas';
import { Trash2 } from 'lucide-react';
import { useNotify } from 'react-admin';
import { EmptyState } from '../../components/EmptyState.js';
import { Pagination } from '../../components/Pagination.js';
import { RowsSkeleton } from '../../components/RowsSkeleton.js';
import { ScreenLayout } from '../../components/ScreenLayout.js';
import { useNotifyError } from '../../data/useNotifyError.js';
import { useRestoreTrashEntry, useTrash } from '../../data/useTrash.js';
import { useTranslate } from '../../i18n/i18n.js';
import { PHONE_QUERY, tokens } from '../../theme/theme.js';
import { TrashEntryRow } from './TrashEntry.js';
import { useEntryName } from './useEntryName.js';

export default function TrashScreen() {
  const t = useTranslate();
  return (
    <ScreenLayout panel={null}>
      <Box component="p" sx={{ margin: '0 0 12px', color: tokens.muted, fontSize: 14 }}>
        {t('trash.hint')}
      </Box>
      <Box
        sx={{
          padding: '4px 20px',
          borderRadius: '16px',
          border: `1px solid ${tokens.line}`,
          backgroundColor: tokens.surface,
          [`@media ${PHONE_QUERY}`]: { paddingInline: '14px' },
        }}
      >
        <Entries />
      </Box>
    </ScreenLayout>
  );
}

function Entries() {
  const t = useTranslate();
  const [wanted, setWanted] = useState(1);
  const { data, error, refetch } = useTrash(wanted);
  const { busy, restore, list } = useRestoring();
  if (!data) {
    if (!error) return <RowsSkeleton />;
    return (
      <Box role="alert" sx={{ paddingBlock: '16px' }}>
        <p>{error.message || t('trouble.unreachable')}</p>
        <Button variant="outlined" color="inherit" onClick={() => void refetch()}>
          {t('trouble.retry')}
        </Button>
      </Box>
    );
  }
  const { entries, pages } = data;
  // The last page disappears if its only entry was restored.
  if (wanted > pages) setWanted(pages);
  return (
    <>
      {entries.length === 0 && <EmptyState icon={Trash2} title={t('trash.empty')} hint={t('trash.emptyHint')} />}
      <Box
        component="ul"
        ref={list}
        tabIndex={-1}
        aria-label={t('rooms.trash')}
        sx={{ margin: 0, padding: 0, listStyle: 'none', outline: 'none' }}
      >
        {entries.map((entry) => (
          <TrashEntryRow key={entry._id} entry={entry} busy={busy !== null} onRestore={() => void restore(entry)} />
        ))}
      </Box>
      <Pagination page={wanted} pages={pages} onPage={setWanted} />
    </>
  );
}

/** Restores one entry at a time. Afterwards the focus moves to the list, because the entry's button has disappeared. */
function useRestoring() {
  const t = useTranslate();
  const notify = useNotify();
  const notifyError = useNotifyError();
  const restoreEntry = useRestoreTrashEntry();
  const nameOf = useEntryName();
  const list = useRef<HTMLUListElement>(null);
  const [busy, setBusy] = useState<string | null>(null);
  const restore = async (entry: TrashEntry) => {
    if (busy !== null) return;
    setBusy(entry._id);
    try {
      await restoreEntry(entry);
      notify(t('trash.restored', { what: nameOf(entry) }), { type: 'success' });
      list.current?.focus();
    } catch (error) {
      notifyError(error);
    }
    setBusy(null);
  };
  return { busy, restore, list };
}
