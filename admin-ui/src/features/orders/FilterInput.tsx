/** A filter that is applied on Enter or blur; text also when the user pauses typing. */
import { useId, useState } from 'react';
import { isDate, parseExactNumber, toPercent, toLatinNumber, type NumberLimits } from '@qaima/schemas';
import { AmbiguousNumberPrompt } from '../../components/AmbiguousNumberPrompt.js';
import { DateField } from '../../components/DateField.js';
import { selectTextOnFocus } from '../../components/selectTextOnFocus.js';
import { useOnSettled } from '../../components/useDebounced.js';
import { useTranslate } from '../../i18n/i18n.js';
import { useTypedValue } from './EditingContext.js';
import { useDraft } from './filterDrafts.js';
import fields from './fields.module.css';
import type { FilterValues } from './filters.js';

interface FilterInputProps {
  readonly name: string;
  readonly label: string;
  readonly value: string | undefined;
  readonly inputMode?: 'decimal';
  /** The limits of a numeric filter; absent for a text filter. */
  readonly limits?: NumberLimits;
  /** The filter's value for a typed text; null if the text is not valid. The list then stays unchanged. */
  readonly toFilter?: (typed: string) => string | null;
  /** The message about a text that is not valid. */
  readonly problemText?: string;
  readonly onChange: (changes: FilterValues) => void;
}

const asTyped = (typed: string) => typed;

export function FilterInput(props: FilterInputProps) {
  const { name, label, value = '', inputMode, limits, toFilter = asTyped, problemText = '', onChange } = props;
  const id = useId();
  const [typed, setTyped] = useTypedValue(null);
  const [problem, setProblem] = useState<string | null>(null);
  const filterOf = (text: string) => (text.trim() === '' ? '' : toFilter(text.trim()));
  const filter = typed === null ? null : filterOf(typed);
  useDraft(name, filter);
  const apply = (text = typed) => {
    if (text === null) return;
    const found = filterOf(text);
    setProblem(found === null ? problemText : null);
    setTyped(found === null ? text : null);
    if (found !== null && text.trim() !== value) onChange({ [name]: found });
  };
  // The typed text stays: without a space at its end, the next word would be joined to the last one.
  useOnSettled(typed ?? value, (settled) => {
    const found = filterOf(settled);
    if (typed !== null && found !== null && settled.trim() !== value) onChange({ [name]: found });
  });
  return (
    <div className={fields['labelled']}>
      <label htmlFor={id}>{label}</label>
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
        onChange={({ target }) => setTyped(limits ? toLatinNumber(target.value) : target.value)}
        {...(limits ? { onFocus: selectTextOnFocus } : {})}
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

type OwnFilterProps = Pick<FilterInputProps, 'name' | 'label' | 'value' | 'onChange'>;

/** A date filter that is applied on Enter or blur if the date is complete. */
export function DateFilter({ name, label, value = '', onChange }: OwnFilterProps) {
  const t = useTranslate();
  const id = useId();
  const problemId = `${id}-problem`;
  const [typed, setTyped] = useTypedValue(null);
  const isWrong = typed !== null && typed !== '' && !isDate(typed);
  useDraft(name, isWrong ? null : typed);
  const [isTold, setIsTold] = useState(false);
  const apply = () => {
    setIsTold(isWrong);
    if (typed === null || isWrong) return;
    if (typed !== value) onChange({ [name]: typed });
    setTyped(null);
  };
  return (
    <div className={fields['labelled']}>
      <label htmlFor={id}>{label}</label>
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

/** Converts a percentage from 0 to 100 to a fraction; null if invalid. */
function fractionIn(typed: string): string | null {
  const percent = parseExactNumber(typed, PERCENT);
  if (percent === null || percent < 0 || percent > 100) return null;
  return String(Number((percent / 100).toFixed(6)));
}

/** A filter that the user types in percent and the API receives as a fraction. */
export function PercentFilter({ name, label, value, onChange }: OwnFilterProps) {
  const t = useTranslate();
  return (
    <FilterInput
      name={name}
      label={`${label} %`}
      inputMode="decimal"
      limits={PERCENT}
      value={value && String(toPercent(Number(value)))}
      toFilter={fractionIn}
      problemText={t('orderFilters.wrongPercent')}
      onChange={onChange}
    />
  );
}

const ORDER_NUMBER = { type: 'integer', minimum: 1 };

/** The number or id of an order in the typed text; null if it contains neither. */
function orderIn(typed: string): string | null {
  if (/[a-z]/i.test(typed)) return typed;
  const number = parseExactNumber(typed, ORDER_NUMBER);
  return number !== null && Number.isInteger(number) && number >= 1 ? String(number) : null;
}

/** A filter for a single order, by number or id. */
export function OrderFilter({ name, label, value, onChange }: OwnFilterProps) {
  const t = useTranslate();
  return (
    <FilterInput
      name={name}
      label={label}
      limits={ORDER_NUMBER}
      value={value}
      toFilter={orderIn}
      problemText={t('orderFilters.wrongOrder')}
      onChange={onChange}
    />
  );
}
