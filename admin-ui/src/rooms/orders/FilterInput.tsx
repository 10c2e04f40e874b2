/** A filter that is typed: it takes effect on Enter or when the field is left. */
import { useId, useState } from 'react';
import { parseNumber, percentOf } from '@qaima/schemas';
import { useSay } from '../../app/i18n.js';
import fields from './fields.module.css';
import { useTyped } from './editing.js';
import type { FilterName, Filters } from './filters.js';

interface FilterInputProps {
  readonly name: FilterName;
  readonly value: string | undefined;
  readonly type?: 'search' | 'date';
  readonly inputMode?: 'decimal';
  /** Why a text can't be looked for; it stays in the field, and what is shown stays as it is. */
  readonly problemOf?: (typed: string) => string | null;
  readonly onChange: (changes: Filters) => void;
}

export function FilterInput({ name, value = '', type = 'search', inputMode, problemOf, onChange }: FilterInputProps) {
  const say = useSay();
  const problemId = useId();
  const [typed, setTyped] = useTyped();
  const [problem, setProblem] = useState<string | null>(null);
  const apply = () => {
    if (typed === null) return;
    const found = typed.trim() === '' ? null : (problemOf?.(typed) ?? null);
    setProblem(found);
    if (found !== null) return;
    if (typed.trim() !== value) onChange({ [name]: typed.trim() });
    setTyped(null);
  };
  return (
    <label className={fields['labelled']}>
      <span>{say(`orderFilters.${name}`)}</span>
      <input
        type={type}
        inputMode={inputMode}
        dir={(typed ?? value) && type === 'search' ? 'auto' : undefined}
        maxLength={64}
        autoComplete="off"
        className={fields['control']}
        aria-invalid={problem !== null}
        aria-describedby={problem === null ? undefined : problemId}
        value={typed ?? value}
        onChange={({ target }) => setTyped(target.value)}
        onBlur={apply}
        onKeyDown={({ key }) => {
          if (key === 'Enter') apply();
        }}
      />
      {problem !== null && (
        <p id={problemId} role="alert" className={fields['problem']}>
          {problem}
        </p>
      )}
    </label>
  );
}

/** The fraction that is meant by a percentage from 0 to 100, or null when it is none. */
function fractionIn(typed: string): string | null {
  const percent = parseNumber(typed);
  if (percent === null || percent < 0 || percent > 100) return null;
  return String(Number((percent / 100).toFixed(6)));
}

/** A share that is typed in percent and asked for as a fraction. */
export function PercentFilter({ name, value, onChange }: FilterInputProps) {
  const say = useSay();
  return (
    <FilterInput
      name={name}
      inputMode="decimal"
      value={value && String(percentOf(Number(value)))}
      problemOf={(typed) => (fractionIn(typed) === null ? say('orderFilters.wrongPercent') : null)}
      onChange={({ [name]: typed = '' }) => onChange({ [name]: fractionIn(typed) ?? '' })}
    />
  );
}
