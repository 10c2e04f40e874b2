/** A filter that is typed: it takes effect on Enter or when the field is left. */
import { useId, useState } from 'react';
import { isDate, parseExactNumber, toPercent, toLatinDigits, type NumberLimits } from '@qaima/schemas';
import { AmbiguousNumberPrompt } from '../../components/AmbiguousNumberPrompt.js';
import { DateField } from '../../components/DateField.js';
import { selectAll } from '../../components/selectAll.js';
import { useTranslate } from '../../i18n/i18n.js';
import { useTypedValue } from './EditingContext.js';
import fields from './fields.module.css';
import type { FilterName, Filters } from './filters.js';

interface FilterInputProps {
  readonly name: FilterName;
  readonly value: string | undefined;
  readonly inputMode?: 'decimal';
  /** What it accepts, if it is looked for by a number. */
  readonly limits?: NumberLimits;
  /** Why a text can't be looked for; it stays in the field, and what is shown stays as it is. */
  readonly problemOf?: (typed: string) => string | null;
  readonly onChange: (changes: Filters) => void;
}

export function FilterInput(props: FilterInputProps) {
  const { name, value = '', inputMode, limits, problemOf, onChange } = props;
  const t = useTranslate();
  const id = useId();
  const [typed, setTyped] = useTypedValue();
  const [problem, setProblem] = useState<string | null>(null);
  const apply = (text = typed) => {
    if (text === null) return;
    const found = text.trim() === '' ? null : (problemOf?.(text) ?? null);
    setProblem(found);
    setTyped(found === null ? null : text);
    if (found === null && text.trim() !== value) onChange({ [name]: text.trim() });
  };
  return (
    <div className={fields['labelled']}>
      <label htmlFor={id}>{t(`orderFilters.${name}`)}</label>
      <input
        id={id}
        type="search"
        inputMode={inputMode}
        dir={(typed ?? value) ? 'auto' : undefined}
        maxLength={64}
        autoComplete="off"
        className={fields['control']}
        aria-invalid={problem !== null}
        aria-describedby={problem === null ? undefined : `${id}-problem`}
        value={typed ?? value}
        onChange={({ target }) => setTyped(limits ? toLatinDigits(target.value) : target.value)}
        {...(limits ? { onFocus: selectAll } : {})}
        onBlur={() => apply()}
        onKeyDown={({ key }) => {
          if (key === 'Enter') apply();
        }}
      />
      {limits && <AmbiguousNumberPrompt text={typed ?? ''} limits={limits} inputId={id} onPick={apply} />}
      {problem !== null && (
        <p id={`${id}-problem`} role="alert" className={fields['problem']}>
          {problem}
        </p>
      )}
    </div>
  );
}

type OwnFilterProps = Pick<FilterInputProps, 'name' | 'value' | 'onChange'>;

/** A day that is filtered by once it is whole: on Enter, or when the field is left. */
export function DateFilter({ name, value = '', onChange }: OwnFilterProps) {
  const t = useTranslate();
  const id = useId();
  const problemId = `${id}-problem`;
  const [typed, setTyped] = useTypedValue();
  const isWrong = typed !== null && typed !== '' && !isDate(typed);
  const [isTold, setIsTold] = useState(false);
  const apply = () => {
    setIsTold(isWrong);
    if (typed === null || isWrong) return;
    if (typed !== value) onChange({ [name]: typed });
    setTyped(null);
  };
  return (
    <div className={fields['labelled']}>
      <label htmlFor={id}>{t(`orderFilters.${name}`)}</label>
      <DateField
        id={id}
        value={typed ?? value}
        aria-invalid={isTold && isWrong}
        aria-describedby={isTold && isWrong ? problemId : undefined}
        onChange={setTyped}
        onBlur={apply}
        onKeyDown={({ key }) => {
          if (key === 'Enter') apply();
        }}
      />
      {isTold && isWrong && (
        <p id={problemId} role="alert" className={fields['problem']}>
          {t('dateField.wrong')}
        </p>
      )}
    </div>
  );
}

const PERCENT = { minimum: 0, maximum: 100 };

/** The fraction that is meant by a percentage from 0 to 100, or null when it is none. */
function fractionIn(typed: string): string | null {
  const percent = parseExactNumber(typed, PERCENT);
  if (percent === null || percent < 0 || percent > 100) return null;
  return String(Number((percent / 100).toFixed(6)));
}

/** A share that is typed in percent and asked for as a fraction. */
export function PercentFilter({ name, value, onChange }: OwnFilterProps) {
  const t = useTranslate();
  return (
    <FilterInput
      name={name}
      inputMode="decimal"
      limits={PERCENT}
      value={value && String(toPercent(Number(value)))}
      problemOf={(typed) => (fractionIn(typed) === null ? t('orderFilters.wrongPercent') : null)}
      onChange={({ [name]: typed = '' }) => onChange({ [name]: fractionIn(typed) ?? '' })}
    />
  );
}

const ORDER_NUMBER = { type: 'integer', minimum: 1 };

/** What is asked for by an order's number, or by its id, which has letters; null when it is neither. */
function orderIn(typed: string): string | null {
  if (/[a-z]/i.test(typed)) return typed;
  const number = parseExactNumber(typed, ORDER_NUMBER);
  return number !== null && Number.isInteger(number) && number >= 1 ? String(number) : null;
}

/** An order that is looked for by its number or its id. */
export function OrderFilter({ name, value, onChange }: OwnFilterProps) {
  const t = useTranslate();
  return (
    <FilterInput
      name={name}
      limits={ORDER_NUMBER}
      value={value}
      problemOf={(typed) => (orderIn(typed) === null ? t('orderFilters.wrongOrder') : null)}
      onChange={({ [name]: typed = '' }) => onChange({ [name]: orderIn(typed) ?? '' })}
    />
  );
}
