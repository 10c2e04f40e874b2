/** The position of one combo among the sections. (docs/spec/owners-area.md#combos-screen) */
import { comboSchema } from '@qaima/schemas';
import { NativeSelect } from '../../../components/NativeSelect.js';
import { useMenu } from '../../../data/menu.js';
import { sectionsOf } from '../../../data/menuDataProvider.js';
import { useTranslate } from '../../../i18n/i18n.js';
import type { CellProps } from '../../../schema-ui/fieldOverrides.js';
import { errorAria } from '../../../schema-ui/form/formContext.js';
import type { FormWidgetProps } from '../../../schema-ui/form/formTypes.js';

/** The option for a combo without a position of its own. */
const WITH_OTHERS = '';
/** No menu has more sections, so the combo stays last when sections are added. */
const LAST = comboSchema.properties.position.maximum;

/** The options, each with its value and text. */
function useOptions(): readonly (readonly [value: number | typeof WITH_OTHERS, text: string])[] {
  const t = useTranslate();
  const { data: menu } = useMenu();
  return [
    [WITH_OTHERS, t('combos.placeWithOthers')],
    ...sectionsOf(menu).map(({ title }, index) => [index, t('combos.placeBefore', { title })] as const),
    [LAST, t('combos.placeLast')],
  ];
}

/** The value of the option for a stored position. A position behind all sections is the last one. */
const optionOf = (position: unknown, options: ReturnType<typeof useOptions>) =>
  typeof position !== 'number' ? WITH_OTHERS : options.some(([value]) => value === position) ? position : LAST;

export function ComboPositionWidget({ id, value, disabled, rawErrors, onChange, onBlur }: FormWidgetProps) {
  const options = useOptions();
  const aria = errorAria(id, rawErrors);
  return (
    <NativeSelect
      error={'aria-invalid' in aria}
      value={optionOf(value, options)}
      disabled={disabled ?? false}
      onChange={({ target }) => onChange(target.value === WITH_OTHERS ? undefined : Number(target.value))}
      onBlur={() => onBlur(id, value)}
      inputProps={{ id, ...aria }}
    >
      {options.map(([option, text]) => (
        <option key={option} value={option}>
          {text}
        </option>
      ))}
    </NativeSelect>
  );
}

/** The position in words, for the dialog that compares two edits. */
export function ComboPositionCell({ value }: CellProps) {
  const options = useOptions();
  const chosen = optionOf(value, options);
  return options.find(([option]) => option === chosen)?.[1];
}
