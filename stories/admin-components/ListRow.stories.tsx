import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { ListRow } from '../../admin-ui/src/components/ListRow.js';
import { onAdminPage } from '../support/onAdminPage.js';

const meta: Meta<typeof ListRow> = {
  id: 'admin-list-row',
  title: 'مكوّنات الإدارة · Admin components/صف قائمة · List row',
  component: ListRow,
  args: { title: 'الشاورما · Shawarma', details: '12', selected: false, dim: false, onSelect: fn() },
  render: (args) => (
    <ul style={{ margin: 0, padding: 0, listStyle: 'none' }}>
      <ListRow {...args} />
    </ul>
  ),
  decorators: [onAdminPage],
};
export default meta;
type Story = StoryObj<typeof ListRow>;

export const Default: Story = { name: 'الأساسي · Default' };
export const Selected: Story = { name: 'محدد · Selected', args: { selected: true } };
export const Dim: Story = { name: 'باهت · Dim', args: { dim: true } };
