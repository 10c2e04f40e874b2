/** Searches the queue, downloads it, and says when it was loaded. */
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import OutlinedInput from '@mui/material/OutlinedInput';
import { wallClockInZone, workQueueEndpoints, workQueueQuerySchema } from '@qaima/schemas';
import { FileSpreadsheet, RefreshCw, Search } from 'lucide-react';
import { deviceTimeZone } from '../../../components/formatDateTime.js';
import { useApi } from '../../../data/api.js';
import { useDownload } from '../../../data/useDownload.js';
import { useTranslate } from '../../../i18n/i18n.js';
import { tokens } from '../../../theme/theme.js';
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
  const search = (text: string) => {
    if (text.trim() !== find) onLocation({ find: text.trim() });
  };
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: '8px', marginBlockEnd: '12px' }}>
      <Box
        component="form"
        role="search"
        // Another query, for instance of a saved view, replaces what was typed.
        key={find}
        sx={{ display: 'flex', flex: '1 1 170px' }}
        onSubmit={(event: React.SubmitEvent<HTMLFormElement>) => {
          event.preventDefault();
          const text = new FormData(event.currentTarget).get('q');
          if (typeof text === 'string') search(text);
        }}
      >
        <OutlinedInput
          fullWidth
          type="search"
          name="q"
          defaultValue={find}
          startAdornment={<Search size={18} aria-hidden="true" />}
          placeholder={t('workQueue.searchHint')}
          onBlur={({ target }) => search(target.value)}
          inputProps={{
            'aria-label': t('workQueue.search'),
            maxLength: workQueueQuerySchema.properties.q.maxLength,
            dir: 'auto',
            autoComplete: 'off',
          }}
          sx={{ gap: '8px' }}
        />
      </Box>
      <Button
        variant="outlined"
        color="inherit"
        startIcon={<FileSpreadsheet size={18} />}
        disabled={bytes !== null}
        onClick={() =>
          void start((onProgress) => api.download(workQueueEndpoints.read, { params: {}, query, onProgress }))
        }
      >
        {t('workQueue.excel')}
      </Button>
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
  // 0 while the first answer for this address is awaited.
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
