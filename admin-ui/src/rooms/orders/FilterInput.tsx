/** A filter that is typed: it takes effect on Enter or when the field is left. */
import { parseNumber, percentOf } from '@qaima/schemas';
import { useSay } from '../../app/i18n.js';
import controls from './controls.module.css';
import { useTyped } from './editing.js';
import type { FilterName, Filters } from './filters.js';

interface FilterInputProps {
  readonly name: FilterName;
  readonly value: string | undefined;
  readonly type?: 'search' | 'date';
  readonly inputMode?: 'decimal';
  readonly onChange: (changes: Filters) => void;
}

export function FilterInput({ name, value = '', type = 'search', inputMode, onChange }: FilterInputProps) {
  const say = useSay();
  const [typed, setTyped] = useTyped();
  const apply = () => {
    if (typed !== null && typed.trim() !== value) onChange({ [name]: typed.trim() });
    setTyped(null);
  };
  return (
    <label className={controls['labelled']}>
      <span>{say(`orderFilters.${name}`)}</span>
      <input
        type={type}
        inputMode={inputMode}
        dir={(typed ?? value) && type === 'search' ? 'auto' : undefined}
        maxLength={64}
        autoComplete="off"
        className={controls['control']}
        value={typed ?? value}
        onChange={({ target }) => setTyped(target.value)}
        onBlur={apply}
        onKeyDown={({ key }) => {
          if (key === 'Enter') apply();
        }}
      />
    </label>
  );
}

/** A share that is typed in percent and asked for as a fraction; what is no number from 0 to 100 is not asked for. */
export function PercentFilter({ name, value, onChange }: FilterInputProps) {
  return (
    <FilterInput
      name={name}
      inputMode="decimal"
      value={value && String(percentOf(Number(value)))}
      onChange={({ [name]: typed = '' }) => {
        const percent = parseNumber(typed);
        if (typed === '') onChange({ [name]: '' });
        else if (percent !== null && percent >= 0 && percent <= 100)
          onChange({ [name]: String(Number((percent / 100).toFixed(6))) });
      }}
    />
  );
}
