/** What waits for the venue: the number in the navigation, and a bar that leads to the orders. */
import { useSyncExternalStore } from 'react';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { hasInbox } from '@qaima/schemas';
import { useBasename } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import { useMenu } from '../data/menu.js';
import { usePendingOrders } from '../data/pendingOrders.js';
import { useInboxHolder } from '../features/guest-orders/inbox/OrderInboxProvider.js';
import { useTranslate } from '../i18n/i18n.js';
import { tokens } from '../theme/theme.js';
import { Banner, bannerLink } from './Banner.js';

const subscribeToNothing = () => () => undefined;

/** The number of tables' calls; 0 outside a shift, when no inbox runs. */
function usePendingCalls(): number {
  const { inbox } = useInboxHolder();
  return useSyncExternalStore(inbox?.subscribe ?? subscribeToNothing, () => inbox?.read().calls.length ?? 0);
}

/** The pending orders and the calls of tables. A venue without an inbox has only calls, also as its pending number. */
function usePending() {
  const { data: menu } = useMenu();
  const isLive = !menu || hasInbox(menu);
  const pending = usePendingOrders();
  const calls = usePendingCalls();
  return isLive ? { orders: pending, calls } : { orders: 0, calls: pending };
}

const numberStyle = {
  minInlineSize: 26,
  paddingInline: '7px',
  borderRadius: '8px',
  textAlign: 'center',
  fontSize: 13,
  fontWeight: 700,
  color: '#fff',
  backgroundColor: tokens.ageNear,
} as const;

/** The number next to the link to the orders. */
export function PendingOrders() {
  const t = useTranslate();
  const pending = usePendingOrders();
  const { data: menu } = useMenu();
  if (pending === 0) return null;
  return (
    <Box component="span" sx={numberStyle}>
      <span aria-hidden="true">{pending}</span>
      <span className="sr-only">
        {t(menu && !hasInbox(menu) ? 'guestOrders.callsWaiting' : 'guestOrders.pending', { smart_count: pending })}
      </span>
    </Box>
  );
}

/** The number on the button that opens the sidebar. Assistive technology reads the bar instead. */
export function PendingOnButton() {
  const { orders, calls } = usePending();
  if (orders + calls === 0) return null;
  return (
    <Box
      component="span"
      aria-hidden="true"
      sx={{
        ...numberStyle,
        position: 'absolute',
        insetBlockStart: 0,
        insetInlineEnd: 0,
        minInlineSize: 20,
        paddingInline: '5px',
        fontSize: 12,
        lineHeight: '20px',
      }}
    >
      {orders + calls}
    </Box>
  );
}

/** A bar for screens without a visible sidebar. The orders screen does not need it. */
export function PendingBar() {
  const t = useTranslate();
  const basename = useBasename();
  const { orders, calls } = usePending();
  if (orders + calls === 0) return null;
  return (
    <Banner>
      <Link component={RouterLink} to={`${basename}/orders`} sx={{ ...bannerLink, flexGrow: 1 }}>
        {[
          orders > 0 && t('guestOrders.pending', { smart_count: orders }),
          calls > 0 && t('guestOrders.callsWaiting', { smart_count: calls }),
        ]
          .filter(Boolean)
          .join(' · ')}
      </Link>
    </Banner>
  );
}
