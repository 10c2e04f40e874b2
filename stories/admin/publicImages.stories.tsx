import type { Meta, StoryObj } from '@storybook/react-vite';
import { createFakeStaffApi, StaffStory } from '../support/StaffStory.js';

export default {
  title: 'Staff desk/Public images',
  component: StaffStory,
  args: { at: '/publicImages' },
} satisfies Meta<typeof StaffStory>;
type Story = StoryObj<typeof StaffStory>;

export const Full: Story = {};
export const Filtered: Story = { args: { at: '/publicImages?title=ش' } };
export const NoMatch: Story = { args: { at: '/publicImages?title=zzz' } };
export const ManyPages: Story = {
  args: {
    at: '/publicImages?page=2',
    api: createFakeStaffApi({ library: Array.from({ length: 60 }, (_, index) => `صورة رقم ${index + 1}`) }),
  },
};
export const Empty: Story = { args: { api: createFakeStaffApi({ library: [] }) } };
export const Loading: Story = {
  args: {
    api: createFakeStaffApi({
      hold: ({ name }) => (name === 'publicImage.list' ? new Promise(() => undefined) : undefined),
    }),
  },
};
export const NoAnswer: Story = {
  args: { api: createFakeStaffApi({ refuse: ({ name }) => (name === 'publicImage.list' ? 'lost' : null) }) },
};
export const EveryUploadFails: Story = {
  args: {
    api: createFakeStaffApi({
      refuse: ({ name }) => (name === 'upload.send' ? { statusCode: 503, message: 'الخدمة مشغولة الآن' } : null),
    }),
  },
};
