/** The picture of an item in its form: what there is or what was chosen, how far it has gone, and what to do about it. */
import { useRef } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import { ImagePlus, Trash2 } from 'lucide-react';
import { useSay } from '../../app/i18n.js';
import { look } from '../../app/theme.js';
import { Thumb } from '../../parts/Thumb.js';
import { PICTURE_TYPES } from './usePicture.js';

interface PictureFieldProps {
  readonly file: string | null | undefined;
  readonly preview: string | null;
  readonly progress: number | null;
  readonly onChoose: (file: File) => void;
  readonly onRemove: () => void;
}

export function PictureField({ file, preview, progress, onChoose, onRemove }: PictureFieldProps) {
  const say = useSay();
  const input = useRef<HTMLInputElement>(null);
  const has = Boolean(file ?? preview);
  const percent = Math.round((progress ?? 0) * 100);
  return (
    <Box
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: '14px',
        padding: '12px',
        border: `1px solid ${look.line}`,
        borderRadius: '16px',
      }}
    >
      {preview ? (
        <Box
          component="img"
          src={preview}
          alt=""
          sx={{ inlineSize: 72, blockSize: 72, borderRadius: '12px', objectFit: 'cover', flexShrink: 0 }}
        />
      ) : (
        <Thumb file={file} size={72} />
      )}
      <Box sx={{ flexGrow: 1, minInlineSize: 0 }}>
        {progress === null ? (
          <>
            <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: '4px', marginInlineStart: '-10px' }}>
              <Button
                size="small"
                startIcon={<ImagePlus size={18} />}
                onClick={() => input.current?.click()}
                sx={{ paddingInline: '10px' }}
              >
                {say(has ? 'items.changePicture' : 'items.addPicture')}
              </Button>
              {has && (
                <Button
                  size="small"
                  color="inherit"
                  startIcon={<Trash2 size={17} />}
                  onClick={onRemove}
                  sx={{ paddingInline: '10px', fontWeight: 400 }}
                >
                  {say('items.removePicture')}
                </Button>
              )}
            </Box>
            <Box sx={{ color: look.muted, fontSize: 12.5 }}>{say('items.pictureHint')}</Box>
          </>
        ) : (
          <>
            <Box role="status" sx={{ fontSize: 13.5, marginBlockEnd: '8px' }}>
              {say('items.uploading', { percent })}
            </Box>
            <LinearProgress
              variant="determinate"
              value={percent}
              aria-label={say('items.picture')}
              sx={{ borderRadius: 4, blockSize: 6 }}
            />
          </>
        )}
      </Box>
      <PictureInput inputRef={input} onChoose={onChoose} />
    </Box>
  );
}

interface PictureInputProps {
  readonly inputRef: React.RefObject<HTMLInputElement | null>;
  readonly onChoose: (file: File) => void;
}

/** The platform's chooser of pictures. A button opens it; the same file may be chosen again. */
export const PictureInput = ({ inputRef, onChoose }: PictureInputProps) => (
  <input
    ref={inputRef}
    type="file"
    accept={PICTURE_TYPES}
    hidden
    onChange={({ target }) => {
      const [file] = target.files ?? [];
      target.value = '';
      if (file) onChoose(file);
    }}
  />
);
