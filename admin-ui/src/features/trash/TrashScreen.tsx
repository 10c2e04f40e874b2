/** The trash: everything that was deleted from the menu in the last 30 days. */
import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Trash2 } from 'lucide-react';
import { EmptyState } from '../../components/EmptyState.js';
import { Pagination } from '../../components/Pagination.js';
import { RowsSkeleton } from '../../components/RowsSkeleton.js';
import { ScreenLayout } from '../../components/ScreenLayout.js';
import { useTrash } from '../../data/useTrash.js';
import { useTranslate } from '../../i18n/i18n.js';
import { PHONE_QUERY, tokens } from '../../theme/theme.js';
import { TrashEntryRow } from './TrashEntry.js';
import { useRestoring } from './useRestoring.js';

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
  const { busy, restore, list, dialog } = useRestoring();
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
          <TrashEntryRow key={entry._id} entry={entry} busy={busy} onRestore={(at) => void restore(entry, at)} />
        ))}
      </Box>
      {dialog}
      <Pagination page={wanted} pages={pages} onPage={setWanted} />
    </>
  );
}
