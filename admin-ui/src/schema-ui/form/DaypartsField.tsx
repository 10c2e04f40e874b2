/** The dayparts of a section or an item, one checkbox each. If none is checked, it is always offered. */
import { textsIn } from '@qaima/schemas/core/typeGuards';
import { useMenu } from '../../data/menu.js';
import { useTranslate } from '../../i18n/i18n.js';
import { CheckList } from './CheckList.js';
import type { FormFieldProps } from './formTypes.js';

export function DaypartsField(props: FormFieldProps) {
  const t = useTranslate();
  const { data: menu } = useMenu();
  const options = (menu?.dayparts ?? []).map(({ _id, title }) => ({ value: _id, label: title }));
  const isEmpty = textsIn(props.formData).length === 0;
  const hint = options.length === 0 ? 'dayparts.none' : 'dayparts.always';
  return <CheckList field={props} options={options} hint={isEmpty ? t(hint) : undefined} />;
}
