/**
 * A date field. The user types `dd/mm/yyyy` in every browser locale, or chooses in the browser's calendar. Invalid
 * text is not changed; the caller shows an error for it.
 */
import { useRef, useState, type InputHTMLAttributes } from 'react';
import { formatDate, isDate, parseDate } from '@qaima/schemas';
import { CalendarDays } from 'lucide-react';
import { useTranslate } from '../i18n/i18n.js';
import css from './DateField.module.css';
import { selectTextOnFocus } from './selectTextOnFocus.js';

type TextProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'value' | 'onChange' | 'type' | 'dir' | 'min'>;

interface DateFieldProps extends TextProps {
  /** `yyyy-mm-dd`, empty, or the typed text if it is invalid. */
  readonly value: string;
  /** The first date that the calendar offers, `yyyy-mm-dd`. */
  readonly min?: string;
  /** Called with the date, or with the typed text if it is invalid. */
  readonly onChange: (value: string) => void;
}

const meantBy = (text: string): string => parseDate(text) ?? text.trim();

export function DateField({ value, min, className = '', onChange, onBlur, disabled, ...rest }: DateFieldProps) {
  const t = useTranslate();
  const calendar = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState('');
  // The typed text stays, unless the caller has set another value.
  const text = meantBy(typed) === value ? typed : formatDate(value) || value;
  return (
    <span className={css['field']}>
      <input
        {...rest}
        dir="ltr"
        inputMode="numeric"
        autoComplete="off"
        maxLength={20}
        placeholder={t('dateField.placeholder')}
        disabled={disabled}
        className={`${css['text'] ?? ''} ${className}`}
        value={text}
        onFocus={selectTextOnFocus}
        onChange={({ target }) => {
          setTyped(target.value);
          onChange(meantBy(target.value));
        }}
        onBlur={(event) => {
          setTyped(formatDate(value) || value);
          onBlur?.(event);
        }}
      />
      <input
        ref={calendar}
        type="date"
        tabIndex={-1}
        aria-hidden="true"
        disabled={disabled}
        className={css['calendar']}
        min={min}
        value={isDate(value) ? value : ''}
        onChange={({ target }) => onChange(target.value)}
      />
      <button
        type="button"
        className={css['open']}
        aria-label={t('dateField.open')}
        disabled={disabled}
        // Keeps the focus in the text input: a blur could already submit the typed text.
        onMouseDown={(event) => event.preventDefault()}
        onClick={() => calendar.current?.showPicker()}
      >
        <CalendarDays size={18} aria-hidden="true" />
      </button>
    </span>
  );
}
