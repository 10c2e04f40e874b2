/** A switch. It is a native checkbox, because long lists contain many. */
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
