/** Searches the queue, downloads it, and says when it was loaded. */
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import useMediaQuery from '@mui/material/useMediaQuery';
import { wallClockInZone, workQueueEndpoints, workQueueQuerySchema } from '@qaima/schemas';
import { FileSpreadsheet, RefreshCw } from 'lucide-react';
import { SearchField } from '../../../components/SearchField.js';
import { deviceTimeZone } from '../../../components/formatDateTime.js';
import { useApi } from '../../../data/api.js';
import { useDownload } from '../../../data/useDownload.js';
import { useTranslate } from '../../../i18n/i18n.js';
import { PHONE_QUERY, tokens } from '../../../theme/theme.js';
import type { QueueLocation, SetQueueLocation } from './useWorkQueue.js';

interface QueueToolsProps {
  readonly location: QueueLocation;
  readonly onLocation: SetQueueLocation;
}

export function QueueTools({ location, onLocation }: QueueToolsProps) {
  const t = useTranslate();
  const api = useApi();
  const { bytes, start } = useDownload();
  const { queue, sort, direction, find } = location;
  const query = { queue, sort, direction, ...(find && { q: find }), excel: '1' } as const;
  const isNarrow = useMediaQuery(PHONE_QUERY);
  const download = {
    disabled: bytes !== null,
    onClick: () => void start((onProgress) => api.download(workQueueEndpoints.read, { params: {}, query, onProgress })),
  };
  return (
    <Box role="search" sx={{ display: 'flex', flexWrap: 'wrap', gap: '8px', marginBlockEnd: '12px' }}>
      <SearchField
        label={t('workQueue.search')}
        placeholder={t('workQueue.searchHint')}
        maxLength={workQueueQuerySchema.properties.q.maxLength}
        query={find}
        onQuery={(text) => onLocation({ find: text })}
      />
      {isNarrow ? (
        <IconButton
          {...download}
          color="inherit"
          aria-label={t('workQueue.excel')}
          sx={{ border: `1px solid ${tokens.control}`, borderRadius: '14px' }}
        >
          <FileSpreadsheet size={18} />
        </IconButton>
      ) : (
        <Button {...download} variant="outlined" color="inherit" startIcon={<FileSpreadsheet size={18} />}>
          {t('workQueue.excel')}
        </Button>
      )}
    </Box>
  );
}

interface UpdatedAtProps {
  /** When the rows were loaded, in epoch ms. */
  readonly at: number;
  readonly busy: boolean;
  readonly onRefresh: () => void;
}

export function UpdatedAt({ at, busy, onRefresh }: UpdatedAtProps) {
  const t = useTranslate();
  // `at` is 0 until the first response has arrived.
  const time = at > 0 && wallClockInZone(deviceTimeZone(), new Date(at).toISOString()).time;
  return (
    <Box
      component="span"
      sx={{ display: 'flex', alignItems: 'center', marginInlineStart: 'auto', color: tokens.muted, fontSize: 13 }}
    >
      {time && (
        <span>
          {t('workQueue.updated')} <bdi dir="ltr">{time}</bdi>
        </span>
      )}
      <IconButton color="inherit" aria-label={t('workQueue.refresh')} disabled={busy} onClick={onRefresh}>
        <RefreshCw size={18} />
      </IconButton>
    </Box>
  );
}
