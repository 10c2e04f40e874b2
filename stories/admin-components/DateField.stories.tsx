import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { DateField } from '../../admin-ui/src/components/DateField.js';
import { Controlled } from '../support/Controlled.js';
import { onAdminPage } from '../support/onAdminPage.js';

const meta: Meta<typeof DateField> = {
  id: 'admin-date-field',
  title: 'مكوّنات الإدارة · Admin components/حقل تاريخ · Date field',
  component: DateField,
  args: { value: '2027-01-14', 'aria-label': 'اليوم · Day', onChange: fn() },
  decorators: [onAdminPage],
  render: ({ value: initial, onChange, ...args }) => (
    <Controlled value={initial}>
      {(value, setValue) => (
        <DateField
          {...args}
          value={value}
          onChange={(next) => {
            onChange(next);
            setValue(next);
          }}
        />
      )}
    </Controlled>
  ),
};
export default meta;
type Story = StoryObj<typeof DateField>;

export const Default: Story = { name: 'الأساسي · Default' };
export const Empty: Story = { name: 'فارغ · Empty', args: { value: '' } };
/** Text that is not a valid date stays as it is. */
export const Invalid: Story = { name: 'تاريخ خاطئ · Invalid', args: { value: '31/02' } };
