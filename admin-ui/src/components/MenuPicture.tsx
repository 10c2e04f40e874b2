/** The main image or the logo of the menu: crop, upload with progress, replace and delete. */
import { useState } from 'react';
import type { Menu } from '@qaima/schemas';
import { usePictureUpload, type PictureTarget } from '../data/usePictureUpload.js';
import { useSaveSettings } from '../data/useSaveSettings.js';
import { useTranslate } from '../i18n/i18n.js';
import { ConfirmDialog } from './ConfirmDialog.js';
import { PictureField } from './PictureField.js';
import { useCropDialog } from './useCropDialog.js';

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
  const { target, file, none, shape, crops, question, label } = PLACES[name];
  const crop = useCropDialog({
    label: t(label),
    shapes: crops,
    onReady: (chosen, cut) => void picture.upload(target, cut ?? chosen, cut),
  });
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
        onChoose={crop.ask}
        onRetry={() => void picture.retry()}
        onRemove={() => setAsking(true)}
      />
      {crop.dialog}
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
