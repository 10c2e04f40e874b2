import type { FormWidgetProps } from '../formTypes.js';
import { TimeInput } from './TimeInput.js';

export const TimeWidget = ({ required, rawErrors, ...props }: FormWidgetProps) => (
  <TimeInput
    id={props.id}
    value={props.value as unknown}
    label={props.label}
    disabled={props.disabled}
    isRequired={required ?? false}
    errors={rawErrors}
    onChange={props.onChange}
    onBlur={props.onBlur}
  />
);
