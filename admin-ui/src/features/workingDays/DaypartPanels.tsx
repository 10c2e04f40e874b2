/** The panels that create and edit dayparts. */
import { SegmentedWidget } from '../../schema-ui/form/widgets/SegmentedWidget.js';
import type { Overrides } from '../../schema-ui/fieldOverrides.js';
import { CreatePartPanel, EditPartPanel } from '../../schema-ui/parts/PartPanels.js';
import type { PartPanelProps } from '../../schema-ui/parts/PartScreen.js';
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

function useDaypartForm() {
  const customValidate = useDateRangeRule();
  return { overrides, customValidate, initial: INITIAL };
}

export const CreateDaypartPanel = ({ onClose }: { readonly onClose: () => void }) => (
  <CreatePartPanel kind="daypart" form={useDaypartForm()} onClose={onClose} />
);

export const EditDaypartPanel = ({ part, onClose }: PartPanelProps<'daypart'>) => (
  <EditPartPanel kind="daypart" part={part} form={useDaypartForm()} onClose={onClose} />
);
