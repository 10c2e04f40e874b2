/** Closes a member's day: the counted cash and, if it differs from what was recorded, the reason. */
import { useState } from 'react';
import {
  ApiError,
  cashCountCreateSchema,
  cashCountEndpoints,
  cashDifference,
  isolateAuto,
  providerMoneyIsolated,
  toThousandths,
  type HeldCash,
} from '@qaima/schemas';
import { useQueryClient } from '@tanstack/react-query';
import { useNotify } from 'react-admin';
import { ConfirmDialog } from '../../components/ConfirmDialog.js';
import { isPrice, PriceField, type TypedPrice } from '../../components/PriceField.js';
import { missingReason, ReasonField } from '../../components/ReasonField.js';
import { useApi } from '../../data/api.js';
import { useNotifyError } from '../../data/useNotifyError.js';
import { useLanguage, useTranslate } from '../../i18n/i18n.js';
import { CashDifference } from './CashDifference.js';

const { counted: countedField } = cashCountCreateSchema.properties;

interface CountCashProps {
  readonly held: HeldCash;
  readonly onClose: () => void;
}

export function CountCash({ held: { member, cash }, onClose }: CountCashProps) {
  const t = useTranslate();
  const language = useLanguage();
  const api = useApi();
  const queries = useQueryClient();
  const notify = useNotify();
  const notifyError = useNotifyError();
  const [counted, setCounted] = useState<TypedPrice>(undefined);
  const [reason, setReason] = useState('');
  const [isBusy, setBusy] = useState(false);
  const count = isPrice(counted, countedField) ? { expected: cash, counted } : null;
  const differs = count !== null && cashDifference(count) !== 0;
  const missing = count === null ? 'confirm.correct' : differs ? missingReason(reason) : null;
  const store = async () => {
    if (count === null || missing || isBusy) return;
    setBusy(true);
    const body = { username: member.username, ...count, ...(differs && { reason: reason.trim() }) };
    try {
      await api.send(cashCountEndpoints.create, { params: {}, body });
      notify('accounting.countDone', { type: 'success' });
      onClose();
    } catch (error) {
      notifyError(error);
      // Somebody recorded an entry meanwhile: the count starts from what is recorded now.
      if (error instanceof ApiError && error.statusCode === 409) onClose();
    }
    setBusy(false);
    await queries.invalidateQueries({ queryKey: ['accounting'] });
  };
  return (
    <ConfirmDialog
      open
      harmless
      busy={isBusy}
      missing={missing && t(missing)}
      title={t('accounting.countOf', { name: isolateAuto(member.name || member.username) })}
      confirm={t('accounting.store')}
      onCancel={onClose}
      onConfirm={() => void store()}
    >
      <p>{t('accounting.recorded', { cash: providerMoneyIsolated(toThousandths(cash), language) })}</p>
      <PriceField schema={countedField} price={counted} onPrice={setCounted} note={null} limits={countedField} />
      {count && <CashDifference count={count} />}
      {differs && <ReasonField reason={reason} onReason={setReason} />}
    </ConfirmDialog>
  );
}
