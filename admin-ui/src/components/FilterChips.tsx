/** Filters of a list, each with the number of rows that it selects. One is pressed. */
import css from './listCard.module.css';

interface FilterChipsProps<T> {
  /** The accessible name of the group. */
  readonly label: string;
  readonly filters: readonly { readonly value: T; readonly label: string; readonly count: number }[];
  readonly selected: T;
  readonly onSelect: (value: T) => void;
}

export const FilterChips = <T extends string | null>({ label, filters, selected, onSelect }: FilterChipsProps<T>) => (
  <div className={css['filters']} role="group" aria-label={label}>
    {filters.map(({ value, label: text, count }) => (
      <button key={value} type="button" aria-pressed={value === selected} onClick={() => onSelect(value)}>
        {text} <b>{count}</b>
      </button>
    ))}
  </div>
);
