/** What the venue can do about a missed order: call, write, accept it late after a question, or take note of it. */
import { useId, useState } from 'react';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { canAcceptLate, telLink, type GuestOrder } from '@qaima/schemas';
import { Check, EyeOff, Phone } from 'lucide-react';
import { Dialog } from '../../../components/Dialog.js';
import { useTranslate } from '../../../i18n/i18n.js';
import { ChatLink } from './ChatLink.js';
import { MinutesTiles } from './MinutesTiles.js';
import shared from './shared.module.css';
import { useNow } from './useNow.js';
import { drawerMinutes, usePrepMinutes, type OrderActions } from './useOrderActions.js';
import { useOrderText } from './useOrderText.js';

interface MissedActionsProps {
  readonly order: GuestOrder;
  readonly actions: OrderActions;
  readonly isSending: boolean;
}

export function MissedActions({ order, actions, isSending }: MissedActionsProps) {
  const t = useTranslate();
  const now = useNow();
  const [isAsking, setAsking] = useState(false);
  const call = telLink(order.clientPhone);
  return (
    <div className={shared['missedActions']}>
      {canAcceptLate(order, now) && (
        <button
          type="button"
          className={shared['tonal']}
          aria-haspopup="dialog"
          aria-disabled={isSending}
          onClick={() => !isSending && setAsking(true)}
        >
          <Check size={20} aria-hidden="true" />
          {t(isSending ? 'orderBoard.sending' : 'orderBoard.acceptLate')}
        </button>
      )}
      {call && (
        <a className={shared['outlined']} href={call} aria-label={t('orderBoard.call')}>
          <Phone size={20} aria-hidden="true" />
        </a>
      )}
      <ChatLink phone={order.clientPhone} />
      <button
        type="button"
        className={shared['outlined']}
        aria-disabled={isSending}
        onClick={() => !isSending && void actions.markSeen(order)}
      >
        <EyeOff size={18} aria-hidden="true" />
        {t('orderBoard.markSeen')}
      </button>
      {isAsking && <LateAcceptance order={order} actions={actions} onClose={() => setAsking(false)} />}
    </div>
  );
}

interface LateAcceptanceProps extends Pick<MissedActionsProps, 'order' | 'actions'> {
  readonly onClose: () => void;
}

/** Asks whether to accept a missed order, and until when it will be ready. */
function LateAcceptance({ order, actions, onClose }: LateAcceptanceProps) {
  const t = useTranslate();
  const text = useOrderText();
  const id = useId();
  const usual = usePrepMinutes();
  const [chosen, setChosen] = useState(usual);
  const isBooking = order.service === 'reserve';
  const accept = () => {
    onClose();
    void actions.accept(order, isBooking ? undefined : chosen);
  };
  return (
    <Dialog open onClose={onClose} aria-labelledby={id} fullWidth>
      <DialogTitle id={id} component="h2" sx={{ fontSize: 18, fontWeight: 800 }}>
        {t('orderBoard.lateTitle', { order: text.name(order) })}
      </DialogTitle>
      <DialogContent>
        <p>{t('orderBoard.lateQuestion')}</p>
        {!isBooking && <MinutesTiles choices={drawerMinutes(usual)} chosen={chosen} isLarge onChoose={setChosen} />}
      </DialogContent>
      <DialogActions>
        <Button variant="outlined" color="inherit" onClick={onClose}>
          {t('orderDetails.keep')}
        </Button>
        <Button variant="contained" onClick={accept}>
          {isBooking ? t('orderBoard.acceptBooking') : t('orderBoard.accept', { minutes: text.minutes(chosen) })}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
