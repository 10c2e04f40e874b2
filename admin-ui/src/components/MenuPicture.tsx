/** The main image or the logo of the menu: crop, upload with progress, replace and delete. */
import { lazy, Suspense, useState } from 'react';
import type { Menu } from '@qaima/schemas';
import { cropPicture } from '../data/cropPicture.js';
import type { PictureArea } from '../data/encodePicture.js';
import { usePictureUpload, usePreview, type PictureTarget } from '../data/usePictureUpload.js';
import { useSaveSettings } from '../data/useSaveSettings.js';
import { useTranslate } from '../i18n/i18n.js';
import { ConfirmDialog } from './ConfirmDialog.js';
import { PictureField } from './PictureField.js';

const CropDialog = lazy(() => import('./CropDialog.js'));

const PLACES = {
  mainImage: {
    target: { path: 'menuMainImage', model: 'menu' } as const satisfies PictureTarget,
    file: (menu: Menu) => menu.menuMainImage,
    none: { menuMainImage: null },
    shape: 'wide',
    crops: ['double'],
    question: 'publicInfo.removeMainImage',
    label: 'publicInfo.mainImage',
  },
  logo: {
    target: { path: 'institution.logo', model: 'menu' } as const satisfies PictureTarget,
    file: (menu: Menu) => menu.institution?.logo,
    none: { institution: { logo: null } },
    shape: 'logo',
    crops: ['own', 'square', 'wide'],
    question: 'publicInfo.removeLogo',
    label: 'publicInfo.logo',
  },
} as const;

export function MenuPicture({ name, menu }: { readonly name: keyof typeof PLACES; readonly menu: Menu }) {
  const t = useTranslate();
  const save = useSaveSettings();
  const picture = usePictureUpload();
  const [asking, setAsking] = useState(false);
  const [removing, setRemoving] = useState(false);
  const [chosen, setChosen] = useState<File | null>(null);
  const chosenUrl = usePreview(chosen);
  const [cropping, setCropping] = useState(false);
  const { target, file, none, shape, crops, question, label } = PLACES[name];
  const cropAndUpload = async (area: PictureArea | null) => {
    if (!chosen) return;
    setCropping(true);
    // If the browser can't crop a file, the original file is uploaded. The upload then reports what is wrong with it.
    const cropped = area ? await cropPicture(chosen, area).catch(() => undefined) : undefined;
    setCropping(false);
    setChosen(null);
    await picture.upload(target, cropped ?? chosen, cropped);
  };
  const remove = async () => {
    setRemoving(true);
    // A notification has shown the error. The dialog closes, so that the notification is visible.
    await save(none, t('done.pictureRemoved')).catch(() => undefined);
    setRemoving(false);
    setAsking(false);
  };
  return (
    <>
      <PictureField
        label={t(label)}
        file={file(menu)}
        preview={picture.preview}
        progress={picture.progress}
        failed={picture.failed}
        shape={shape}
        onChoose={setChosen}
        onRetry={() => void picture.retry()}
        onRemove={() => setAsking(true)}
      />
      {chosenUrl && (
        <Suspense>
          <CropDialog
            title={t('picture.cropTitle', { picture: t(label) })}
            src={chosenUrl}
            shapes={crops}
            busy={cropping}
            onConfirm={(area) => void cropAndUpload(area)}
            onCancel={() => setChosen(null)}
          />
        </Suspense>
      )}
      <ConfirmDialog
        open={asking}
        title={t(question)}
        confirm={t('publicInfo.remove')}
        busy={removing}
        onCancel={() => setAsking(false)}
        onConfirm={() => void remove()}
      >
        {t('publicInfo.removePicture')} {t('confirm.canRestore')}
      </ConfirmDialog>
    </>
  );
}
