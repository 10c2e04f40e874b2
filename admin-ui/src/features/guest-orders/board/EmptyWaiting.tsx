/** The column of waiting orders while there are none: the practice order, and how long the last order waited. */
import { countdown } from '@qaima/schemas/text/countdown';
import { BellRing, UtensilsCrossed } from 'lucide-react';
import { useNotifyError } from '../../../data/useNotifyError.js';
import { useTranslate } from '../../../i18n/i18n.js';
import { useInbox } from '../inbox/OrderInboxProvider.js';
import shared from '../shared/shared.module.css';
import { useOrderText } from '../shared/useOrderText.js';
import { useLastAccepted } from '../shift/venueStatus.js';
import css from './board.module.css';

export function EmptyWaiting() {
  const t = useTranslate();
  const text = useOrderText();
  const { inbox, state } = useInbox();
  const notifyError = useNotifyError();
  const last = useLastAccepted(state.ended);
  const accepted = last?.events.find(({ to, by }) => to === 'accepted' && by !== undefined);
  return (
    <div className={css['empty']}>
      <UtensilsCrossed size={72} strokeWidth={1.25} aria-hidden="true" />
      <h3>{t('orderBoard.empty')}</h3>
      <p>{t('orderBoard.emptyHint')}</p>
      <button type="button" className={shared['outlined']} onClick={() => void inbox.practise().catch(notifyError)}>
        <BellRing size={20} aria-hidden="true" />
        {t('orderBoard.practise')}
      </button>
      {last && accepted && (
        <p>
          {t('orderBoard.lastAnswered', {
            at: text.time(last.placedAt),
            after: countdown(Date.parse(accepted.at) - Date.parse(last.placedAt)),
          })}
        </p>
      )}
    </div>
  );
}
