/**
 * The first day of a range. The last day follows it until the user chooses another last day, so that a single day is
 * chosen once, and also if it is corrected.
 */
import { useState } from 'react';
import { isDate } from '@qaima/schemas';
import { useFormContext } from '../../schema-ui/form/formContext.js';
import type { FormWidgetProps } from '../../schema-ui/form/formTypes.js';
import { DateWidget } from '../../schema-ui/form/widgets/DateWidget.js';

/** Whether the last day is still to be chosen, or would be before the first one. */
const isBehind = (to: unknown, from: string): boolean => typeof to !== 'string' || (isDate(to) && to < from);

export function FirstDayWidget(props: FormWidgetProps) {
  const { values, change } = useFormContext();
  const { to } = values;
  const [proposed, setProposed] = useState<string | null>(null);
  if (proposed !== null && to !== proposed) setProposed(null);
  const set = (from: unknown) => {
    if (typeof from !== 'string' || !isDate(from) || !(to === proposed || isBehind(to, from))) {
      props.onChange(from);
      return;
    }
    setProposed(from);
    change({ ...values, from, to: from }, props.id);
  };
  return <DateWidget {...props} onChange={set} />;
}
