/** One gallery in its section: what is in it, whether visitors see it, and a quick way to add a picture. */
import { useId, useState } from 'react';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { galleryShape, type Gallery } from '@qaima/schemas';
import { ImagePlus, Images } from 'lucide-react';
import { ListRow } from '../../components/ListRow.js';
import { Toggle } from '../../components/Switch.js';
import { Thumb } from '../../components/Thumbnail.js';
import { useFlip } from '../../data/useToggle.js';
import { useLanguage, useSay } from '../../i18n/i18n.js';
import { look } from '../../theme/theme.js';
import { AddPictures } from './AddPictures.js';
import { RemoveGallery } from './DeleteGallery.js';

interface GalleryRowProps {
  readonly gallery: Gallery;
  readonly sectionId: string;
  readonly selected: boolean;
  readonly onSelect: () => void;
  readonly onGone: () => void;
}

export function GalleryRow({ gallery, sectionId, selected, onSelect, onGone }: GalleryRowProps) {
  const say = useSay();
  const language = useLanguage();
  const flip = useFlip('galleries');
  const formId = useId();
  const [adding, setAdding] = useState(false);
  const images = gallery.images ?? [];
  const cover = images.find(({ image }) => image)?.image;
  const display = galleryShape.properties.display['x-options'][gallery.display][language];
  const addLabel = say('galleries.addTo', { title: gallery.title });
  return (
    <ListRow
      picture={<Thumb file={cover} size={48} icon={Images} faded={gallery.hide} />}
      title={<bdi>{gallery.title}</bdi>}
      details={`${say('galleries.pictures', { smart_count: images.length })} · ${display}`}
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
            <Box component="span" aria-hidden="true" sx={{ color: look.muted, fontSize: 13 }}>
              {say('galleries.hide')}
            </Box>
            <Toggle
              aria-label={say('galleries.hideOf', { title: gallery.title })}
              checked={gallery.hide}
              onFlip={(hide) => void flip(gallery, 'hide', hide)}
            />
          </Box>
          <IconButton
            aria-label={addLabel}
            aria-expanded={adding}
            aria-controls={adding ? formId : undefined}
            onClick={() => setAdding(!adding)}
            sx={{ color: look.accent }}
          >
            <ImagePlus size={20} />
          </IconButton>
          <RemoveGallery gallery={gallery} iconOnly onGone={onGone} />
        </>
      }
    >
      {adding && (
        <Box
          id={formId}
          sx={{ marginBlock: '4px 12px', padding: '12px 14px 14px', borderRadius: '14px', backgroundColor: look.head }}
        >
          <AddPictures
            place={{ sectionId, galleryId: gallery._id ?? '' }}
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
