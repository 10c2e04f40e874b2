/** The card that copies the whole menu; absent while the account has no other menu. */
import type { Menu } from '@qaima/schemas';
import { CopyPlus } from 'lucide-react';
import { CopyToMenu } from '../../components/CopyToMenu.js';
import { useCopyTargets } from '../../data/useCopyToMenu.js';
import { useTranslate } from '../../i18n/i18n.js';
import css from './publicInfo.module.css';

export function CopyMenu({ menu }: { readonly menu: Menu }) {
  const t = useTranslate();
  if (useCopyTargets().length === 0) return null;
  return (
    <div className={css['surface']}>
      <section className={css['section']} aria-labelledby="copy-title">
        <div className={css['head']}>
          <CopyPlus size={22} aria-hidden="true" />
          <h2 id="copy-title">{t('copies.open')}</h2>
        </div>
        <div className={css['copy']}>
          <p>{t('copies.hint')}</p>
          <CopyToMenu menu={menu} />
        </div>
      </section>
    </div>
  );
}
