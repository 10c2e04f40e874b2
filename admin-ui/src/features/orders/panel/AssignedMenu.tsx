/** The menu of an order: its state, links and id, the "menu ready" message, and a field that assigns another menu. */
import { canonicalPath, canSendMenuReady, type Order } from '@qaima/schemas';
import { ExternalLink, MessageCircle, Settings } from 'lucide-react';
import { useTranslate } from '../../../i18n/i18n.js';
import marks from '../badges.module.css';
import buttons from '../buttons.module.css';
import { AssignMenu } from '../AssignMenu.js';
import { CopyMenuId } from '../MenuCell.js';
import type { MessageDraft } from '../message/messageDraft.js';
import css from './panel.module.css';
import { GuestOrderCount } from './GuestOrderCount.js';
import { MenuState } from './MenuState.js';
import { PanelSection } from './PanelSection.js';

interface AssignedMenuProps {
  readonly order: Order;
  readonly onWrite: (writing: MessageDraft) => void;
}

export function AssignedMenu({ order, onWrite }: AssignedMenuProps) {
  const t = useTranslate();
  const { menu } = order;
  if (!menu) {
    return (
      <PanelSection title={t('order.menu')}>
        <p className={marks['quiet']}>{t('order.noMenu')}</p>
        <AssignMenu order={order} scope="panel" />
      </PanelSection>
    );
  }
  const path = canonicalPath(menu);
  return (
    <PanelSection title={t('order.menu')}>
      <div className={css['menuLine']}>
        <CopyMenuId order={order} />
        <bdi dir="ltr" className={`${marks['quiet'] ?? ''} ${marks['cut'] ?? ''}`}>
          {path}
        </bdi>
      </div>
      <MenuState order={order} menu={menu} />
      <div className={css['menuLinks']}>
        <a className={buttons['button']} href={path} target="_blank" rel="noreferrer">
          <ExternalLink size={18} aria-hidden="true" />
          {t('order.openMenu')}
        </a>
        <a className={buttons['button']} href={`/m/${menu._id ?? ''}/admin`} target="_blank" rel="noreferrer">
          <Settings size={18} aria-hidden="true" />
          {t('order.openAdmin')}
        </a>
      </div>
      <GuestOrderCount menuId={menu._id ?? ''} />
      {canSendMenuReady(order) && (
        <button
          type="button"
          className={buttons['soft']}
          onClick={() => onWrite({ kind: 'menuReady', order, phone: order.user?.phone ?? '' })}
        >
          <MessageCircle size={18} aria-hidden="true" />
          {t('orders.send')}
        </button>
      )}
      <details className={css['details']}>
        <summary>{t('order.changeMenu')}</summary>
        <AssignMenu order={order} scope="panel" />
      </details>
    </PanelSection>
  );
}
