import type { Meta, StoryObj } from '@storybook/react-vite';
import { createFakeApi } from '../support/fake-api/createFakeApi.js';
import { OwnerStory } from '../support/OwnerStory.js';
import { aMenu } from '../support/sampleMenu.js';

export default { title: 'Owner’s area/Stats', component: OwnerStory, args: { at: '/stats' } } satisfies Meta<
  typeof OwnerStory
>;
type Story = StoryObj<typeof OwnerStory>;

const menuVisitors = { newVisitors: 812, totalVisitors: 1240 };

export const Full: Story = { args: { api: createFakeApi({ menu: aMenu({ menuVisitors }) }) } };
export const NinetyDays: Story = {
  args: { api: createFakeApi({ menu: aMenu({ menuVisitors }) }), at: '/stats?days=90' },
};
export const Empty: Story = {
  args: { api: createFakeApi({ menu: aMenu({ menuVisitors: { newVisitors: 0, totalVisitors: 0 } }) }) },
};
export const Loading: Story = {
  args: {
    api: createFakeApi({ hold: ({ name }) => (name === 'stats.read' ? new Promise(() => undefined) : undefined) }),
  },
};
export const Refused: Story = {
  args: {
    api: createFakeApi({
      refuse: ({ name }) => (name === 'stats.read' ? { statusCode: 503, message: 'الخدمة مشغولة الآن' } : null),
    }),
  },
};
