/** The chosen pictures with notes, progress and errors. */
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import LinearProgress from '@mui/material/LinearProgress';
import OutlinedInput from '@mui/material/OutlinedInput';
import { formatPercentIsolated } from '@qaima/schemas';
import { X } from 'lucide-react';
import { usePreview } from '../../data/usePictureUpload.js';
import { useTranslate } from '../../i18n/i18n.js';
import { oneLine, tokens } from '../../theme/theme.js';
import type { UploadQueue, QueuedPicture } from './useUploadQueue.js';

interface UploadQueueProps {
  readonly queue: UploadQueue;
  /** The common note, shown as placeholder for pictures without a note. */
  readonly noteOfAll: string;
}

export function UploadQueue({ queue, noteOfAll }: UploadQueueProps) {
  const t = useTranslate();
  if (queue.rows.length === 0) return null;
  return (
    <Box
      component="ul"
      aria-label={t('galleries.chosen')}
      sx={{ display: 'grid', gap: '8px', margin: 0, padding: 0, listStyle: 'none' }}
    >
      {queue.rows.map((row, index) => (
        <QueuedPicture
          key={row.key}
          row={row}
          number={index + 1}
          // A single picture always gets the common note.
          asksNote={queue.rows.length > 1}
          noteOfAll={noteOfAll}
          queue={queue}
        />
      ))}
    </Box>
  );
}

interface QueuedPictureProps extends UploadQueueProps {
  readonly row: QueuedPicture;
  readonly number: number;
  readonly asksNote: boolean;
}

function QueuedPicture({ row, number, asksNote, noteOfAll, queue }: QueuedPictureProps) {
  const t = useTranslate();
  const preview = usePreview(row.file);
  const percent = Math.round((row.progress ?? 0) * 100);
  return (
    <Box component="li" sx={{ display: 'flex', alignItems: 'center', gap: '10px', minInlineSize: 0 }}>
      <Box
        component="img"
        src={preview ?? undefined}
        alt=""
        sx={{
          inlineSize: 56,
          blockSize: 56,
          borderRadius: '12px',
          objectFit: 'cover',
          flexShrink: 0,
          backgroundColor: tokens.head,
          border: row.issue ? `2px solid ${tokens.danger}` : 0,
        }}
      />
      <Box sx={{ flexGrow: 1, minInlineSize: 0 }}>
        {asksNote && !row.slot ? (
          <OutlinedInput
            fullWidth
            value={row.note}
            placeholder={noteOfAll}
            disabled={queue.busy}
            onChange={({ target }) => queue.setNote(row.key, target.value)}
            inputProps={{ dir: 'auto', maxLength: 300, 'aria-label': t('galleries.noteOf', { number }) }}
          />
        ) : (
          <Box sx={{ fontSize: 13.5, ...oneLine }}>
            <bdi>{row.slot?.note ?? row.file.name}</bdi>
          </Box>
        )}
        {row.progress !== null && (
          <LinearProgress
            variant="determinate"
            value={percent}
            aria-label={t('picture.uploading', { percent: formatPercentIsolated(percent) })}
            sx={{ marginBlockStart: '6px', borderRadius: 4, blockSize: 6 }}
          />
        )}
        {row.issue && (
          <Box sx={{ marginBlockStart: '2px', color: tokens.danger, fontSize: 12.5, lineHeight: '19px' }}>
            {row.issue} {row.slot && t('galleries.slotKept')}
          </Box>
        )}
      </Box>
      <IconButton
        aria-label={t('galleries.drop', { number })}
        disabled={queue.busy}
        onClick={() => queue.drop(row.key)}
      >
        <X size={18} />
      </IconButton>
    </Box>
  );
}
