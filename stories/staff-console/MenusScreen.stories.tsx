import type { Meta, StoryObj } from '@storybook/react-vite';
import { neverAnswering, unreachable } from '../support/fake-api/failures.js';
import { createFakeStaffApi, StaffStory } from '../support/StaffStory.js';

export default {
  id: 'staff-console-menus',
  title: 'وحدة الموظفين · Staff console/القوائم كلها · All menus',
  parameters: { frame: 'screen', device: 'desktop' },
  component: StaffStory,
  args: { at: '/menus' },
} satisfies Meta<typeof StaffStory>;
type Story = StoryObj<typeof StaffStory>;

export const Full: Story = { name: 'كاملة · Full' };
export const Found: Story = { name: 'بحث · Search', args: { at: '/menus?q=shawarma' } };
export const NoMatch: Story = { name: 'لا نتيجة · No result', args: { at: '/menus?q=zzz&state=active' } };
export const Loading: Story = {
  name: 'جارٍ التحميل · Loading',
  args: { api: createFakeStaffApi(neverAnswering('menu.list')) },
};
export const Offline: Story = {
  name: 'بلا اتصال · Offline',
  args: { api: createFakeStaffApi(unreachable('menu.list')) },
};
