import type { Meta, StoryObj } from '@storybook/react-vite';
import { neverAnswering, unreachable } from '../support/fake-api/failures.js';
import { createFakeStaffApi, StaffStory } from '../support/StaffStory.js';

export default {
  id: 'staff-console-public-images',
  title: 'وحدة الموظفين · Staff console/الصور العامة · Public images',
  parameters: { frame: 'screen', device: 'desktop' },
  component: StaffStory,
  args: { at: '/publicImages' },
} satisfies Meta<typeof StaffStory>;
type Story = StoryObj<typeof StaffStory>;

export const Full: Story = { name: 'كاملة · Full' };
export const Filtered: Story = { name: 'مصفّاة · Filtered', args: { at: '/publicImages?title=ش' } };
export const NoMatch: Story = { name: 'لا نتائج · No match', args: { at: '/publicImages?title=zzz' } };
export const ManyPages: Story = {
  name: 'صفحات كثيرة · Many pages',
  args: {
    at: '/publicImages?page=2',
    api: createFakeStaffApi({ library: Array.from({ length: 60 }, (_, index) => `صورة رقم ${index + 1}`) }),
  },
};
export const Empty: Story = { name: 'فارغة · Empty', args: { api: createFakeStaffApi({ library: [] }) } };
export const Loading: Story = {
  name: 'جارٍ التحميل · Loading',
  args: { api: createFakeStaffApi(neverAnswering('publicImage.list')) },
};
export const Offline: Story = {
  name: 'بلا اتصال · Offline',
  args: { api: createFakeStaffApi(unreachable('publicImage.list')) },
};
