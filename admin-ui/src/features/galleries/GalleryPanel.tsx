/** The controller of one gallery: its title and display, and its pictures. (Document 1, section 2.) */
import { useState } from 'react';
import Box from '@mui/material/Box';
import { galleryDraft, type Gallery } from '@qaima/schemas';
import { Images } from 'lucide-react';
import { GoneNotice } from '../../components/DeletedNotice.js';
import { SidePanel } from '../../components/SidePanel.js';
import { Toggle } from '../../components/Switch.js';
import { Thumb } from '../../components/Thumbnail.js';
import { useIsGone } from '../../data/useIsDeleted.js';
import { useWrites } from '../../data/useMenuMutations.js';
import { useFlip } from '../../data/useToggle.js';
import { useSay } from '../../i18n/i18n.js';
import { UnsavedCount } from '../../schema-ui/form/SaveBar.js';
import { SchemaForm } from '../../schema-ui/form/SchemaForm.js';
import type { Overrides } from '../../schema-ui/overrides.js';
import { look } from '../../theme/theme.js';
import { AddPictures } from './AddPictures.js';
import { RemoveGallery } from './DeleteGallery.js';
import { PictureRow } from './PictureRow.js';

/** Hiding is one tap of its own. */
const overrides: Overrides = { 'Gallery.hide': { hidden: true } };

interface GalleryPanelProps {
  readonly gallery: Gallery;
  readonly sectionId: string;
  readonly onClose: () => void;
}

export function GalleryPanel({ gallery, sectionId, onClose }: GalleryPanelProps) {
  const say = useSay();
  const { create, change } = useWrites('galleries');
  const flip = useFlip('galleries');
  const [unsaved, setUnsaved] = useState(0);
  const id = gallery._id ?? '';
  const images = gallery.images ?? [];
  const place = { sectionId, galleryId: id };
  const isGone = useIsGone('galleries', id);
  // Once it is deleted, the menu does not say any more where it was.
  const [home] = useState(sectionId);
  return (
    <SidePanel
      title={`${say('galleries.edit')}: ${gallery.title}`}
      picture={<Thumb file={images.find(({ image }) => image)?.image} size={42} icon={Images} />}
      hint={unsaved > 0 && <UnsavedCount count={unsaved} />}
      onClose={onClose}
    >
      {isGone && <GoneNotice id={id} />}
      <Box sx={{ padding: '16px 20px 4px' }}>
        <SchemaForm
          schema={galleryDraft}
          record={gallery}
          label={say('galleries.edit')}
          overrides={overrides}
          submit={say(isGone ? 'gone.saveAsNew' : 'form.save')}
          submitting={say('form.saving')}
          leading={unsaved > 0}
          reach="panel"
          onUnsaved={setUnsaved}
          onSend={async (changes, { seen, whole }) =>
            void (await (isGone ? create(whole, { sectionId: home }) : change(id, changes, seen)))
          }
          onSent={onClose}
        />
        {!isGone && (
          <Box
            component="label"
            sx={{
              display: 'flex',
              alignItems: 'center',
              justifyContent: 'space-between',
              minBlockSize: 44,
              marginBlockStart: '8px',
              cursor: 'pointer',
            }}
          >
            {say('galleries.hideSwitch')}
            <Toggle checked={gallery.hide} onFlip={(hide) => void flip(gallery, 'hide', hide)} />
          </Box>
        )}
      </Box>
      {!isGone && (
        <>
          <Part title={`${say('galleries.picturesTitle')} (${images.length})`}>
            {images.length === 0 && <Box sx={{ color: look.muted, fontSize: 13.5 }}>{say('galleries.noPictures')}</Box>}
            <Box component="ul" sx={{ display: 'grid', gap: '6px', margin: 0, padding: 0, listStyle: 'none' }}>
              {images.map((image, index) => (
                // A slot has no id of its own; its place and what is in it tell it from others.
                <PictureRow key={`${index} ${image.image ?? ''}`} image={image} index={index} place={place} />
              ))}
            </Box>
          </Part>
          <Part title={say('galleries.addTitle')}>
            <AddPictures place={place} label={say('galleries.addTo', { title: gallery.title })} reach="panel" />
          </Part>
          <Box sx={{ padding: '4px 8px 24px', borderBlockStart: `1px solid ${look.line}` }}>
            <RemoveGallery gallery={gallery} onGone={onClose} />
          </Box>
        </>
      )}
    </SidePanel>
  );
}

const Part = ({ title, children }: { readonly title: string; readonly children: React.ReactNode }) => (
  <Box
    component="section"
    aria-label={title}
    sx={{ display: 'grid', gap: '10px', padding: '14px 20px 18px', borderBlockStart: `1px solid ${look.line}` }}
  >
    <Box component="h3" sx={{ margin: 0, fontSize: 15, lineHeight: '24px', fontWeight: 800 }}>
      {title}
    </Box>
    {children}
  </Box>
);
