/** A date input that submits a complete date on Enter or blur. Escape restores the previous date. */
import { useRef } from 'react';
import { isDate } from '@qaima/schemas';
import { DateField } from '../../components/DateField.js';
import { useTypedValue } from './EditingContext.js';

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
  const [typed, setTyped, settle] = useTypedValue();
  // The date being submitted by Enter, so that the blur that follows does not submit it again.
  const sending = useRef<string | null>(null);
  const save = async () => {
    if (typed === null || typed === sending.current) return;
    sending.current = typed;
    if (typed !== value && (isDate(typed) || (optional && typed === ''))) await onSave(typed);
    if (sending.current === typed) sending.current = null;
    settle(typed);
  };
  return (
    <DateField
      className={className}
      aria-label={label}
      value={typed ?? value}
      onChange={setTyped}
      onBlur={() => void save()}
      onKeyDown={(event) => {
        if (event.key === 'Enter') void save();
        if (event.key === 'Escape' && typed !== null) {
          event.preventDefault();
          setTyped(null);
        }
      }}
    />
  );
}
