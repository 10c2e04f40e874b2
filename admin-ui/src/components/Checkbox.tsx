/** A small checkbox with a large tap target. It is a native input, which renders fast in long lists. */
import css from './components.module.css';

interface CheckboxProps {
  readonly label: string;
  readonly checked: boolean;
  /** Whether the checkbox is indeterminate. */
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
