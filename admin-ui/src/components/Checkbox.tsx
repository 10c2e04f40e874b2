/** A checkbox that is drawn small and tapped large. Plain underneath, light enough for long lists. */
import css from './components.module.css';

interface CheckboxProps {
  readonly label: string;
  readonly checked: boolean;
  /** Some of what it stands for is chosen, but not all. */
  readonly partly?: boolean;
  readonly disabled?: boolean;
  readonly onTick: (checked: boolean) => void;
}

export const Checkbox = ({ label, checked, partly = false, disabled = false, onTick }: CheckboxProps) => (
  <input
    type="checkbox"
    className={css['tick']}
    aria-label={label}
    checked={checked}
    disabled={disabled}
    ref={(box) => {
      if (box) box.indeterminate = partly;
    }}
    onChange={({ target }) => onTick(target.checked)}
  />
);
