/** Customizes the form of a group of extras. Each extra is a row whose cells are its fields, except its details. */
import { interfaceMoney, LIST_SEPARATOR, toThousandths } from '@qaima/schemas';
import { elementsOf, propertyOf } from '@qaima/schemas/core/typeGuards';
import { Checkbox } from '../../components/Checkbox.js';
import { sizeCodesOf } from '../../data/extraUses.js';
import { useMenu } from '../../data/menu.js';
import { sectionsOf } from '../../data/menuDataProvider.js';
import { useLanguage, useTranslate } from '../../i18n/i18n.js';
import { NativeSelect } from '../../components/NativeSelect.js';
import { errorAria, useFormContext } from '../../schema-ui/form/formContext.js';
import type { FormWidgetProps } from '../../schema-ui/form/formTypes.js';
import { labelOverrides } from '../../schema-ui/form/labelOverrides.js';
import { NumberWidget } from '../../schema-ui/form/widgets/NumberWidget.js';
import {
  SoldOutSelectWidget,
  SoldOutSwitchWidget,
  SoldOutUntilCell,
} from '../../schema-ui/form/widgets/SoldOutWidgets.js';
import { TextWidget } from '../../schema-ui/form/widgets/TextWidget.js';
import type { CellProps, Overrides } from '../../schema-ui/fieldOverrides.js';
import { RuleField } from './RuleField.js';

/** How many units are preselected: a checkbox if guests can choose the extra only once, else a number input. */
function InitialWidget(props: FormWidgetProps) {
  const { each } = useFormContext().values;
  const value: unknown = props.value;
  if (each !== 1 || (typeof value === 'number' && value > 1)) return <NumberWidget {...props} />;
  return <Checkbox label={props.label} checked={value === 1} onCheckedChange={(on) => props.onChange(on ? 1 : 0)} />;
}

/** A select of the sizes that items of the menu have. */
function SizeWidget(props: FormWidgetProps) {
  const t = useTranslate();
  const { data: menu } = useMenu();
  const value = typeof props.value === 'string' ? props.value : '';
  const codes = sizeCodesOf(sectionsOf(menu));
  if (codes.length === 0) return <TextWidget {...props} />;
  const aria = errorAria(props.id, props.rawErrors);
  return (
    <NativeSelect
      value={value}
      disabled={props.disabled ?? false}
      error={'aria-invalid' in aria}
      onChange={({ target }) => props.onChange(target.value || undefined)}
      onBlur={() => props.onBlur(props.id, props.value)}
      inputProps={{ id: props.id, ...aria }}
    >
      <option value="">{t('form.choose')}</option>
      {[...new Set([...codes, ...(value ? [value] : [])])].map((code) => (
        <option key={code}>{code}</option>
      ))}
    </NativeSelect>
  );
}

/** Formats prices as `L 0.60، XL 0.80`. */
function PricesCell({ value }: CellProps) {
  const { currency } = useFormContext();
  const language = useLanguage();
  return elementsOf(value).map((entry, index) => {
    const [size, price] = [propertyOf(entry, 'size'), propertyOf(entry, 'price')];
    return (
      <span key={index}>
        {index > 0 && LIST_SEPARATOR[language]}
        <bdi>{typeof size === 'string' && size}</bdi>{' '}
        <bdi dir="ltr">
          {interfaceMoney(toThousandths(typeof price === 'number' ? price : null), currency, language) || 0}
        </bdi>
      </span>
    );
  });
}

const inSentence = { hidden: true } as const;

export const groupOverrides: Overrides = {
  'ExtraGroup.min': { field: RuleField, ownMessage: true },
  'ExtraGroup.max': inSentence,
  'ExtraGroup.orNone': inSentence,
  'ExtraGroup.each': inSentence,
  'ExtraGroup.free': inSentence,
  'ExtraGroup.extras': { sortable: true, addLabel: 'extras.addExtra', last: true },
  'ExtraGroup.extras.title': { column: 'minmax(96px, 1fr)' },
  'ExtraGroup.extras.initial': { widget: InitialWidget, column: '72px' },
  'ExtraGroup.extras.prices': { detail: true, cell: PricesCell },
  'ExtraGroup.extras.prices.size': { widget: SizeWidget },
  'ExtraGroup.extras.soldOut': { widget: SoldOutSwitchWidget },
  'ExtraGroup.extras.soldOutUntil': { detail: true, widget: SoldOutSelectWidget, cell: SoldOutUntilCell },
  'ExtraGroup.extras.hide': { detail: true },
  'ExtraGroup.extras.kitchenTitle': { detail: true },
  ...labelOverrides('ExtraGroup.extras', 'detail'),
};
