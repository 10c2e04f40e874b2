/** The pictures that were chosen for a gallery: each with its note, how far it has gone, and what went wrong with it. */
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import LinearProgress from '@mui/material/LinearProgress';
import OutlinedInput from '@mui/material/OutlinedInput';
import { percentInText } from '@qaima/schemas';
import { X } from 'lucide-react';
import { usePreview } from '../../data/usePictureUpload.js';
import { useSay } from '../../i18n/i18n.js';
import { look } from '../../theme/theme.js';
import type { PictureQueue, Queued } from './useUploadQueue.js';

interface QueuedPicturesProps {
  readonly queue: PictureQueue;
  /** What stands for the note of a picture that has none of its own. */
  readonly noteOfAll: string;
}

export function QueuedPictures({ queue, noteOfAll }: QueuedPicturesProps) {
  const say = useSay();
  if (queue.rows.length === 0) return null;
  return (
    <Box
      component="ul"
      aria-label={say('galleries.chosen')}
      sx={{ display: 'grid', gap: '8px', margin: 0, padding: 0, listStyle: 'none' }}
    >
      {queue.rows.map((row, index) => (
        <QueuedPicture
          key={row.key}
          row={row}
          number={index + 1}
          // A single one is described by the note of all.
          asksNote={queue.rows.length > 1}
          noteOfAll={noteOfAll}
          queue={queue}
        />
      ))}
    </Box>
  );
}

interface QueuedPictureProps extends QueuedPicturesProps {
  readonly row: Queued;
  readonly number: number;
  readonly asksNote: boolean;
}

function QueuedPicture({ row, number, asksNote, noteOfAll, queue }: QueuedPictureProps) {
  const say = useSay();
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
          backgroundColor: look.head,
          border: row.fault ? `2px solid ${look.danger}` : 0,
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
            inputProps={{ dir: 'auto', maxLength: 300, 'aria-label': say('galleries.noteOf', { number }) }}
          />
        ) : (
          <Box sx={{ fontSize: 13.5, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }}>
            <bdi>{row.slot?.note ?? row.file.name}</bdi>
          </Box>
        )}
        {row.progress !== null && (
          <LinearProgress
            variant="determinate"
            value={percent}
            aria-label={say('picture.uploading', { percent: percentInText(percent) })}
            sx={{ marginBlockStart: '6px', borderRadius: 4, blockSize: 6 }}
          />
        )}
        {row.fault && (
          <Box sx={{ marginBlockStart: '2px', color: look.danger, fontSize: 12.5, lineHeight: '19px' }}>
            {row.fault} {row.slot && say('galleries.slotKept')}
          </Box>
        )}
      </Box>
      <IconButton
        aria-label={say('galleries.drop', { number })}
        disabled={queue.busy}
        onClick={() => queue.drop(row.key)}
      >
        <X size={18} />
      </IconButton>
    </Box>
  );
}
