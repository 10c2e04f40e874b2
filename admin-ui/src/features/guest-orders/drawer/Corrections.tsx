/** What was corrected in an order, and the correction that waits for the guest's answer. */
import { useState } from 'react';
import { openCorrection, type GuestOrder } from '@qaima/schemas';
import { Check, Undo2 } from 'lucide-react';
import { useTranslate } from '../../../i18n/i18n.js';
import { useInbox } from '../inbox/OrderInboxProvider.js';
import { CorrectedLines, CorrectionState, ProblemText } from '../shared/orderComponents.js';
import shared from '../shared/shared.module.css';
import css from './drawer.module.css';

export function Corrections({ order }: { readonly order: GuestOrder }) {
  const t = useTranslate();
  const { inbox } = useInbox();
  const [problem, setProblem] = useState('');
  const isOpen = openCorrection(order) >= 0;
  const shown = (order.corrections ?? []).filter(
    ({ state }) => state === 'applied' || (isOpen && state === 'proposed'),
  );
  const answer = (agreed: boolean) => {
    setProblem('');
    inbox
      .correct(order, { changes: [], agreed })
      .catch((error: unknown) => setProblem((error instanceof Error && error.message) || t('orderCorrection.failed')));
  };
  return (
    <>
      <CorrectionState order={order} />
      {shown.map(({ at, changes }) => (
        <CorrectedLines key={at} changes={changes} />
      ))}
      {problem && <ProblemText>{problem}</ProblemText>}
      {isOpen && (
        <div className={css['buttons']}>
          <button type="button" className={shared['tonal']} onClick={() => answer(true)}>
            <Check size={18} aria-hidden="true" />
            {t('orderCorrection.agreed')}
          </button>
          <button type="button" className={shared['outlined']} onClick={() => answer(false)}>
            <Undo2 size={18} aria-hidden="true" />
            {t('orderCorrection.withdraw')}
          </button>
        </div>
      )}
    </>
  );
}
