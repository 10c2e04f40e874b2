import { useId, useState } from 'react';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { gallerySchema, toPicture, type Gallery } from '@qaima/schemas';
import { ImagePlus, Images } from 'lucide-react';
import { ListRow } from '../../components/ListRow.js';
import { Switch } from '../../components/Switch.js';
import { Thumbnail } from '../../components/Thumbnail.js';
import { useSaveToggle } from '../../data/useSaveToggle.js';
import { useLanguage, useTranslate } from '../../i18n/i18n.js';
import { tokens } from '../../theme/theme.js';
import { AddPictures } from './AddPictures.js';
import { DeleteGallery } from './DeleteGallery.js';
import css from './galleries.module.css';

/** More photos than this are counted; the gallery's panel shows them all. */
const MAX_PHOTOS = 11;

interface GalleryRowProps {
  readonly gallery: Gallery;
  readonly sectionId: string;
  readonly selected: boolean;
  readonly onSelect: () => void;
  readonly onDeleted: () => void;
}

export function GalleryRow({ gallery, sectionId, selected, onSelect, onDeleted }: GalleryRowProps) {
  const t = useTranslate();
  const language = useLanguage();
  const toggle = useSaveToggle('galleries');
  const formId = useId();
  const [adding, setAdding] = useState(false);
  const images = gallery.images ?? [];
  const shown = images.filter(({ image }) => image);
  const display = gallerySchema.properties.display['x-options'][gallery.display][language];
  const addLabel = t('galleries.addTo', { title: gallery.title });
  return (
    <ListRow
      picture={shown.length === 0 && <Thumbnail file={null} size={48} icon={Images} />}
      title={<bdi>{gallery.title}</bdi>}
      details={`${t('galleries.pictures', { smart_count: images.length })} · ${display}`}
      selected={selected}
      dim={gallery.hide}
      onSelect={onSelect}
      actions={
        <>
          <Box
            component="label"
            sx={{
              display: 'flex',
              alignItems: 'center',
              gap: '8px',
              minBlockSize: 44,
              marginInlineEnd: '8px',
              cursor: 'pointer',
            }}
          >
            <Box component="span" aria-hidden="true" sx={{ color: tokens.muted, fontSize: 13 }}>
              {t('galleries.hide')}
            </Box>
            <Switch
              aria-label={t('galleries.hideOf', { title: gallery.title })}
              checked={gallery.hide}
              onCheckedChange={(hide) => void toggle(gallery, 'hide', hide)}
            />
          </Box>
          <IconButton
            aria-label={addLabel}
            aria-expanded={adding}
            aria-controls={adding ? formId : undefined}
            onClick={() => setAdding(!adding)}
            sx={{ color: tokens.accent }}
          >
            <ImagePlus size={20} />
          </IconButton>
          <DeleteGallery gallery={gallery} iconOnly onDeleted={onDeleted} />
        </>
      }
    >
      {shown.length > 0 && (
        <div className={css['photos']} data-hidden={gallery.hide ? '' : undefined}>
          {shown.slice(0, MAX_PHOTOS).map(({ note, image }, index) => (
            <Photo key={`${index} ${image ?? ''}`} file={image} note={note} />
          ))}
          {shown.length > MAX_PHOTOS && (
            <div className={css['more']}>
              <bdi dir="ltr">+{shown.length - MAX_PHOTOS}</bdi>
            </div>
          )}
        </div>
      )}
      {adding && (
        <Box
          id={formId}
          sx={{
            marginBlock: '4px 12px',
            padding: '12px 14px 14px',
            borderRadius: '14px',
            backgroundColor: tokens.head,
          }}
        >
          <AddPictures
            place={{ sectionId, galleryId: gallery._id }}
            label={addLabel}
            reach="page"
            autoFocus
            onSent={() => setAdding(false)}
          />
        </Box>
      )}
    </ListRow>
  );
}

function Photo({ file, note }: { readonly file: string | null | undefined; readonly note: string }) {
  const picture = toPicture(file);
  if (!picture) return null;
  return (
    <img
      src={picture.src}
      {...(picture.srcset ? { srcSet: picture.srcset, sizes: '120px' } : {})}
      alt={note}
      width={96}
      height={96}
      loading="lazy"
      decoding="async"
    />
  );
}
