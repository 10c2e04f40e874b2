/** A switch based on a native checkbox, light enough for long lists. */
import type { ComponentProps } from 'react';
import css from './components.module.css';

interface SwitchProps extends Omit<ComponentProps<'input'>, 'onChange' | 'type' | 'role' | 'className'> {
  readonly checked: boolean;
  readonly onCheckedChange: (checked: boolean) => void;
}

export const Switch = ({ onCheckedChange, ...input }: SwitchProps) => (
  <input
    type="checkbox"
    role="switch"
    className={css['toggle']}
    onChange={({ target }) => onCheckedChange(target.checked)}
    {...input}
  />
);
