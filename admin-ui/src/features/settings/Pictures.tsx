/** The main image and the logo. */
import type { Menu } from '@qaima/schemas';
import { ImageIcon } from 'lucide-react';
import { MenuPicture } from '../../components/MenuPicture.js';
import { useTranslate } from '../../i18n/i18n.js';
import css from './publicInfo.module.css';
import { StorageUsage } from './StorageUsage.js';
import { cardId } from './settingsCards.js';

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
          {(['mainImage', 'logo'] as const).map((name) => (
            <div key={name}>
              <h3>{t(`publicInfo.${name}`)}</h3>
              <MenuPicture name={name} menu={menu} />
            </div>
          ))}
          <StorageUsage />
        </div>
      </section>
    </div>
  );
}
