/** A select of the menu's branches, by their address. */
import { NativeSelect } from '../../components/NativeSelect.js';
import { useMenu } from '../../data/menu.js';
import { useTranslate } from '../../i18n/i18n.js';
import type { FormWidgetProps } from '../../schema-ui/form/formTypes.js';

export function BranchWidget({ id, value, disabled, onChange, onBlur }: FormWidgetProps) {
  const t = useTranslate();
  const { data: menu } = useMenu();
  return (
    <NativeSelect
      value={typeof value === 'string' ? value : ''}
      disabled={disabled ?? false}
      onChange={({ target }) => onChange(target.value === '' ? null : target.value)}
      onBlur={() => onBlur(id, value)}
      inputProps={{ id }}
    >
      <option value="">{t('tables.anyBranch')}</option>
      {(menu?.branches ?? []).map(({ _id, location }) => (
        <option key={_id} value={_id}>
          {location.address}
        </option>
      ))}
    </NativeSelect>
  );
}
