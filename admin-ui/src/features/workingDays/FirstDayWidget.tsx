/** The first day of a range. The last day follows it, so that a single day is chosen once. */
import { isDate } from '@qaima/schemas';
import { useFormContext } from '../../schema-ui/form/formContext.js';
import type { FormWidgetProps } from '../../schema-ui/form/formTypes.js';
import { DateWidget } from '../../schema-ui/form/widgets/DateWidget.js';

/** Whether the last day is still to be chosen, or would be before the first one. */
const isBehind = (to: unknown, from: string): boolean => typeof to !== 'string' || (isDate(to) && to < from);

export function FirstDayWidget(props: FormWidgetProps) {
  const { values, change } = useFormContext();
  const set = (from: unknown) => {
    if (typeof from === 'string' && isDate(from) && isBehind(values['to'], from))
      change({ ...values, from, to: from }, props.id);
    else props.onChange(from);
  };
  return <DateWidget {...props} onChange={set} />;
}
