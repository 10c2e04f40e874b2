/** A switch based on a native checkbox, light enough for long lists. */
import type { ComponentProps } from 'react';
import css from './components.module.css';

interface SwitchProps extends Omit<ComponentProps<'input'>, 'onChange' | 'type' | 'role' | 'className'> {
  readonly checked: boolean;
  readonly onFlip: (checked: boolean) => void;
}

export const Switch = ({ onFlip, ...input }: SwitchProps) => (
  <input
    type="checkbox"
    role="switch"
    className={css['toggle']}
    onChange={({ target }) => onFlip(target.checked)}
    {...input}
  />
);
