/**
 * A date input that submits a complete date on Enter or blur. An invalid date stays in the input, with an error. Escape
 * restores the previous date.
 */
import { useId, useRef, useState } from 'react';
import { formatDate, isDate } from '@qaima/schemas';
import { DateField } from '../../components/DateField.js';
import { useTranslate } from '../../i18n/i18n.js';
import buttons from './buttons.module.css';
import { useTypedValue } from './EditingContext.js';
import fields from './fields.module.css';

interface DateInputProps {
  /** `yyyy-mm-dd`, or empty. */
  readonly value: string;
  readonly label: string;
  readonly optional?: boolean;
  readonly className?: string | undefined;
  /** @returns whether it was stored; if not, the previous date is shown again */
  readonly onSave: (date: string) => Promise<boolean>;
}

export function DateInput({ value, label, optional = false, className = '', onSave }: DateInputProps) {
  const t = useTranslate();
  const problemId = useId();
  // Leaving the field saves the date, so that only leaving the document loses it.
  const [typed, setTyped, settle] = useTypedValue('document');
  // The date that Enter has just submitted. The blur that follows must not submit it again.
  const sending = useRef<string | null>(null);
  const isWrong = typed !== null && !isDate(typed) && !(optional && typed === '');
  const [isTold, setIsTold] = useState(false);
  const problem =
    isTold && isWrong ? t(typed === '' ? 'dateField.notEmpty' : 'dateField.notSaved', { text: typed }) : null;
  const save = async () => {
    setIsTold(isWrong);
    if (typed === null || isWrong || typed === sending.current) return;
    sending.current = typed;
    if (typed !== value) await onSave(typed);
    if (sending.current === typed) sending.current = null;
    settle(typed);
  };
  return (
    <>
      <DateField
        className={className}
        aria-label={label}
        aria-invalid={problem !== null}
        aria-describedby={problem === null ? undefined : problemId}
        value={typed ?? value}
        onChange={setTyped}
        onBlur={() => void save()}
        onKeyDown={(event) => {
          if (event.key === 'Enter') {
            // A confirmation dialog may open now, with a button focused. Without this, the same key press would also
            // press that button.
            event.preventDefault();
            void save();
          }
          if (event.key === 'Escape' && typed !== null) {
            event.preventDefault();
            setTyped(null);
          }
        }}
      />
      {problem !== null && (
        <span id={problemId} role="alert" className={fields['problem']}>
          {problem}
        </span>
      )}
      {problem !== null && value !== '' && (
        <button type="button" className={buttons['button']} onClick={() => setTyped(null)}>
          {t('dateField.restore', { date: formatDate(value) })}
        </button>
      )}
    </>
  );
}
