/** The ways in which customers receive an order: their list, a form for a new one, and the panel of the chosen one. (Document 1, section 2.) */
import Box from '@mui/material/Box';
import { receiveOptionForm, receiveOptionShape, type ReceiveOption } from '@qaima/schemas';
import { ShoppingBag } from 'lucide-react';
import { Card } from '../../components/Card.js';
import { RemoveButton } from '../../components/DeleteButton.js';
import { EmptyState } from '../../components/EmptyState.js';
import { ListRow, RowList } from '../../components/ListRow.js';
import { WaitingRows } from '../../components/RowsSkeleton.js';
import { RoomPage } from '../../components/ScreenLayout.js';
import { useSelected } from '../../components/useSelectedId.js';
import { useChosen } from '../../components/useSelectedRow.js';
import { useMenu } from '../../data/menu.js';
import { useWrites } from '../../data/useMenuMutations.js';
import { useLanguage, useSay } from '../../i18n/i18n.js';
import { EditPanel } from '../../schema-ui/form/EditPanel.js';
import { SchemaForm } from '../../schema-ui/form/SchemaForm.js';
import type { Overrides } from '../../schema-ui/overrides.js';
import { IconField, IconTile } from './IconField.js';

const overrides: Overrides = { 'ReceiveOption.ionIcon': { field: IconField } };

export default function ReceiveOptions() {
  const say = useSay();
  const { data: menu } = useMenu();
  const { create } = useWrites('receiveOptions');
  const [selectedId, select] = useSelected('option');
  const options = menu?.orderReceiveOptions ?? [];
  const selected = useChosen(options, selectedId);
  return (
    <RoomPage panel={selected && <OptionPanel key={selectedId} option={selected} onClose={() => select(null)} />}>
      <Box sx={{ display: 'grid', gap: 2 }}>
        <Card title={say('receiveOptions.caption')}>
          {!menu && <WaitingRows />}
          {menu && options.length === 0 && (
            <EmptyState icon={ShoppingBag} title={say('receiveOptions.empty')} hint={say('receiveOptions.emptyHint')} />
          )}
          {options.length > 0 && (
            <RowList label={say('receiveOptions.caption')}>
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
        <Card title={say('receiveOptions.createTitle')}>
          <SchemaForm
            schema={receiveOptionForm}
            label={say('receiveOptions.createTitle')}
            overrides={overrides}
            submit={say('receiveOptions.create')}
            submitting={say('form.creating')}
            leading={!selected}
            onSend={async (values) => void (await create(values))}
            onSent={() => select(null)}
          />
        </Card>
      </Box>
    </RoomPage>
  );
}

/** What an order needs that is received so, and what the owner says of it. */
function Details({ kind, description }: Pick<ReceiveOption, 'kind' | 'description'>) {
  const language = useLanguage();
  const kinds = receiveOptionShape.properties.kind['x-options'];
  return (
    <>
      {kind && kinds[kind][language]}
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
  const say = useSay();
  const { create, change, remove } = useWrites('receiveOptions');
  const id = option._id ?? '';
  return (
    <EditPanel
      part="receiveOptions"
      id={id}
      onCreate={create}
      title={`${say('receiveOptions.edit')}: ${option.title}`}
      schema={receiveOptionForm}
      record={option}
      label={say('receiveOptions.edit')}
      overrides={overrides}
      onSend={(changes, { seen }) => change(id, changes, seen)}
      onClose={onClose}
      between={
        <Box sx={{ paddingInline: '8px', paddingBlockEnd: '16px' }}>
          <RemoveButton
            label={say('receiveOptions.delete')}
            title={say('confirm.title', { title: option.title })}
            question={`${say('receiveOptions.sure')} ${say('confirm.canRestore')}`}
            onRemove={() => remove(id)}
            onGone={onClose}
          />
        </Box>
      }
    />
  );
}
