/** Side panels with the form of one range of special hours. */
import Box from '@mui/material/Box';
import { specialHoursCreateSchema, type SpecialHours } from '@qaima/schemas';
import { DeleteButton } from '../../components/DeleteButton.js';
import { PanelForm, SidePanel } from '../../components/SidePanel.js';
import { useMenuMutations } from '../../data/useMenuMutations.js';
import { useTranslate } from '../../i18n/i18n.js';
import { EditPanel } from '../../schema-ui/form/EditPanel.js';
import type { FormValues } from '../../schema-ui/form/formValues.js';
import { SchemaForm } from '../../schema-ui/form/SchemaForm.js';
import { SegmentedWidget } from '../../schema-ui/form/widgets/SegmentedWidget.js';
import type { Overrides } from '../../schema-ui/fieldOverrides.js';
import { FirstDayWidget } from './FirstDayWidget.js';
import { SpecialWeekField } from './SpecialWeekField.js';
import { useDateRangeRule } from './useDateRangeRule.js';

const overrides: Overrides = {
  'SpecialHours.from': { half: true, widget: FirstDayWidget },
  'SpecialHours.to': { half: true },
  'SpecialHours.closed': { widget: SegmentedWidget },
  'SpecialHours.days': { field: SpecialWeekField, shownIf: ({ closed }) => closed !== true },
};

interface CreatePanelProps {
  readonly initial: FormValues;
  readonly onClose: () => void;
}

export function CreateSpecialHoursPanel({ initial, onClose }: CreatePanelProps) {
  const t = useTranslate();
  const { create } = useMenuMutations('specialHours');
  const customValidate = useDateRangeRule();
  return (
    <SidePanel title={t('specialHours.createTitle')} onClose={onClose}>
      <PanelForm>
        <SchemaForm
          schema={specialHoursCreateSchema}
          initial={initial}
          label={t('specialHours.createTitle')}
          overrides={overrides}
          customValidate={customValidate}
          submit={t('specialHours.create')}
          submitting={t('form.creating')}
          bar="sticky"
          reach="panel"
          onSend={async (values) => void (await create(values))}
          onSent={onClose}
        />
      </PanelForm>
    </SidePanel>
  );
}

interface EditPanelProps {
  readonly period: SpecialHours;
  readonly onClose: () => void;
}

export function EditSpecialHoursPanel({ period, onClose }: EditPanelProps) {
  const t = useTranslate();
  const { create, change, remove } = useMenuMutations('specialHours');
  const customValidate = useDateRangeRule();
  const id = period._id ?? '';
  return (
    <EditPanel
      part="specialHours"
      id={id}
      onCreate={create}
      title={`${t('specialHours.edit')}: ${period.title}`}
      schema={specialHoursCreateSchema}
      record={period}
      label={t('specialHours.edit')}
      overrides={overrides}
      customValidate={customValidate}
      onSend={(changes, { seen }) => change(id, changes, seen)}
      onClose={onClose}
      between={
        <Box sx={{ paddingInline: '8px', paddingBlockEnd: '16px' }}>
          <DeleteButton
            label={t('specialHours.delete')}
            title={t('confirm.title', { title: period.title })}
            question={`${t('specialHours.sure')} ${t('confirm.canRestore')}`}
            onRemove={() => remove(id)}
            onDeleted={onClose}
          />
        </Box>
      }
    />
  );
}
