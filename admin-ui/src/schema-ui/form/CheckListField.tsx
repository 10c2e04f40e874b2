/** A field for a list of values that the schema enumerates: a checkbox for each value. */
import { useLanguage } from '../../i18n/i18n.js';
import { CheckList } from './CheckList.js';
import { choicesOf } from './formContext.js';
import type { FormFieldProps } from './formTypes.js';

export function CheckListField(props: FormFieldProps) {
  const language = useLanguage();
  const { items = {} } = props.schema;
  const options = choicesOf(items).map((value) => ({ value, label: items['x-options']?.[value]?.[language] ?? value }));
  return <CheckList field={props} options={options} />;
}
