/** The instalments of an order, what is overdue, and until when the client has promised to pay; all of it editable. */
import { useState } from 'react';
import {
  DEFAULT_TIME_ZONE,
  formatDate,
  fromThousandths,
  instalmentsProblem,
  isDate,
  orderDueDates,
  parseExactNumber,
  promisedOnField,
  providerDay,
  providerMoneyIsolated,
  schemaLabel,
  todayIn,
  toLatinNumber,
  toThousandths,
  type Order,
} from '@qaima/schemas';
import { CalendarClock, Plus } from 'lucide-react';
import { ConfirmDialog } from '../../../components/ConfirmDialog.js';
import { DateField } from '../../../components/DateField.js';
import { Money } from '../../../components/Money.js';
import { missingReason, ReasonField } from '../../../components/ReasonField.js';
import { useLanguage, useTranslate } from '../../../i18n/i18n.js';
import marks from '../badges.module.css';
import fields from '../fields.module.css';
import { paymentSums } from '../orderSummary.js';
import { useOrderActions } from '../useOrderActions.js';
import css from './panel.module.css';

const today = () => todayIn(DEFAULT_TIME_ZONE, new Date());

interface TypedInstalment {
  readonly dueOn: string;
  readonly amount: string;
}

/** The typed amount in thousandths; null if it is no amount. */
function amountOf({ amount }: TypedInstalment): number | null {
  const read = parseExactNumber(amount, { minimum: 0 });
  return read === null ? null : toThousandths(read);
}

export function DueDates({ order }: { readonly order: Order }) {
  const t = useTranslate();
  const language = useLanguage();
  const { open, overdue } = orderDueDates(order, today());
  const [isOpen, setOpen] = useState(false);
  return (
    <div role="group" aria-label={t('order.dueDates')}>
      <ul className={css['list']}>
        {open.map(({ dueOn, amount }, index) => (
          <li key={index} className={dueOn < today() ? css['negative'] : marks['quiet']}>
            <bdi dir="ltr">{formatDate(dueOn)}</bdi> · <Money thousandths={amount} />
          </li>
        ))}
      </ul>
      {overdue > 0 && (
        <strong className={css['negative']}>
          {t('order.overdue', { amount: providerMoneyIsolated(overdue, language) })}
        </strong>
      )}
      {order.promisedOn && (
        <div className={marks['quiet']}>{t('order.promised', { day: formatDate(order.promisedOn) })}</div>
      )}
      <button type="button" className={css['correct']} onClick={() => setOpen(true)}>
        <CalendarClock size={16} aria-hidden="true" />
        {t('order.changeDueDates')}
      </button>
      {isOpen && <DueDatesDialog order={order} onClose={() => setOpen(false)} />}
    </div>
  );
}

function DueDatesDialog({ order, onClose }: { readonly order: Order; readonly onClose: () => void }) {
  const t = useTranslate();
  const language = useLanguage();
  const { changeDueDates } = useOrderActions(order._id);
  const { total } = paymentSums(order);
  const [rows, setRows] = useState<readonly TypedInstalment[]>(() =>
    orderDueDates(order, today()).instalments.map(({ dueOn, amount }) => ({
      dueOn,
      amount: String(fromThousandths(amount)),
    })),
  );
  const [promisedOn, setPromisedOn] = useState(order.promisedOn ?? '');
  const [reason, setReason] = useState('');
  const [isBusy, setBusy] = useState(false);
  const instalments = rows.flatMap((row) => {
    const amount = amountOf(row);
    return amount !== null && isDate(row.dueOn) ? [{ dueOn: row.dueOn, amount }] : [];
  });
  const orderedOn = providerDay(order.createdAt ?? '');
  const needsReason = instalmentsProblem(instalments, total, orderedOn, '') === 'no-reason';
  const sum = instalments.reduce((all, { amount }) => all + amount, 0);
  const missingWhy = needsReason ? missingReason(reason) : null;
  const problem =
    instalments.length < rows.length
      ? t('confirm.correct')
      : sum !== total
        ? t('order.otherSum', {
            sum: providerMoneyIsolated(sum, language),
            total: providerMoneyIsolated(total, language),
          })
        : promisedOn !== '' && !isDate(promisedOn)
          ? t('order.wrongPromise')
          : missingWhy && t(missingWhy);
  const change = (index: number, changed: Partial<TypedInstalment>) =>
    setRows(rows.map((row, at) => (at === index ? { ...row, ...changed } : row)));
  const store = async () => {
    if (problem !== null || isBusy) return;
    setBusy(true);
    const done = await changeDueDates({
      instalments: instalments
        .filter(({ amount }) => amount > 0)
        .map(({ dueOn, amount }) => ({ dueOn, amount: fromThousandths(amount) })),
      promisedOn: promisedOn || null,
      ...(needsReason && { reason: reason.trim() }),
    });
    setBusy(false);
    if (done) onClose();
  };
  return (
    <ConfirmDialog
      open
      harmless
      busy={isBusy}
      missing={problem}
      title={t('order.changeDueDates')}
      confirm={t('accounting.store')}
      onCancel={onClose}
      onConfirm={() => void store()}
    >
      {rows.map((row, index) => (
        <div key={index} style={{ display: 'flex', flexWrap: 'wrap', gap: 8, marginBlockEnd: 8 }}>
          <label className={fields['labelled']} style={{ flex: '1 1 150px' }}>
            <span>{t('order.dueDay', { number: index + 1 })}</span>
            <DateField
              value={row.dueOn}
              aria-invalid={!isDate(row.dueOn)}
              onChange={(dueOn) => change(index, { dueOn })}
            />
          </label>
          <label className={fields['labelled']} style={{ flex: '1 1 120px' }}>
            <span>{t('order.dueAmount', { number: index + 1 })}</span>
            <input
              className={fields['control']}
              inputMode="decimal"
              dir="ltr"
              autoComplete="off"
              aria-invalid={amountOf(row) === null}
              value={row.amount}
              onChange={({ target }) => change(index, { amount: toLatinNumber(target.value) })}
            />
          </label>
        </div>
      ))}
      <button
        type="button"
        className={css['correct']}
        onClick={() => setRows([...rows, { dueOn: '', amount: String(fromThousandths(Math.max(0, total - sum))) }])}
      >
        <Plus size={16} aria-hidden="true" />
        {t('order.addInstalment')}
      </button>
      <label className={fields['labelled']}>
        <span>{schemaLabel(promisedOnField, language)}</span>
        <DateField value={promisedOn} onChange={setPromisedOn} />
      </label>
      {needsReason && <ReasonField reason={reason} onReason={setReason} />}
    </ConfirmDialog>
  );
}
