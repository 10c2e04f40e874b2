/** A new gallery in a section: its title, and as many pictures as are at hand. */
import { useEffect, useRef, useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { galleryDraft } from '@qaima/schemas';
import { Check, Images, RotateCw } from 'lucide-react';
import { PictureInput } from '../../components/PictureInput.js';
import { useUnsaved } from '../../components/unsavedChanges.js';
import { useWrites } from '../../data/useMenuMutations.js';
import { useSay } from '../../i18n/i18n.js';
import type { FormValues } from '../../schema-ui/form/formValues.js';
import { SchemaForm } from '../../schema-ui/form/SchemaForm.js';
import type { Overrides } from '../../schema-ui/overrides.js';
import { look } from '../../theme/theme.js';
import { QueuedPictures } from './UploadQueue.js';
import { usePictureQueue, type GalleryPlace } from './useUploadQueue.js';

/** A title is all that a new one needs; the rest is changed in its panel. */
const overrides: Overrides = { 'Gallery.display': { hidden: true }, 'Gallery.hide': { hidden: true } };

interface CreateGalleryProps {
  readonly sectionId: string;
  readonly label: string;
  /** After it was made, and all its pictures arrived. */
  readonly onCreated: () => void;
}

export function CreateGallery({ sectionId, label, onCreated }: CreateGalleryProps) {
  const say = useSay();
  const { create } = useWrites('galleries');
  const queue = usePictureQueue();
  const chooser = useRef<HTMLInputElement>(null);
  const complete = useRef(false);
  const setUnsaved = useUnsaved('page');
  useEffect(() => {
    setUnsaved(queue.rows.length > 0);
  }, [setUnsaved, queue.rows.length]);
  const [made, setMade] = useState<(GalleryPlace & { readonly title: string }) | null>(null);

  const send = async (values: FormValues) => {
    const title = String(values['title']).trim();
    // First of all: a damaged file must not leave a gallery without its picture.
    await queue.prepare();
    const galleryId = await create(values, { sectionId });
    const place = { sectionId, galleryId };
    // A note is required; that of all is what the gallery is called, until its owner says more.
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
        <Box role="status" sx={{ color: look.danger, fontSize: 13.5 }}>
          {say('galleries.someFailed', { title: made.title })}
        </Box>
        <QueuedPictures queue={queue} noteOfAll={made.title} />
        <Box sx={{ display: 'flex', gap: '8px' }}>
          <Button
            variant="contained"
            startIcon={<RotateCw size={18} />}
            disabled={queue.busy}
            onClick={() => void sendAgain()}
          >
            {say(queue.busy ? 'form.creating' : 'picture.retry')}
          </Button>
          <Button
            color="inherit"
            variant="outlined"
            startIcon={<Check size={18} />}
            disabled={queue.busy}
            onClick={onCreated}
          >
            {say('galleries.withoutThem')}
          </Button>
        </Box>
      </Box>
    );
  }
  return (
    <SchemaForm
      schema={galleryDraft}
      label={label}
      overrides={overrides}
      submit={say('galleries.create')}
      submitting={say('form.creating')}
      onSend={send}
      between={
        <Box sx={{ display: 'grid', gap: '10px', marginBlockStart: '12px' }}>
          <QueuedPictures queue={queue} noteOfAll={say('galleries.noteIsTitle')} />
          <Box>
            <Button
              variant="outlined"
              color="inherit"
              startIcon={<Images size={18} />}
              disabled={queue.busy}
              onClick={() => chooser.current?.click()}
            >
              {say(queue.rows.length > 0 ? 'galleries.chooseMore' : 'galleries.chooseMany')}
            </Button>
            <PictureInput inputRef={chooser} multiple onChoose={queue.add} />
          </Box>
          <Box sx={{ color: look.muted, fontSize: 12.5 }}>{say('galleries.createHint')}</Box>
        </Box>
      }
      onSent={() => {
        if (complete.current) onCreated();
      }}
    />
  );
}
