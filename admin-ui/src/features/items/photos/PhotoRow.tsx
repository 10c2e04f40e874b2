/** A photo with its dish, which the user can correct, and the state of its upload. */
import { memo } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import LinearProgress from '@mui/material/LinearProgress';
import { ChevronDown, CircleCheck, Crop, RotateCw, X } from 'lucide-react';
import type { MenuItem } from '../../../data/menu.js';
import type { BatchStep } from '../../../data/runBatch.js';
import { usePreview } from '../../../data/usePictureUpload.js';
import { useTranslate } from '../../../i18n/i18n.js';
import { oneLine, tokens } from '../../../theme/theme.js';
import type { Photo } from './usePhotos.js';

interface PhotoRowProps {
  readonly photo: Photo;
  /** The dish; undefined while none is chosen. */
  readonly item: MenuItem | undefined;
  /** Whether another photo has the same dish. */
  readonly doubled: boolean;
  /** The state of the upload; undefined before it. */
  readonly step: BatchStep | undefined;
  /** Whether an upload runs, so that nothing can be changed. */
  readonly busy: boolean;
  readonly onChooseItem: (photo: Photo) => void;
  readonly onCrop: (photo: Photo) => void;
  readonly onDrop: (photo: Photo) => void;
  readonly onRetry: (photo: Photo) => void;
}

export const PhotoRow = memo(function PhotoRow(props: PhotoRowProps) {
  const { photo, item, doubled, step, busy, onChooseItem, onCrop, onDrop, onRetry } = props;
  const t = useTranslate();
  const preview = usePreview(photo.file);
  const { name } = photo.file;
  return (
    <Box component="li" data-photo={name} sx={row}>
      <Box component="img" src={preview ?? undefined} alt="" decoding="async" sx={thumb} />
      <Box sx={{ flexGrow: 1, minInlineSize: 0 }}>
        <Box sx={{ ...oneLine, color: tokens.muted, fontSize: 12.5, lineHeight: '19px' }}>
          <bdi>{name}</bdi>
        </Box>
        <Button
          variant="outlined"
          color="inherit"
          endIcon={<ChevronDown size={16} />}
          disabled={busy}
          onClick={() => onChooseItem(photo)}
          aria-label={t('photos.itemOf', { name, title: item?.title ?? t('photos.none') })}
          sx={choice}
        >
          <bdi>{item?.title ?? t('photos.none')}</bdi>
        </Button>
        <Remark {...{ photo, item, doubled, step }} />
      </Box>
      {step?.state === 'done' ? (
        <CircleCheck size={20} color={tokens.accent} aria-hidden="true" />
      ) : (
        <Box sx={{ display: 'flex', flexDirection: { xs: 'column', md: 'row' }, flexShrink: 0 }}>
          {step?.state === 'failed' && (
            <IconButton aria-label={t('photos.retry', { name })} disabled={busy} onClick={() => onRetry(photo)}>
              <RotateCw size={18} />
            </IconButton>
          )}
          <IconButton aria-label={t('photos.crop', { name })} disabled={busy} onClick={() => onCrop(photo)}>
            <Crop size={18} />
          </IconButton>
          <IconButton aria-label={t('photos.drop', { name })} disabled={busy} onClick={() => onDrop(photo)}>
            <X size={18} />
          </IconButton>
        </Box>
      )}
    </Box>
  );
});

/** What to know about a photo, the most urgent first. */
function Remark({ photo, item, doubled, step }: Pick<PhotoRowProps, 'photo' | 'item' | 'doubled' | 'step'>) {
  const t = useTranslate();
  if (step?.state === 'sending')
    return (
      <LinearProgress
        variant="determinate"
        value={Math.round(step.part * 100)}
        aria-label={photo.file.name}
        sx={{ marginBlockStart: '6px', borderRadius: 4, blockSize: 6 }}
      />
    );
  if (step?.state === 'failed')
    return <Box sx={{ ...small, color: tokens.danger }}>{step.message || t('trouble.unreachable')}</Box>;
  if (step) return <Box sx={small}>{t(`bulk.${step.state}`)}</Box>;
  if (doubled) return <Box sx={{ ...small, color: tokens.danger }}>{t('photos.doubled')}</Box>;
  if (!item) return <Box sx={small}>{t('photos.leftOut')}</Box>;
  const remarks = [!photo.sure && t('photos.check'), item.image && t('photos.replaces')].filter(Boolean);
  return remarks.length > 0 && <Box sx={small}>{remarks.join(' · ')}</Box>;
}

const small = { marginBlockStart: '2px', color: tokens.muted, fontSize: 12.5, lineHeight: '19px' } as const;

const row = {
  display: 'flex',
  alignItems: 'center',
  gap: '12px',
  padding: '10px 0',
  borderBlockStart: `1px solid ${tokens.line}`,
} as const;

const thumb = {
  inlineSize: 72,
  blockSize: 72,
  borderRadius: '12px',
  objectFit: 'cover',
  flexShrink: 0,
  backgroundColor: tokens.head,
} as const;

const choice = {
  justifyContent: 'space-between',
  inlineSize: '100%',
  maxInlineSize: 420,
  paddingInline: '12px',
  fontWeight: 600,
  textAlign: 'start',
  whiteSpace: 'normal',
  overflowWrap: 'anywhere',
} as const;
