/** The sections whose lines a printer prints, one checkbox each. Without a selection, the printer prints all lines. */
import { textsIn } from '@qaima/schemas/core/typeGuards';
import { useMenu } from '../../data/menu.js';
import { sectionsOf } from '../../data/menuDataProvider.js';
import { useTranslate } from '../../i18n/i18n.js';
import { CheckList } from '../../schema-ui/form/CheckList.js';
import type { FormFieldProps } from '../../schema-ui/form/formTypes.js';

export function SectionsField(props: FormFieldProps) {
  const t = useTranslate();
  const { data: menu } = useMenu();
  const options = sectionsOf(menu).map(({ _id, title }) => ({ value: _id, label: title }));
  const isEmpty = textsIn(props.formData).length === 0;
  return <CheckList field={props} options={options} hint={isEmpty ? t('printers.allSections') : undefined} />;
}
