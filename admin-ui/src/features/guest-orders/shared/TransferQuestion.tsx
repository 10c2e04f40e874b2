/**
 * Asks whether the CliQ transfer has arrived before an order is accepted whose guest has announced one. The question is
 * asked from cards, drawer and keys, so one dialog of the screen answers them all.
 */
import { useId, useSyncExternalStore } from 'react';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import type { GuestOrder } from '@qaima/schemas';
import { Dialog } from '../../../components/Dialog.js';
import { useTranslate } from '../../../i18n/i18n.js';
import { useOrderText } from './useOrderText.js';

interface Question {
  readonly order: GuestOrder;
  /** @param received null if the order is not to be accepted now */
  readonly answer: (received: boolean | null) => void;
}

let asked: Question | null = null;
const listeners = new Set<() => void>();

function ask(question: Question | null): void {
  asked = question;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Whether an announced transfer has arrived; undefined for orders without one, null if the order is not accepted now. */
export function askWhetherReceived(order: GuestOrder): Promise<boolean | null | undefined> {
  if (order.payment?.state !== 'claimed' || order.state === 'accepted') return Promise.resolve(undefined);
  asked?.answer(null);
  return new Promise((resolve) => {
    ask({
      order,
      answer(received) {
        ask(null);
        resolve(received);
      },
    });
  });
}

export function TransferQuestion() {
  const t = useTranslate();
  const text = useOrderText();
  const id = useId();
  const question = useSyncExternalStore(subscribe, () => asked);
  const { payment } = question?.order ?? {};
  if (!question || !payment) return null;
  const { amount, reference, claim } = payment;
  const details = [
    claim?.sender ? t('payments.sender', { sender: claim.sender }) : null,
    claim?.last4 ? t('payments.last4', { last4: claim.last4 }) : null,
  ].filter((one) => one !== null);
  return (
    <Dialog open onClose={() => question.answer(null)} aria-labelledby={id} fullWidth>
      <DialogTitle id={id} component="h2" sx={{ fontSize: 18, fontWeight: 800 }}>
        {t('payments.arrived')}
      </DialogTitle>
      <DialogContent>
        <p>{t('payments.check', { amount: text.money(amount, question.order.currency), reference })}</p>
        {details.length > 0 && <p>{details.join(' · ')}</p>}
      </DialogContent>
      <DialogActions sx={{ flexWrap: 'wrap', gap: '8px' }}>
        <Button variant="outlined" color="inherit" onClick={() => question.answer(null)}>
          {t('payments.later')}
        </Button>
        <Button variant="outlined" color="inherit" onClick={() => question.answer(false)}>
          {t('payments.no')}
        </Button>
        <Button variant="contained" onClick={() => question.answer(true)}>
          {t('payments.yes')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
