/** A slot of a gallery: its picture and its note. */
import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import IconButton from '@mui/material/IconButton';
import { galleryNoteSchema, formatPercentIsolated, type GalleryImage } from '@qaima/schemas';
import { Camera, ImageOff, ImageUp, Pencil, RotateCw } from 'lucide-react';
import { DeleteButton } from '../../components/DeleteButton.js';
import { Thumbnail } from '../../components/Thumbnail.js';
import { usePictureChooser } from '../../components/usePictureChooser.js';
import { usePictureUpload } from '../../data/usePictureUpload.js';
import { useTranslate } from '../../i18n/i18n.js';
import { SchemaForm } from '../../schema-ui/form/SchemaForm.js';
import { tokens } from '../../theme/theme.js';
import { useSlotMutations } from './useGalleryPictureMutations.js';
import type { GalleryTarget } from './useUploadQueue.js';

interface PictureRowProps {
  readonly image: GalleryImage;
  /** The slot's index, from 0. */
  readonly index: number;
  readonly place: GalleryTarget;
}

export function PictureRow({ image, index, place }: PictureRowProps) {
  const t = useTranslate();
  const { changeNote, remove } = useSlotMutations(place, index);
  const picture = usePictureUpload();
  const [editing, setEditing] = useState(false);
  const number = index + 1;
  const isEmpty = !image.image;
  const target = {
    path: 'image',
    model: 'gallery',
    data: { gallery: place.galleryId, galleryImageIndex: index },
  } as const;
  const { choose, takePhoto, inputs } = usePictureChooser({
    onChoose: ([file]) => file && void picture.upload(target, file),
  });
  return (
    <Box component="li" aria-label={t('galleries.pictureOf', { number })}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: '10px', minInlineSize: 0 }}>
        <Box sx={{ position: 'relative', flexShrink: 0 }}>
          {picture.preview ? (
            <Box
              component="img"
              src={picture.preview}
              alt=""
              sx={{ display: 'block', inlineSize: 56, blockSize: 56, borderRadius: '12px', objectFit: 'cover' }}
            />
          ) : (
            <Thumbnail file={image.image} size={56} icon={ImageOff} />
          )}
          {picture.progress !== null && (
            <Box
              sx={{
                position: 'absolute',
                inset: 0,
                display: 'grid',
                placeItems: 'center',
                backgroundColor: tokens.veil,
              }}
            >
              <CircularProgress
                size={30}
                variant="determinate"
                aria-label={t('picture.uploading', {
                  percent: formatPercentIsolated(Math.round(picture.progress * 100)),
                })}
                value={Math.max(5, picture.progress * 100)}
              />
            </Box>
          )}
        </Box>
        <Box sx={{ flexGrow: 1, minInlineSize: 0 }}>
          <Box
            sx={{
              fontSize: 14,
              lineHeight: '21px',
              display: '-webkit-box',
              WebkitBoxOrient: 'vertical',
              WebkitLineClamp: 2,
              overflow: 'hidden',
              overflowWrap: 'anywhere',
            }}
          >
            <bdi>{image.note}</bdi>
          </Box>
          {isEmpty && picture.progress === null && (
            <Box sx={{ color: tokens.warning, fontSize: 12.5, lineHeight: '19px' }}>{t('galleries.emptySlot')}</Box>
          )}
        </Box>
        <Box sx={{ display: 'flex', flexShrink: 0, marginInlineEnd: '-10px' }}>
          <IconButton
            aria-label={t('galleries.editNote', { number })}
            aria-expanded={editing}
            onClick={() => setEditing(!editing)}
          >
            <Pencil size={18} />
          </IconButton>
          <IconButton
            aria-label={t(isEmpty ? 'galleries.fill' : 'galleries.replace', { number })}
            disabled={picture.progress !== null}
            onClick={choose}
          >
            <ImageUp size={18} />
          </IconButton>
          {takePhoto && (
            <IconButton
              aria-label={t('galleries.photo', { number })}
              disabled={picture.progress !== null}
              onClick={takePhoto}
            >
              <Camera size={18} />
            </IconButton>
          )}
          <DeleteButton
            label={t('galleries.deletePicture', { number })}
            iconOnly
            title={t('galleries.deletePictureTitle', { note: image.note })}
            question={`${t('confirm.sure')} ${t('confirm.canRestore')}`}
            onRemove={remove}
          />
        </Box>
      </Box>
      {picture.failed && (
        <Box
          sx={{
            display: 'flex',
            alignItems: 'center',
            flexWrap: 'wrap',
            gap: '0 8px',
            color: tokens.danger,
            fontSize: 12.5,
          }}
        >
          {t('picture.failed')}
          <Button size="small" startIcon={<RotateCw size={16} />} onClick={() => void picture.retry()}>
            {t('picture.retry')}
          </Button>
        </Box>
      )}
      {editing && (
        <Box sx={{ marginBlock: '6px 10px' }}>
          <SchemaForm
            schema={galleryNoteSchema}
            record={image}
            label={t('galleries.editNote', { number })}
            submit={t('form.save')}
            submitting={t('form.saving')}
            reach="panel"
            onSend={(_changes, { whole }) => changeNote(whole)}
            onSent={() => setEditing(false)}
          />
        </Box>
      )}
      {inputs}
    </Box>
  );
}
