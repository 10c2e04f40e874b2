/** The panels that create and edit dayparts. */
import { daypartCreateSchema, type Daypart } from '@qaima/schemas';
import { DeleteButton } from '../../components/DeleteButton.js';
import { PanelActions } from '../../components/SidePanel.js';
import { useMenuMutations } from '../../data/useMenuMutations.js';
import { useTranslate } from '../../i18n/i18n.js';
import { EditPanel } from '../../schema-ui/form/EditPanel.js';
import { CreatePanel } from '../../schema-ui/form/CreatePanel.js';
import { SegmentedWidget } from '../../schema-ui/form/widgets/SegmentedWidget.js';
import type { Overrides } from '../../schema-ui/fieldOverrides.js';
import { useDateRangeRule } from './useDateRangeRule.js';

const overrides: Overrides = {
  'Daypart.windows': { addLabel: 'dayparts.addWindow' },
  'Daypart.windows.days': { detail: true },
  'Daypart.from': { half: true },
  'Daypart.to': { half: true },
  'Daypart.outside': { widget: SegmentedWidget },
};

/** The initial times of a new daypart: those of a breakfast, the most common one. */
const INITIAL = { windows: [{ start: '07:00', end: '12:00' }] };

export function CreateDaypartPanel({ onClose }: { readonly onClose: () => void }) {
  const t = useTranslate();
  const { create } = useMenuMutations('dayparts');
  const customValidate = useDateRangeRule();
  return (
    <CreatePanel
      title={t('dayparts.create')}
      schema={daypartCreateSchema}
      initial={INITIAL}
      overrides={overrides}
      customValidate={customValidate}
      submit={t('dayparts.create')}
      onSend={async (values) => void (await create(values))}
      onClose={onClose}
    />
  );
}

interface EditPanelProps {
  readonly daypart: Daypart;
  readonly onClose: () => void;
}

export function EditDaypartPanel({ daypart, onClose }: EditPanelProps) {
  const t = useTranslate();
  const { create, change, remove } = useMenuMutations('dayparts');
  const customValidate = useDateRangeRule();
  const id = daypart._id ?? '';
  return (
    <EditPanel
      part="dayparts"
      id={id}
      onCreate={create}
      title={`${t('dayparts.edit')}: ${daypart.title}`}
      schema={daypartCreateSchema}
      record={daypart}
      label={t('dayparts.edit')}
      overrides={overrides}
      customValidate={customValidate}
      onSend={(changes, { seen }) => change(id, changes, seen)}
      onClose={onClose}
      between={
        <PanelActions>
          <DeleteButton
            label={t('dayparts.delete')}
            title={t('confirm.title', { title: daypart.title })}
            question={`${t('dayparts.sure')} ${t('confirm.canRestore')}`}
            onRemove={() => remove(id)}
            onDeleted={onClose}
          />
        </PanelActions>
      }
    />
  );
}
