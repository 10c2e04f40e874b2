/** Side panels with the form of one range of special hours. */
import { DAYS, specialHoursCreateSchema, withTimes, type SpecialHours, type WorkingDay } from '@qaima/schemas';
import { useMenuMutations } from '../../data/useMenuMutations.js';
import { useTranslate } from '../../i18n/i18n.js';
import type { FormValues } from '../../schema-ui/form/formValues.js';
import { CreatePanel } from '../../schema-ui/form/CreatePanel.js';
import type { Overrides } from '../../schema-ui/fieldOverrides.js';
import { EditPartPanel } from '../../schema-ui/parts/PartPanels.js';
import type { PartPanelProps } from '../../schema-ui/parts/PartScreen.js';
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

export function EditSpecialHoursPanel({ part, onClose }: PartPanelProps<'specialHours'>) {
  const customValidate = useSpecialHoursRule();
  return (
    <EditedPeriod value={part._id}>
      <EditPartPanel kind="specialHours" part={part} form={{ overrides, customValidate }} onClose={onClose} />
    </EditedPeriod>
  );
}
