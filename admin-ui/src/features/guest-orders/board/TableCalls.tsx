/** The calls of tables for the waiter or the bill. */
import { isolateAuto } from '@qaima/schemas';
import { ConciergeBell } from 'lucide-react';
import { useNotifyError } from '../../../data/useNotifyError.js';
import { useTranslate } from '../../../i18n/i18n.js';
import { useInbox } from '../inbox/OrderInboxProvider.js';
import shared from '../shared/shared.module.css';
import { useNow } from '../shared/useNow.js';
import { useOrderText } from '../shared/useOrderText.js';
import css from './board.module.css';

export function TableCalls() {
  const t = useTranslate();
  const text = useOrderText();
  const { inbox, state } = useInbox();
  const now = useNow();
  const notifyError = useNotifyError();
  if (state.calls.length === 0) return null;
  return (
    <ul className={css['calls']} aria-label={t('orderBoard.calls')}>
      {state.calls.map(({ _id, kind, table, at }) => {
        const name = t('guestOrders.table', { table: isolateAuto(table.label) });
        return (
          <li key={_id}>
            <ConciergeBell size={22} aria-hidden="true" />
            <span>
              <strong>{t(kind === 'bill' ? 'orderBoard.callBill' : 'orderBoard.callWaiter', { table: name })}</strong>
              <span>{t('guestOrders.ago', { time: text.short(now - Date.parse(at)) })}</span>
            </span>
            <button
              type="button"
              className={shared['outlined']}
              aria-label={`${t('orderBoard.answered')}: ${name}`}
              onClick={() => void inbox.answerCall(_id).catch(notifyError)}
            >
              {t('orderBoard.answered')}
            </button>
          </li>
        );
      })}
    </ul>
  );
}
