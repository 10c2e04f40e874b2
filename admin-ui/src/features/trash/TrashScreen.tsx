/** What was deleted from the menu in the last 30 days, and the way back for each of it. */
import { useRef, useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { TrashEntry } from '@qaima/schemas';
import { Trash2 } from 'lucide-react';
import { useNotify } from 'react-admin';
import { EmptyState } from '../../components/EmptyState.js';
import { Pages } from '../../components/Pagination.js';
import { WaitingRows } from '../../components/RowsSkeleton.js';
import { RoomPage } from '../../components/ScreenLayout.js';
import { useSayFailure } from '../../data/useNotifyError.js';
import { useRestore, useTrash } from '../../data/useTrash.js';
import { useSay } from '../../i18n/i18n.js';
import { look } from '../../theme/theme.js';
import { EntryRow } from './TrashEntry.js';
import { useEntryName } from './useEntryName.js';

export default function Trash() {
  const say = useSay();
  return (
    <RoomPage panel={null}>
      <Box component="p" sx={{ margin: '0 0 12px', color: look.muted, fontSize: 14 }}>
        {say('trash.hint')}
      </Box>
      <Box
        sx={{
          padding: '4px 20px',
          borderRadius: '16px',
          border: `1px solid ${look.line}`,
          backgroundColor: look.surface,
          '@media (max-width: 719.95px)': { paddingInline: '14px' },
        }}
      >
        <Entries />
      </Box>
    </RoomPage>
  );
}

function Entries() {
  const say = useSay();
  const [wanted, setWanted] = useState(1);
  const { data, error, refetch } = useTrash(wanted);
  const { busy, restore, list } = useRestoring();
  if (!data) {
    if (!error) return <WaitingRows />;
    return (
      <Box role="alert" sx={{ paddingBlock: '16px' }}>
        <p>{error.message || say('trouble.unreachable')}</p>
        <Button variant="outlined" color="inherit" onClick={() => void refetch()}>
          {say('trouble.retry')}
        </Button>
      </Box>
    );
  }
  const { entries, pages } = data;
  // The last entry of the last page may have been restored.
  if (wanted > pages) setWanted(pages);
  return (
    <>
      {entries.length === 0 && <EmptyState icon={Trash2} title={say('trash.empty')} hint={say('trash.emptyHint')} />}
      <Box
        component="ul"
        ref={list}
        tabIndex={-1}
        aria-label={say('rooms.trash')}
        sx={{ margin: 0, padding: 0, listStyle: 'none', outline: 'none' }}
      >
        {entries.map((entry) => (
          <EntryRow key={entry._id} entry={entry} busy={busy !== null} onRestore={() => void restore(entry)} />
        ))}
      </Box>
      <Pages page={wanted} pages={pages} onPage={setWanted} />
    </>
  );
}

/** Restoring one entry at a time; the focus goes to the list, since the entry's button goes with it. */
function useRestoring() {
  const say = useSay();
  const notify = useNotify();
  const sayFailure = useSayFailure();
  const restoreEntry = useRestore();
  const nameOf = useEntryName();
  const list = useRef<HTMLUListElement>(null);
  const [busy, setBusy] = useState<string | null>(null);
  const restore = async (entry: TrashEntry) => {
    if (busy !== null) return;
    setBusy(entry._id);
    try {
      await restoreEntry(entry);
      notify(say('trash.restored', { what: nameOf(entry) }), { type: 'success' });
      list.current?.focus();
    } catch (error) {
      sayFailure(error);
    }
    setBusy(null);
  };
  return { busy, restore, list };
}
