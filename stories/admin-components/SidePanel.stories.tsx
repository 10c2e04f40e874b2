import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { SidePanel } from '../../admin-ui/src/components/SidePanel.js';
import { onAdminPage } from '../support/onAdminPage.js';

const meta: Meta<typeof SidePanel> = {
  id: 'admin-side-panel',
  title: 'مكوّنات الإدارة · Admin components/لوحة جانبية · Side panel',
  component: SidePanel,
  args: {
    title: 'شاورما دجاج · Chicken shawarma',
    hint: 'الشاورما · Shawarma',
    onClose: fn(),
    children: 'حقول السجل · The fields of the record',
  },
  parameters: { frame: 'screen' },
  render: ({ children, ...args }) => (
    <SidePanel {...args}>
      <div style={{ padding: 20 }}>{children}</div>
    </SidePanel>
  ),
  decorators: [onAdminPage],
};
export default meta;
type Story = StoryObj<typeof SidePanel>;

export const Default: Story = { name: 'الأساسي · Default' };
