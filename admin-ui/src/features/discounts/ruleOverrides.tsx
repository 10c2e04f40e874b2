/** How the fields of offers and coupons are rendered. */
import { deliveryAreas } from '@qaima/schemas';
import { useMenu } from '../../data/menu.js';
import { sectionsOf } from '../../data/menuDataProvider.js';
import { CheckList } from '../../schema-ui/form/CheckList.js';
import { DaypartsField } from '../../schema-ui/form/DaypartsField.js';
import type { FormFieldProps } from '../../schema-ui/form/formTypes.js';
import { SegmentedWidget } from '../../schema-ui/form/widgets/SegmentedWidget.js';
import type { Overrides } from '../../schema-ui/fieldOverrides.js';

const optionOf = ({ _id = '', title }: { readonly _id?: string | undefined; readonly title: string }) => ({
  value: _id,
  label: title,
});

function SectionsField(props: FormFieldProps) {
  const { data: menu } = useMenu();
  return <CheckList field={props} options={sectionsOf(menu).map(optionOf)} />;
}

function ItemsField(props: FormFieldProps) {
  const { data: menu } = useMenu();
  const items = sectionsOf(menu).flatMap((section) => section.items ?? []);
  return <CheckList field={props} options={items.map(optionOf)} />;
}

function AreasField(props: FormFieldProps) {
  const { data: menu } = useMenu();
  const areas = (menu?.orderReceiveOptions ?? []).flatMap((option) => deliveryAreas(option));
  return <CheckList field={props} options={areas.map(optionOf)} />;
}

const half = { half: true } as const;

/** @param entity the name of the schema of the form */
export const ruleOverrides = (entity: string): Overrides =>
  Object.fromEntries(
    Object.entries({
      kind: half,
      value: { ...half, shownIf: ({ kind }) => kind !== 'free-delivery' },
      most: { ...half, shownIf: ({ kind }) => kind !== 'amount' },
      minTotal: half,
      minItems: half,
      sections: { field: SectionsField },
      items: { field: ItemsField },
      areas: { field: AreasField },
      dayparts: { field: DaypartsField },
      from: half,
      to: half,
      active: { ...half, widget: SegmentedWidget },
      withCoupon: { ...half, widget: SegmentedWidget },
      uses: half,
      usesPerPhone: half,
      firstOrder: { ...half, widget: SegmentedWidget },
    } satisfies Overrides).map(([field, override]) => [`${entity}.${field}`, override]),
  );
