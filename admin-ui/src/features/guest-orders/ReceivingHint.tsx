/** Says why no order arrives on this screen, with a link to the setting. (docs/spec/owners-area.md#guest-orders) */
import { includesRole } from '@qaima/schemas';
import { CircleOff, MessageCircle } from 'lucide-react';
import { useBasename } from 'react-admin';
import { Link } from 'react-router-dom';
import { useMenu } from '../../data/menu.js';
import { useRole } from '../../data/role.js';
import { useTranslate } from '../../i18n/i18n.js';
import css from './guestOrders.module.css';
import shared from './shared/shared.module.css';

const OFF = { Icon: CircleOff, hint: 'off', takersHint: 'off', link: 'switchOn', card: 'privateSettings' } as const;
const RECORD_ONLY = {
  Icon: MessageCircle,
  hint: 'recordOnly',
  takersHint: 'recordForTakers',
  link: 'switchToInbox',
  card: 'orderSettings',
} as const;

/** @param isLive whether the venue answers its orders here */
export function ReceivingHint({ isLive }: { readonly isLive: boolean }) {
  const t = useTranslate();
  const basename = useBasename();
  const maySwitch = includesRole(useRole(), 'editor');
  const { data: menu } = useMenu();
  const isOff = menu?.settings?.doMenuPurchase === false;
  if (isLive && !isOff) return null;
  const { Icon, hint, takersHint, link, card } = isOff ? OFF : RECORD_ONLY;
  return (
    <div className={css['record']}>
      <Icon size={22} aria-hidden="true" />
      <p>{t(`guestOrders.${maySwitch ? hint : takersHint}`)}</p>
      {maySwitch && (
        <Link className={shared['outlined']} to={`${basename}/publicInfo?card=${card}`}>
          {t(`guestOrders.${link}`)}
        </Link>
      )}
    </div>
  );
}
