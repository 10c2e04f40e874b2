/** The reason of a change of an order, in a dialog. The audit log keeps it. */
import { useId } from 'react';
import { issueMessage, paymentSchema, schemaLabel } from '@qaima/schemas';
import { useLanguage } from '../i18n/i18n.js';
import fields from './control.module.css';

const { reason: reasonField } = paymentSchema.properties;
const limit = reasonField.maxLength;

const isTooLong = (reason: string): boolean => reason.trim().length > limit;

/** What is missing of a reason; null for one that is given and not too long. */
export const missingReason = (reason: string): 'confirm.giveReason' | 'confirm.correct' | null =>
  isTooLong(reason) ? 'confirm.correct' : reason.trim() === '' ? 'confirm.giveReason' : null;

interface ReasonFieldProps {
  readonly label?: string;
  readonly reason: string;
  readonly onReason: (reason: string) => void;
}

export function ReasonField({ label, reason, onReason }: ReasonFieldProps) {
  const language = useLanguage();
  const id = useId();
  const isWrong = isTooLong(reason);
  return (
    <div className={fields['labelled']}>
      <label htmlFor={id}>{label ?? schemaLabel(reasonField, language)}</label>
      <input
        id={id}
        className={fields['control']}
        dir="auto"
        autoComplete="off"
        required
        aria-invalid={isWrong}
        {...(isWrong && { 'aria-describedby': `${id}-problem` })}
        value={reason}
        onChange={({ target }) => onReason(target.value)}
      />
      {isWrong && (
        <p id={`${id}-problem`} role="alert" className={fields['problem']}>
          {issueMessage({ path: '', keyword: 'maxLength', params: { limit }, blank: false }, language)}
        </p>
      )}
    </div>
  );
}
