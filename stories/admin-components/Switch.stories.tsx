import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { Switch } from '../../admin-ui/src/components/Switch.js';
import { Controlled } from '../support/Controlled.js';
import { onAdminPage } from '../support/onAdminPage.js';

const meta: Meta<typeof Switch> = {
  id: 'admin-switch',
  title: 'مكوّنات الإدارة · Admin components/مفتاح · Switch',
  component: Switch,
  args: { checked: true, disabled: false, onCheckedChange: fn(), 'aria-label': 'إخفاء · Hide' },
  decorators: [onAdminPage],
  render: ({ checked, onCheckedChange, ...args }) => (
    <Controlled value={checked}>
      {(value, setValue) => (
        <Switch
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
type Story = StoryObj<typeof Switch>;

export const Default: Story = { name: 'الأساسي · Default' };
export const Off: Story = { name: 'مغلق · Off', args: { checked: false } };
export const Disabled: Story = { name: 'معطّل · Disabled', args: { disabled: true } };
