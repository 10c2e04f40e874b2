import { useEffect, useRef, useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { galleryCreateSchema } from '@qaima/schemas';
import { Check, Images, RotateCw } from 'lucide-react';
import { TakePhotoButton } from '../../components/TakePhotoButton.js';
import { useReportUnsaved } from '../../components/unsavedChanges.js';
import { usePictureChooser } from '../../components/usePictureChooser.js';
import { useMenuMutations } from '../../data/useMenuMutations.js';
import { useTranslate } from '../../i18n/i18n.js';
import type { FormValues } from '../../schema-ui/form/formValues.js';
import { SchemaForm } from '../../schema-ui/form/SchemaForm.js';
import type { Overrides } from '../../schema-ui/fieldOverrides.js';
import { tokens } from '../../theme/theme.js';
import { UploadQueue } from './UploadQueue.js';
import { useUploadQueue, type GalleryTarget } from './useUploadQueue.js';

/** Creates a gallery with only a title; the other fields are in the gallery's panel. */
const overrides: Overrides = { 'Gallery.display': { hidden: true }, 'Gallery.hide': { hidden: true } };

interface CreateGalleryProps {
  readonly sectionId: string;
  readonly label: string;
  /** Called when the gallery and all its pictures are stored. */
  readonly onCreated: () => void;
}

export function CreateGallery({ sectionId, label, onCreated }: CreateGalleryProps) {
  const t = useTranslate();
  const { create } = useMenuMutations('galleries');
  const queue = useUploadQueue();
  const { choose, takePhoto, inputs } = usePictureChooser({ multiple: true, onChoose: queue.add });
  const complete = useRef(false);
  const setUnsaved = useReportUnsaved('page');
  useEffect(() => {
    setUnsaved(queue.rows.length > 0);
  }, [setUnsaved, queue.rows.length]);
  const [made, setMade] = useState<(GalleryTarget & { readonly title: string }) | null>(null);

  const send = async (values: FormValues) => {
    const title = String(values['title']).trim();
    // Resizes the pictures before the gallery is created, because a damaged file would leave a gallery without
    // pictures.
    await queue.prepare();
    const galleryId = await create(values, { sectionId });
    const place = { sectionId, galleryId };
    // A picture's note is required, so the gallery's title is the default note.
    const allArrived = queue.rows.length === 0 || (await queue.send(place, title));
    complete.current = allArrived;
    if (!allArrived) setMade({ ...place, title });
  };
  const sendAgain = async () => {
    if (made && (await queue.send(made, made.title))) {
      setMade(null);
      onCreated();
    }
  };

  if (made && queue.rows.length > 0) {
    return (
      <Box sx={{ display: 'grid', gap: '10px' }}>
        <Box role="status" sx={{ color: tokens.danger, fontSize: 13.5 }}>
          {t('galleries.someFailed', { title: made.title })}
        </Box>
        <UploadQueue queue={queue} noteOfAll={made.title} />
        <Box sx={{ display: 'flex', gap: '8px' }}>
          <Button
            variant="contained"
            startIcon={<RotateCw size={18} />}
            disabled={queue.busy}
            onClick={() => void sendAgain()}
          >
            {t(queue.busy ? 'form.creating' : 'picture.retry')}
          </Button>
          <Button
            color="inherit"
            variant="outlined"
            startIcon={<Check size={18} />}
            disabled={queue.busy}
            onClick={onCreated}
          >
            {t('galleries.withoutThem')}
          </Button>
        </Box>
      </Box>
    );
  }
  return (
    <SchemaForm
      schema={galleryCreateSchema}
      label={label}
      overrides={overrides}
      submit={t('galleries.create')}
      submitting={t('form.creating')}
      onSend={send}
      between={
        <Box sx={{ display: 'grid', gap: '10px', marginBlockStart: '12px' }}>
          <UploadQueue queue={queue} noteOfAll={t('galleries.noteIsTitle')} />
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: '8px' }}>
            <Button
              variant="outlined"
              color="inherit"
              startIcon={<Images size={18} />}
              disabled={queue.busy}
              onClick={choose}
            >
              {t(queue.rows.length > 0 ? 'galleries.chooseMore' : 'galleries.chooseMany')}
            </Button>
            <TakePhotoButton variant="outlined" color="inherit" disabled={queue.busy} takePhoto={takePhoto} />
            {inputs}
          </Box>
          <Box sx={{ color: tokens.muted, fontSize: 12.5 }}>{t('galleries.createHint')}</Box>
        </Box>
      }
      onSent={() => {
        if (complete.current) onCreated();
      }}
    />
  );
}
