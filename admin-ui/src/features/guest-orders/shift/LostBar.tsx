/** Says that the connection is lost, and for some seconds that it is back. */
import { RefreshCw, Wifi, WifiOff } from 'lucide-react';
import { useTranslate } from '../../../i18n/i18n.js';
import { useInbox } from '../inbox/OrderInboxProvider.js';
import parts from '../parts/parts.module.css';
import { useNow } from '../parts/useNow.js';
import { countdown } from '../parts/useOrderText.js';
import css from './shift.module.css';

export function LostBar() {
  const t = useTranslate();
  const { state } = useInbox();
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
  // Renders once a second; the spans are the device's, whose clock runs although it may be wrong.
  useNow();
  const { lastContactAt, nextTryAt } = state.connection;
  const device = new Date();
  const next = Math.ceil((nextTryAt - device.getTime()) / 1000);
  const last = new Date(lastContactAt).toTimeString().slice(0, 8);
  const lostFor = t('orderConnection.lostFor', { time: countdown(device.getTime() - lastContactAt) });
  return (
    <div className={`${css['bar'] ?? ''} ${css['lost'] ?? ''}`}>
      <WifiOff size={22} aria-hidden="true" />
      <p>
        {/* Only the first sentence is announced, and its seconds are not. */}
        <span role="alert" className="sr-only">
          {t('orderConnection.lostAlert')}
        </span>
        <strong>{lostFor}</strong>{' '}
        <span>
          {next > 0 ? t('orderConnection.lostDetails', { last, next }) : t('orderConnection.trying', { last })}
        </span>
      </p>
      <button type="button" className={parts['outlined']} onClick={inbox.tryNow}>
        <RefreshCw size={18} aria-hidden="true" />
        {t('orderConnection.tryNow')}
      </button>
    </div>
  );
}
