/**
 * The receive options: a list, a create form, and the panel of the selected option.
 * (docs/spec/owners-area.md#receive-options-screen)
 */
import { proposedReceiveKind, receiveOptionFormSchema, receiveOptionSchema, type ReceiveOption } from '@qaima/schemas';
import { ListRow } from '../../components/ListRow.js';
import { useMenu } from '../../data/menu.js';
import { useLanguage, useTranslate } from '../../i18n/i18n.js';
import type { Overrides } from '../../schema-ui/fieldOverrides.js';
import type { FormValues } from '../../schema-ui/form/formValues.js';
import { PartScreen, type PartRowProps } from '../../schema-ui/parts/PartScreen.js';
import { useAreasRule } from './useAreasRule.js';
import { IconField, IconTile } from './IconField.js';

const overrides: Overrides = {
  'ReceiveOption.ionIcon': { field: IconField },
  'ReceiveOption.areas': {
    sortable: true,
    addLabel: 'receiveOptions.addArea',
    shownIf: ({ kind }) => kind === 'delivery',
    last: true,
  },
};

export default function ReceiveOptionsScreen() {
  const { data: menu } = useMenu();
  const customValidate = useAreasRule();
  const options = menu?.orderReceiveOptions ?? [];
  const form = {
    schema: receiveOptionFormSchema,
    overrides,
    customValidate,
    // Proposes a kind: by an option without one, guests could order a delivery without an address.
    initial: { kind: proposedReceiveKind(options) },
    next: (sent: FormValues) => ({ kind: proposedReceiveKind([...options, sent]) }),
  };
  return <PartScreen kind="receiveOption" form={form} Row={OptionRow} />;
}

function OptionRow({ part: option, selected, onSelect }: PartRowProps<'receiveOption'>) {
  return (
    <ListRow
      picture={<IconTile name={option.ionIcon} />}
      title={<bdi>{option.title}</bdi>}
      details={<Details {...option} />}
      selected={selected}
      onSelect={onSelect}
    />
  );
}

/** The option's kind, the number of its delivery areas, and the owner's description. */
function Details({ kind, description, areas = [] }: Pick<ReceiveOption, 'kind' | 'description' | 'areas'>) {
  const t = useTranslate();
  const language = useLanguage();
  const kinds = receiveOptionSchema.properties.kind['x-options'];
  return (
    <>
      {kind && kinds[kind][language]}
      {kind === 'delivery' && areas.length > 0 && ` · ${t('receiveOptions.areas', { smart_count: areas.length })}`}
      {kind && description && ' · '}
      {description && <bdi>{description}</bdi>}
    </>
  );
}
