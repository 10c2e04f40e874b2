/** Side panels with the form of one range of special hours. */
import { DAYS, specialHoursCreateSchema, withTimes, type SpecialHours, type WorkingDay } from '@qaima/schemas';
import { DeleteButton } from '../../components/DeleteButton.js';
import { PanelActions } from '../../components/SidePanel.js';
import { useMenuMutations } from '../../data/useMenuMutations.js';
import { useTranslate } from '../../i18n/i18n.js';
import { EditPanel } from '../../schema-ui/form/EditPanel.js';
import type { FormValues } from '../../schema-ui/form/formValues.js';
import { CreatePanel } from '../../schema-ui/form/CreatePanel.js';
import type { Overrides } from '../../schema-ui/fieldOverrides.js';
import { FirstDayWidget } from './FirstDayWidget.js';
import { ClosedWidget, EditedPeriod } from './PeriodOverlaps.js';
import { SpecialWeekField } from './SpecialWeekField.js';
import { useSpecialHoursRule } from './useSpecialHoursRule.js';

const overrides: Overrides = {
  'SpecialHours.from': { half: true, widget: FirstDayWidget },
  'SpecialHours.to': { half: true },
  'SpecialHours.closed': { widget: ClosedWidget },
  'SpecialHours.days': { field: SpecialWeekField, shownIf: ({ closed }) => closed !== true },
};

/** Every day is open, with times that are still to be entered. */
const NO_TIMES_YET = DAYS.map((day): WorkingDay => ({ day, start: '', end: '' }));

/** The initial values of new special hours. If they have no days, the times have to be entered. */
export type NewSpecialHours = FormValues & Pick<SpecialHours, 'days'>;

interface CreateSpecialHoursPanelProps {
  readonly initial: NewSpecialHours;
  readonly onClose: () => void;
}

export function CreateSpecialHoursPanel({ initial, onClose }: CreateSpecialHoursPanelProps) {
  const t = useTranslate();
  const { create } = useMenuMutations('specialHours');
  const needsTimes = !initial.days?.length;
  const customValidate = useSpecialHoursRule(needsTimes);
  return (
    <CreatePanel
      title={t('specialHours.createTitle')}
      schema={specialHoursCreateSchema}
      initial={needsTimes ? { ...initial, days: NO_TIMES_YET } : initial}
      overrides={overrides}
      customValidate={customValidate}
      submit={t('specialHours.create')}
      onSend={async (values) => {
        // The form's validator has already accepted the values.
        const days = (values['days'] as WorkingDay[] | undefined) ?? [];
        await create(needsTimes ? { ...values, days: withTimes(days) } : values);
      }}
      onClose={onClose}
    />
  );
}

interface EditPanelProps {
  readonly period: SpecialHours;
  readonly onClose: () => void;
}

export function EditSpecialHoursPanel({ period, onClose }: EditPanelProps) {
  const t = useTranslate();
  const { create, change, remove } = useMenuMutations('specialHours');
  const customValidate = useSpecialHoursRule();
  const id = period._id ?? '';
  return (
    <EditedPeriod value={id}>
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
          <PanelActions>
            <DeleteButton
              label={t('specialHours.delete')}
              title={t('confirm.title', { title: period.title })}
              question={`${t('specialHours.sure')} ${t('confirm.canRestore')}`}
              onRemove={() => remove(id)}
              onDeleted={onClose}
            />
          </PanelActions>
        }
      />
    </EditedPeriod>
  );
}
