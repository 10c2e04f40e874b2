import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { Checkbox } from '../../admin-ui/src/components/Checkbox.js';
import { Controlled } from '../support/Controlled.js';
import { onAdminPage } from '../support/onAdminPage.js';

const meta: Meta<typeof Checkbox> = {
  id: 'admin-checkbox',
  title: 'مكوّنات الإدارة · Admin components/مربع اختيار · Checkbox',
  component: Checkbox,
  args: { label: 'اختر الكل · Select all', checked: false, partly: false, disabled: false, onCheckedChange: fn() },
  decorators: [onAdminPage],
  render: ({ checked, onCheckedChange, ...args }) => (
    <Controlled value={checked}>
      {(value, setValue) => (
        <Checkbox
          {...args}
          checked={value}
          onCheckedChange={(next) => {
            onCheckedChange(next);
            setValue(next);
          }}
        />
      )}
    </Controlled>
  ),
};
export default meta;
type Story = StoryObj<typeof Checkbox>;

export const Default: Story = { name: 'الأساسي · Default' };
export const Checked: Story = { name: 'محدد · Checked', args: { checked: true } };
export const Partly: Story = { name: 'محدد جزئيًا · Partly checked', args: { partly: true } };
export const Disabled: Story = { name: 'معطّل · Disabled', args: { disabled: true } };
