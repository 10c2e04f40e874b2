/**
 * The receive options: a list, a create form, and the panel of the selected option.
 * (docs/spec/owners-area.md#receive-options-screen)
 */
import Box from '@mui/material/Box';
import {
  proposedReceiveKind,
  receiveOptionFormSchema,
  receiveOptionSchema,
  type Menu,
  type ReceiveOption,
} from '@qaima/schemas';
import { ShoppingBag } from 'lucide-react';
import { Card } from '../../components/Card.js';
import { DeleteButton } from '../../components/DeleteButton.js';
import { EmptyState } from '../../components/EmptyState.js';
import { ListRow, RowList } from '../../components/ListRow.js';
import { RowsSkeleton } from '../../components/RowsSkeleton.js';
import { ScreenLayout } from '../../components/ScreenLayout.js';
import { PanelActions } from '../../components/SidePanel.js';
import { useSelectedId } from '../../components/useSelectedId.js';
import { useSelectedRow } from '../../components/useSelectedRow.js';
import { useMenu } from '../../data/menu.js';
import { useMenuMutations } from '../../data/useMenuMutations.js';
import { useLanguage, useTranslate } from '../../i18n/i18n.js';
import { EditPanel } from '../../schema-ui/form/EditPanel.js';
import { SchemaForm } from '../../schema-ui/form/SchemaForm.js';
import type { Overrides } from '../../schema-ui/fieldOverrides.js';
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
  const t = useTranslate();
  const { data: menu } = useMenu();
  const [selectedId, select] = useSelectedId('option');
  const options = menu?.orderReceiveOptions ?? [];
  const selected = useSelectedRow(options, selectedId);
  return (
    <ScreenLayout panel={selected && <OptionPanel key={selectedId} option={selected} onClose={() => select(null)} />}>
      <Box sx={{ display: 'grid', gap: 2 }}>
        <Card title={t('receiveOptions.caption')}>
          {!menu && <RowsSkeleton />}
          {menu && options.length === 0 && (
            <EmptyState icon={ShoppingBag} title={t('receiveOptions.empty')} hint={t('receiveOptions.emptyHint')} />
          )}
          {options.length > 0 && (
            <RowList label={t('receiveOptions.caption')}>
              {options.map((option) => (
                <ListRow
                  key={option._id}
                  picture={<IconTile name={option.ionIcon} />}
                  title={<bdi>{option.title}</bdi>}
                  details={<Details {...option} />}
                  selected={option._id === selectedId}
                  onSelect={() => select(option._id === selectedId ? null : (option._id ?? null))}
                />
              ))}
            </RowList>
          )}
        </Card>
        <Card title={t('receiveOptions.createTitle')}>
          {menu && <CreateForm menu={menu} leading={!selected} onSent={() => select(null)} />}
        </Card>
      </Box>
    </ScreenLayout>
  );
}

interface CreateFormProps {
  readonly menu: Menu;
  readonly leading: boolean;
  readonly onSent: () => void;
}

/** Proposes a kind: by an option without one, guests could order a delivery without an address. */
function CreateForm({ menu: { currency, orderReceiveOptions = [] }, leading, onSent }: CreateFormProps) {
  const t = useTranslate();
  const { create } = useMenuMutations('receiveOptions');
  const customValidate = useAreasRule();
  return (
    <SchemaForm
      schema={receiveOptionFormSchema}
      initial={{ kind: proposedReceiveKind(orderReceiveOptions) }}
      next={(sent) => ({ kind: proposedReceiveKind([...orderReceiveOptions, sent]) })}
      label={t('receiveOptions.createTitle')}
      overrides={overrides}
      customValidate={customValidate}
      currency={currency}
      submit={t('receiveOptions.create')}
      submitting={t('form.creating')}
      leading={leading}
      onSend={async (values) => void (await create(values))}
      onSent={onSent}
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

interface OptionPanelProps {
  readonly option: ReceiveOption;
  readonly onClose: () => void;
}

function OptionPanel({ option, onClose }: OptionPanelProps) {
  const t = useTranslate();
  const { data: menu } = useMenu();
  const { create, change, remove } = useMenuMutations('receiveOptions');
  const customValidate = useAreasRule();
  const id = option._id ?? '';
  return (
    <EditPanel
      part="receiveOptions"
      id={id}
      onCreate={create}
      title={`${t('receiveOptions.edit')}: ${option.title}`}
      schema={receiveOptionFormSchema}
      record={option}
      label={t('receiveOptions.edit')}
      overrides={overrides}
      customValidate={customValidate}
      currency={menu?.currency}
      onSend={(changes, { seen }) => change(id, changes, seen)}
      onClose={onClose}
      between={
        <PanelActions>
          <DeleteButton
            label={t('receiveOptions.delete')}
            title={t('confirm.title', { title: option.title })}
            question={`${t('receiveOptions.sure')} ${t('confirm.canRestore')}`}
            onRemove={() => remove(id)}
            onDeleted={onClose}
          />
        </PanelActions>
      }
    />
  );
}
