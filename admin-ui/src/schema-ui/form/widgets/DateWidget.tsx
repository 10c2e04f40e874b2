import { DateField } from '../../../components/DateField.js';
import { errorAria } from '../formContext.js';
import type { FormWidgetProps } from '../formTypes.js';

export function DateWidget({ id, value, required, disabled, rawErrors, onChange, onBlur }: FormWidgetProps) {
  const aria = errorAria(id, rawErrors);
  return (
    <DateField
      id={id}
      value={typeof value === 'string' ? value.slice(0, 20) : ''}
      disabled={disabled ?? false}
      aria-required={required ?? false}
      {...aria}
      onChange={(next) => onChange(next === '' ? undefined : next)}
      onBlur={() => onBlur(id, value)}
    />
  );
}
