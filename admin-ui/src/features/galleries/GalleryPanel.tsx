/** Edits one gallery: title, display mode and pictures. (docs/spec/owners-area.md#galleries-screen) */
import { useState } from 'react';
import Box from '@mui/material/Box';
import { galleryCreateSchema, type Gallery } from '@qaima/schemas';
import { Images } from 'lucide-react';
import { DeletedNotice } from '../../components/DeletedNotice.js';
import { SidePanel } from '../../components/SidePanel.js';
import { Switch } from '../../components/Switch.js';
import { Thumbnail } from '../../components/Thumbnail.js';
import { useIsDeleted } from '../../data/useIsDeleted.js';
import { useMenuMutations } from '../../data/useMenuMutations.js';
import { useSaveToggle } from '../../data/useSaveToggle.js';
import { useTranslate } from '../../i18n/i18n.js';
import { UnsavedCount } from '../../schema-ui/form/SaveBar.js';
import { SchemaForm } from '../../schema-ui/form/SchemaForm.js';
import type { Overrides } from '../../schema-ui/fieldOverrides.js';
import { tokens } from '../../theme/theme.js';
import { AddPictures } from './AddPictures.js';
import { DeleteGallery } from './DeleteGallery.js';
import { PictureRow } from './PictureRow.js';

/** The panel has a switch for `hide`, so the form omits it. */
const overrides: Overrides = { 'Gallery.hide': { hidden: true } };

interface GalleryPanelProps {
  readonly gallery: Gallery;
  readonly sectionId: string;
  readonly onClose: () => void;
}

export function GalleryPanel({ gallery, sectionId, onClose }: GalleryPanelProps) {
  const t = useTranslate();
  const { create, change } = useMenuMutations('galleries');
  const toggle = useSaveToggle('galleries');
  const [unsaved, setUnsaved] = useState(0);
  const id = gallery._id;
  const images = gallery.images ?? [];
  const place = { sectionId, galleryId: id };
  const isDeleted = useIsDeleted('galleries', id);
  // Keeps the section's id: once the gallery is deleted, the menu no longer shows which section it was in.
  const [home] = useState(sectionId);
  return (
    <SidePanel
      title={`${t('galleries.edit')}: ${gallery.title}`}
      picture={<Thumbnail file={images.find(({ image }) => image)?.image} size={42} icon={Images} />}
      hint={unsaved > 0 && <UnsavedCount count={unsaved} />}
      onClose={onClose}
    >
      {isDeleted && <DeletedNotice id={id} />}
      {!isDeleted && (
        <>
          <Part title={`${t('galleries.picturesTitle')} (${images.length})`}>
            {images.length === 0 && <Box sx={{ color: tokens.muted, fontSize: 13.5 }}>{t('galleries.noPictures')}</Box>}
            <Box component="ul" sx={{ display: 'grid', gap: '6px', margin: 0, padding: 0, listStyle: 'none' }}>
              {images.map((image, index) => (
                // Slots have no ids, so index and content form the key.
                <PictureRow key={`${index} ${image.image ?? ''}`} image={image} index={index} place={place} />
              ))}
            </Box>
          </Part>
          <Part title={t('galleries.addTitle')}>
            <AddPictures place={place} label={t('galleries.addTo', { title: gallery.title })} reach="panel" />
          </Part>
        </>
      )}
      <Box sx={{ padding: '16px 20px 4px', borderBlockStart: `1px solid ${tokens.line}` }}>
        <SchemaForm
          schema={galleryCreateSchema}
          record={gallery}
          label={t('galleries.edit')}
          overrides={overrides}
          submit={t(isDeleted ? 'gone.saveAsNew' : 'form.save')}
          submitting={t('form.saving')}
          leading={unsaved > 0}
          reach="panel"
          onUnsaved={setUnsaved}
          onSend={async (changes, { seen, whole }) =>
            void (await (isDeleted ? create(whole, { sectionId: home }) : change(id, changes, seen)))
          }
          onSent={onClose}
        />
        {!isDeleted && (
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
            {t('galleries.hideSwitch')}
            <Switch checked={gallery.hide} onCheckedChange={(hide) => void toggle(gallery, 'hide', hide)} />
          </Box>
        )}
      </Box>
      {!isDeleted && (
        <Box sx={{ padding: '4px 8px 24px', borderBlockStart: `1px solid ${tokens.line}` }}>
          <DeleteGallery gallery={gallery} onDeleted={onClose} />
        </Box>
      )}
    </SidePanel>
  );
}

const Part = ({ title, children }: { readonly title: string; readonly children: React.ReactNode }) => (
  <Box
    component="section"
    aria-label={title}
    sx={{ display: 'grid', gap: '10px', padding: '14px 20px 18px', borderBlockStart: `1px solid ${tokens.line}` }}
  >
    <Box component="h3" sx={{ margin: 0, fontSize: 15, lineHeight: '24px', fontWeight: 800 }}>
      {title}
    </Box>
    {children}
  </Box>
);
