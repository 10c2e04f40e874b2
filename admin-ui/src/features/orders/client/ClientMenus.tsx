import { canonicalPath, formatDate, providerDay, type StaffMenu } from '@qaima/schemas';
import { ExternalLink, Settings } from 'lucide-react';
import { useBasename, useRecordContext, type RaRecord } from 'react-admin';
import { Link } from 'react-router-dom';
import { MenuStatus } from '../../../components/MenuStatus.js';
import { useTranslate } from '../../../i18n/i18n.js';
import buttons from '../buttons.module.css';
import css from './client.module.css';
import { ClientList } from './ClientList.js';

export function ClientMenus({ username }: { readonly username: string }) {
  const t = useTranslate();
  return (
    <ClientList resource="menus" filter={{ username }} title={t('client.menus')} empty={t('client.noMenus')}>
      <MenuRow />
    </ClientList>
  );
}

/** A menu of the client. It links to the menu's activation and audit log. */
function MenuRow() {
  const t = useTranslate();
  const basename = useBasename();
  const menu = useRecordContext<StaffMenu & RaRecord>();
  if (!menu) return null;
  const { _id, username, institution, inactiveFrom = null, subEnd, visits } = menu;
  const name = institution.name || username || t('inactiveMenus.unnamed');
  const path = canonicalPath(menu);
  return (
    <li className={css['row']}>
      <div className={css['line']}>
        <Link className={css['name']} to={`${basename}/activation?menu=${_id}`}>
          <bdi>{name}</bdi>
        </Link>
        <span className={css['end']}>
          <MenuStatus menu={{ inactiveFrom }} />
        </span>
      </div>
      <div className={css['facts']}>
        <bdi dir="ltr">{path}</bdi>
        {subEnd && <span>{t('client.ends', { date: `\u2066${formatDate(providerDay(subEnd))}\u2069` })}</span>}
        <span>{t('client.visits', { smart_count: visits })}</span>
      </div>
      <div className={css['links']}>
        <a className={buttons['button']} href={path} target="_blank" rel="noreferrer">
          <ExternalLink size={18} aria-hidden="true" />
          {t('client.openMenu')}
        </a>
        <a className={buttons['button']} href={`/m/${_id}/admin`} target="_blank" rel="noreferrer">
          <Settings size={18} aria-hidden="true" />
          {t('client.manage')}
        </a>
      </div>
    </li>
  );
}
