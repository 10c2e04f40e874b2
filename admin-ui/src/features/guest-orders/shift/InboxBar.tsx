/** The controls of the orders screen in the app bar: views, connection, sound, search and clock. */
import {
  ChefHat,
  CircleCheck,
  History,
  Inbox,
  RefreshCw,
  Search,
  Volume2,
  VolumeX,
  WifiOff,
  type LucideIcon,
} from 'lucide-react';
import { includesRole } from '@qaima/schemas';
import { AppBarSlot } from '../../../components/AppBarSlot.js';
import { useRole } from '../../../data/role.js';
import { useList } from '../../../data/useList.js';
import { useTranslate } from '../../../i18n/i18n.js';
import { useInbox } from '../inbox/OrderInboxProvider.js';
import { useInboxUrlState, type InboxView } from '../shared/useInboxUrlState.js';
import { useNow } from '../shared/useNow.js';
import { useOrderText } from '../shared/useOrderText.js';
import css from './shift.module.css';

const VIEWS: readonly (readonly [InboxView, LucideIcon])[] = [
  ['inbox', Inbox],
  ['kitchen', ChefHat],
  ['history', History],
];

export function InboxBar() {
  const t = useTranslate();
  const { inbox } = useInbox();
  const { view, show } = useInboxUrlState();
  const mayReadTables = includesRole(useRole(), 'editor');
  return (
    <AppBarSlot>
      <div className={css['controls']}>
        {inbox.isLive && (
          <nav aria-label={t('guestOrders.views')} className={css['views']}>
            {VIEWS.map(([name, Icon]) => (
              <button
                key={name}
                type="button"
                aria-current={view === name ? 'page' : undefined}
                onClick={() => show(name)}
              >
                <Icon size={18} aria-hidden="true" />
                <span className={css['viewName']}>{t(`guestOrders.${name}`)}</span>
              </button>
            ))}
          </nav>
        )}
        <div className={css['states']}>
          {inbox.isLive && <ConnectionLabel />}
          {inbox.isLive || !mayReadTables ? <SoundLabel /> : <CallSoundLabel />}
        </div>
        {inbox.isLive && (
          <button
            type="button"
            className={css['icon']}
            aria-label={t('guestOrders.search')}
            onClick={() => show('history', { focus: '1' })}
          >
            <Search size={20} aria-hidden="true" />
          </button>
        )}
        <WallClock />
      </div>
    </AppBarSlot>
  );
}

function WallClock() {
  const text = useOrderText();
  const now = useNow();
  return (
    <bdi dir="ltr" className={css['time']}>
      {text.time(now)}
    </bdi>
  );
}

const CONNECTION_ICONS = { connecting: RefreshCw, live: CircleCheck, polling: CircleCheck, lost: WifiOff };

function ConnectionLabel() {
  const t = useTranslate();
  const { kind } = useInbox().state.connection;
  const Icon = CONNECTION_ICONS[kind];
  return (
    <span className={css[kind === 'lost' ? 'bad' : kind === 'connecting' ? 'state' : 'fine']}>
      <Icon size={16} aria-hidden="true" />
      {t(`orderConnection.${kind}`)}
    </span>
  );
}

/** Where messages carry orders, the sound is for the calls of tables alone. */
function CallSoundLabel() {
  const { rows } = useList('table');
  const { calls } = useInbox().state;
  return calls.length > 0 || rows?.some(({ active }) => active) ? <SoundLabel /> : null;
}

function SoundLabel() {
  const t = useTranslate();
  const { inbox, state } = useInbox();
  const isOn = state.isShiftOn && state.sound === 'on';
  if (isOn)
    return (
      <span className={css['state']}>
        <Volume2 size={16} aria-hidden="true" />
        {t('orderConnection.soundOn')}
      </span>
    );
  const off = inbox.isLive ? 'orderConnection.soundOff' : 'orderConnection.startCallSound';
  return (
    <button type="button" className={css[inbox.isLive ? 'bad' : 'offer']} onClick={inbox.startShift}>
      <VolumeX size={16} aria-hidden="true" />
      {t(state.isShiftOn ? 'orderConnection.soundBlocked' : off)}
    </button>
  );
}
