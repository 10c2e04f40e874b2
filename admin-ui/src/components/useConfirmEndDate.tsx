/**
 * Asks for confirmation of a suspicious end date of a subscription or demo. A date in the past, or years ahead, usually
 * has a mistyped year. A date before the stored one shortens the subscription or demo.
 */
import { useState, type ReactNode } from 'react';
import { doubtOfEnd, formatDate, isDate } from '@qaima/schemas';
import { useTranslate } from '../i18n/i18n.js';
import { ConfirmDialog } from './ConfirmDialog.js';
import { missingReason, ReasonField } from './ReasonField.js';
import { useConfirm } from './useConfirm.js';

const TITLES = {
  subscription: { past: 'pastEnd.subscription', earlier: 'pastEnd.earlierSubscription', late: 'pastEnd.late' },
  demo: { past: 'pastEnd.demo', earlier: 'pastEnd.earlierDemo', late: 'pastEnd.lateDemo' },
} as const;

/** What the user has confirmed. A late end that replaces another one has a reason. */
interface AgreedEnd {
  readonly reason?: string;
}

interface Asked {
  readonly day: string;
  readonly former: string;
  readonly answer: (end: AgreedEnd | null) => void;
}

export function useConfirmEndDate(what: 'subscription' | 'demo'): {
  /**
   * Resolves to null if the end date `day` (`yyyy-mm-dd`) must not be stored. Asks the user first if it is suspicious.
   * @param former the stored end date; empty or absent if there is none
   */
  readonly agreedEnd: (day: string, former?: string) => Promise<AgreedEnd | null>;
  readonly dialog: ReactNode;
} {
  const t = useTranslate();
  const { agreed, dialog } = useConfirm();
  const [late, setLate] = useState<Asked | null>(null);
  const agreedEnd = async (day: string, former = ''): Promise<AgreedEnd | null> => {
    const doubt = isDate(day) ? doubtOfEnd(day, former, new Date()) : null;
    if (doubt === null) return {};
    if (doubt === 'late' && former !== '') return new Promise((answer) => setLate({ day, former, answer }));
    const texts = {
      past: () => t('pastEnd.text'),
      late: () => t('pastEnd.lateText'),
      earlier: () => t('pastEnd.earlierText', { former: formatDate(former) }),
    };
    const title = t(TITLES[what][doubt], { date: formatDate(day) });
    const question = { title, text: texts[doubt](), confirm: t('pastEnd.confirm'), cancel: t('pastEnd.cancel') };
    return (await agreed(question)) ? {} : null;
  };
  const answer = (end: AgreedEnd | null) => {
    late?.answer(end);
    setLate(null);
  };
  return {
    agreedEnd,
    dialog: (
      <>
        {dialog}
        {late && (
          <LateEndDialog title={t(TITLES[what].late, { date: formatDate(late.day) })} asked={late} onAnswer={answer} />
        )}
      </>
    ),
  };
}

interface LateEndDialogProps {
  readonly title: string;
  readonly asked: Asked;
  readonly onAnswer: (end: AgreedEnd | null) => void;
}

function LateEndDialog({ title, asked: { former }, onAnswer }: LateEndDialogProps) {
  const t = useTranslate();
  const [reason, setReason] = useState('');
  const missing = missingReason(reason);
  return (
    <ConfirmDialog
      open
      title={title}
      confirm={t('pastEnd.confirm')}
      cancel={t('pastEnd.cancel')}
      missing={missing && t(missing)}
      onCancel={() => onAnswer(null)}
      onConfirm={() => onAnswer({ reason: reason.trim() })}
    >
      <p>{t('pastEnd.lateText')}</p>
      <p>{t('pastEnd.now', { former: formatDate(former) })}</p>
      <ReasonField reason={reason} onReason={setReason} />
    </ConfirmDialog>
  );
}
