/** The calls of tables for the waiter or the bill: above the ready orders, on phones above the tabs. */
import { isolateAuto } from '@qaima/schemas';
import { ConciergeBell } from 'lucide-react';
import { useNotifyError } from '../../../data/useNotifyError.js';
import { useTranslate } from '../../../i18n/i18n.js';
import { useInbox } from '../inbox/OrderInboxProvider.js';
import shared from '../shared/shared.module.css';
import { useNow } from '../shared/useNow.js';
import { useOrderText } from '../shared/useOrderText.js';
import css from './board.module.css';
import { TableBill } from './TableBill.js';

/** From this age on, a call is red. */
const URGENT_AGE_MS = 120_000;

export function TableCalls() {
  const t = useTranslate();
  const text = useOrderText();
  const { inbox, state } = useInbox();
  const now = useNow();
  const notifyError = useNotifyError();
  if (state.calls.length === 0) return null;
  return (
    <ul className={css['calls']} aria-label={t('orderBoard.calls')}>
      {state.calls.map((call) => {
        const { _id, kind, table, at } = call;
        const name = t('guestOrders.table', { table: isolateAuto(table.label) });
        const age = now - Date.parse(at);
        return (
          <li key={_id} className={age >= URGENT_AGE_MS ? css['urgentCall'] : undefined}>
            <ConciergeBell size={22} aria-hidden="true" />
            <span>
              <strong>{t(kind === 'bill' ? 'orderBoard.callBill' : 'orderBoard.callWaiter', { table: name })}</strong>
              <span>{t('guestOrders.ago', { time: text.short(age) })}</span>
              {kind === 'bill' && <TableBill call={call} />}
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
