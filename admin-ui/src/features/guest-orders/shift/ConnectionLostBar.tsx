/** Shows that the connection of an inbox is lost, and for some seconds that it is back. */
import { countdown } from '@qaima/schemas/text/countdown';
import { useEffect, useState } from 'react';
import { RefreshCw, Wifi, WifiOff } from 'lucide-react';
import { useTranslate } from '../../../i18n/i18n.js';
import { useInbox } from '../inbox/OrderInboxProvider.js';
import shared from '../shared/shared.module.css';
import { useNow } from '../shared/useNow.js';
import { useOrderText } from '../shared/useOrderText.js';
import css from './shift.module.css';

export function ConnectionLostBar() {
  const t = useTranslate();
  const { inbox, state } = useInbox();
  if (!inbox.isLive) return null;
  if (state.connection.kind === 'lost') return <Lost />;
  return state.returned ? (
    <p role="status" className={`${css['bar'] ?? ''} ${css['returned'] ?? ''}`}>
      <Wifi size={22} aria-hidden="true" />
      {t('orderConnection.returned', { smart_count: state.returned.orders })}
    </p>
  ) : null;
}

function Lost() {
  const t = useTranslate();
  const { inbox, state } = useInbox();
  const now = useNow();
  const text = useOrderText();
  const { lastContactAt, nextTryAt } = state.connection;
  // Durations use the device's clock, which is exact for differences even if its time is wrong. Displayed times are the
  // server's.
  const [since, setSince] = useState(() => ({ lost: Date.now() - lastContactAt, next: 0 }));
  useEffect(() => {
    const look = () => setSince({ lost: Date.now() - lastContactAt, next: nextTryAt - Date.now() });
    return inbox.clock.subscribe(look);
  }, [inbox, lastContactAt, nextTryAt]);
  const next = Math.ceil(since.next / 1000);
  const last = text.time(now - since.lost);
  const lostFor = t('orderConnection.lostFor', { time: countdown(since.lost) });
  return (
    <div className={`${css['bar'] ?? ''} ${css['lost'] ?? ''}`}>
      <WifiOff size={22} aria-hidden="true" />
      <p>
        {/* The alert contains no seconds: screen readers would announce each change of the text. */}
        <span role="alert" className="sr-only">
          {t('orderConnection.lostAlert')}
        </span>
        <strong>{lostFor}</strong>{' '}
        <span>
          {next > 0 ? t('orderConnection.lostDetails', { last, next }) : t('orderConnection.trying', { last })}
        </span>
      </p>
      <button type="button" className={shared['outlined']} onClick={inbox.tryNow}>
        <RefreshCw size={18} aria-hidden="true" />
        {t('orderConnection.tryNow')}
      </button>
    </div>
  );
}
