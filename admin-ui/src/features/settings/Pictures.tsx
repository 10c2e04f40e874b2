/** The main image and the logo: upload with progress, replace and delete. */
import { useState } from 'react';
import type { Menu } from '@qaima/schemas';
import { ImageIcon } from 'lucide-react';
import { ConfirmDialog } from '../../components/ConfirmDialog.js';
import { PictureField } from '../../components/PictureField.js';
import { usePictureUpload, type PictureTarget } from '../../data/usePictureUpload.js';
import { useSaveSettings } from '../../data/useSaveSettings.js';
import { useTranslate } from '../../i18n/i18n.js';
import css from './publicInfo.module.css';
import { StorageUsage } from './StorageUsage.js';
import { cardId } from './useOpenCards.js';

const PLACES = {
  mainImage: {
    target: { path: 'menuMainImage', model: 'menu' } as const satisfies PictureTarget,
    file: (menu: Menu) => menu.menuMainImage,
    none: { menuMainImage: null },
    shape: 'wide',
    question: 'publicInfo.removeMainImage',
    label: 'publicInfo.mainImage',
  },
  logo: {
    target: { path: 'institution.logo', model: 'menu' } as const satisfies PictureTarget,
    file: (menu: Menu) => menu.institution?.logo,
    none: { institution: { logo: null } },
    shape: 'square',
    question: 'publicInfo.removeLogo',
    label: 'publicInfo.logo',
  },
} as const;

export function Pictures({ menu }: { readonly menu: Menu }) {
  const t = useTranslate();
  return (
    <div className={css['surface']}>
      <section id={cardId('pictures')} className={css['section']} aria-labelledby="pictures-title" tabIndex={-1}>
        <div className={css['head']}>
          <ImageIcon size={22} aria-hidden="true" />
          <h2 id="pictures-title">{t('publicInfo.pictures')}</h2>
        </div>
        <div className={css['pictures']}>
          <Place name="mainImage" menu={menu} />
          <Place name="logo" menu={menu} />
          <StorageUsage />
        </div>
      </section>
    </div>
  );
}

function Place({ name, menu }: { readonly name: keyof typeof PLACES; readonly menu: Menu }) {
  const t = useTranslate();
  const save = useSaveSettings();
  const picture = usePictureUpload();
  const [asking, setAsking] = useState(false);
  const [removing, setRemoving] = useState(false);
  const { target, file, none, shape, question, label } = PLACES[name];
  const remove = async () => {
    setRemoving(true);
    // A notification has shown the error. The dialog closes, so that the notification is visible.
    await save(none, 'done.pictureRemoved').catch(() => undefined);
    setRemoving(false);
    setAsking(false);
  };
  return (
    <div data-tour={`publicInfo.${name}`}>
      <h3>{t(label)}</h3>
      <PictureField
        label={t(label)}
        file={file(menu)}
        preview={picture.preview}
        progress={picture.progress}
        failed={picture.failed}
        shape={shape}
        onChoose={(chosen) => void picture.upload(target, chosen)}
        onRetry={() => void picture.retry()}
        onRemove={() => setAsking(true)}
      />
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
    </div>
  );
}
