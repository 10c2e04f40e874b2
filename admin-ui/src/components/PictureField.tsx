/** A picture in a form: the stored or chosen picture, its upload progress and its actions. */
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import { formatPercentIsolated, toPicture } from '@qaima/schemas';
import { ImagePlus, RotateCw, Trash2 } from 'lucide-react';
import { useTranslate } from '../i18n/i18n.js';
import { tokens } from '../theme/theme.js';
import { TakePhotoButton } from './TakePhotoButton.js';
import { Thumbnail } from './Thumbnail.js';
import { usePictureChooser } from './usePictureChooser.js';

interface PictureFieldProps {
  /** Distinguishes the picture if a page has several, for example "the logo". */
  readonly label?: string | undefined;
  /** The name of the stored file. */
  readonly file: string | null | undefined;
  /** The object URL of a chosen file that is not stored yet. */
  readonly preview: string | null;
  /** From 0 to 1; null while nothing is being uploaded. */
  readonly progress: number | null;
  readonly failed?: boolean;
  /** The layout: `wide` puts the buttons below the picture, the others next to it. A `logo` is shown whole. */
  readonly shape?: 'square' | 'wide' | 'logo';
  readonly onChoose: (file: File) => void;
  readonly onRetry?: () => void;
  readonly onRemove?: () => void;
}

export function PictureField(props: PictureFieldProps) {
  const { label, file, preview, progress, failed = false, shape = 'square', onChoose, onRetry, onRemove } = props;
  const t = useTranslate();
  const { choose, takePhoto, inputs } = usePictureChooser({ onChoose: ([chosen]) => chosen && onChoose(chosen) });
  const has = Boolean(file ?? preview);
  const percent = Math.round((progress ?? 0) * 100);
  const name = label ?? t('picture.label');
  return (
    <Box
      role="group"
      aria-label={name}
      sx={{
        display: 'flex',
        flexDirection: shape === 'wide' ? 'column' : 'row',
        alignItems: shape === 'wide' ? 'stretch' : 'center',
        gap: '14px',
        padding: '12px',
        border: `1px solid ${failed ? tokens.danger : tokens.line}`,
        borderRadius: '16px',
      }}
    >
      <Shown file={file} preview={preview} shape={shape} />
      <Box sx={{ flexGrow: 1, minInlineSize: 0 }}>
        {progress === null ? (
          <>
            <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: '4px', marginInlineStart: '-10px' }}>
              {failed && onRetry && (
                <Button
                  size="small"
                  startIcon={<RotateCw size={17} />}
                  onClick={onRetry}
                  sx={{ paddingInline: '10px' }}
                >
                  {t('picture.retry')}
                </Button>
              )}
              <Button size="small" startIcon={<ImagePlus size={18} />} onClick={choose} sx={{ paddingInline: '10px' }}>
                {t(has ? 'picture.change' : 'picture.add')}
              </Button>
              <TakePhotoButton size="small" takePhoto={takePhoto} sx={{ paddingInline: '10px' }} />
              {has && !failed && onRemove && (
                <Button
                  size="small"
                  color="inherit"
                  startIcon={<Trash2 size={17} />}
                  onClick={onRemove}
                  sx={{ paddingInline: '10px', fontWeight: 400 }}
                >
                  {t('picture.remove')}
                </Button>
              )}
            </Box>
            <Box sx={{ color: failed ? tokens.danger : tokens.muted, fontSize: 12.5 }}>
              {t(failed ? 'picture.failed' : 'picture.hint')}
            </Box>
          </>
        ) : (
          <>
            <Box role="status" sx={{ fontSize: 13.5, marginBlockEnd: '8px' }}>
              {t('picture.uploading', { percent: formatPercentIsolated(percent) })}
            </Box>
            <LinearProgress
              variant="determinate"
              value={percent}
              aria-label={name}
              sx={{ borderRadius: 4, blockSize: 6 }}
            />
          </>
        )}
      </Box>
      {inputs}
    </Box>
  );
}

const FRAMES = {
  wide: { inlineSize: '100%', blockSize: 'auto', aspectRatio: '2 / 1' },
  square: { inlineSize: 72, blockSize: 72 },
  logo: { inlineSize: 'auto', maxInlineSize: 144, blockSize: 72 },
} as const;

function Shown({ file, preview, shape }: Required<Pick<PictureFieldProps, 'file' | 'preview' | 'shape'>>) {
  const stored = toPicture(file);
  if (shape !== 'wide' && !preview) return <Thumbnail file={file} size={72} whole={shape === 'logo'} />;
  const src = preview ?? stored?.src;
  if (!src) return null;
  return (
    <Box
      component="img"
      src={src}
      {...(!preview && stored?.srcset ? { srcSet: stored.srcset, sizes: '480px' } : {})}
      alt=""
      sx={{
        ...FRAMES[shape],
        borderRadius: '12px',
        objectFit: shape === 'logo' ? 'contain' : 'cover',
        flexShrink: 0,
        backgroundColor: tokens.head,
      }}
    />
  );
}
