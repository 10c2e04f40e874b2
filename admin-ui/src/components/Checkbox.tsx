/** A small checkbox with a large tap target. A native input, light enough for long lists. */
import css from './components.module.css';

interface CheckboxProps {
  readonly label: string;
  readonly checked: boolean;
  /** Indeterminate. */
  readonly partly?: boolean;
  readonly disabled?: boolean;
  readonly onCheckedChange: (checked: boolean) => void;
}

export const Checkbox = ({ label, checked, partly = false, disabled = false, onCheckedChange }: CheckboxProps) => (
  <input
    type="checkbox"
    className={css['tick']}
    aria-label={label}
    checked={checked}
    disabled={disabled}
    ref={(box) => {
      if (box) box.indeterminate = partly;
    }}
    onChange={({ target }) => onCheckedChange(target.checked)}
  />
);
