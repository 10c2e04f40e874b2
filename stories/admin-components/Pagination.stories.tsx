import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { Pagination } from '../../admin-ui/src/components/Pagination.js';
import { Controlled } from '../support/Controlled.js';
import { onAdminPage } from '../support/onAdminPage.js';

const meta: Meta<typeof Pagination> = {
  id: 'admin-pagination',
  title: 'مكوّنات الإدارة · Admin components/صفحات · Pagination',
  component: Pagination,
  args: { page: 2, pages: 12, onPage: fn() },
  decorators: [onAdminPage],
  render: ({ page, onPage, ...args }) => (
    <Controlled value={page}>
      {(value, setValue) => (
        <Pagination
          {...args}
          page={value}
          onPage={(next) => {
            onPage(next);
            setValue(next);
          }}
        />
      )}
    </Controlled>
  ),
};
export default meta;
type Story = StoryObj<typeof Pagination>;

export const Default: Story = { name: 'الأساسي · Default' };
export const Few: Story = { name: 'صفحات قليلة · Few pages', args: { page: 1, pages: 3 } };
