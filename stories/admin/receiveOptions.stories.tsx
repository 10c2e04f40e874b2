import type { Meta, StoryObj } from '@storybook/react-vite';
import { createFakeApi } from '../support/fake-api/createFakeApi.js';
import { OwnerStory } from '../support/OwnerStory.js';
import { aMenuWithDetails } from '../support/sampleMenuDetails.js';

export default {
  title: 'Owner’s area/Receive options',
  component: OwnerStory,
  args: { at: '/receiveOptions' },
} satisfies Meta<typeof OwnerStory>;
type Story = StoryObj<typeof OwnerStory>;

const menu = aMenuWithDetails();

export const Full: Story = { args: { api: createFakeApi({ menu }) } };
export const Selected: Story = {
  args: { api: createFakeApi({ menu }), at: `/receiveOptions?option=${menu.orderReceiveOptions?.[0]?._id ?? ''}` },
};
export const Empty: Story = { args: { api: createFakeApi({ menu: aMenuWithDetails({ orderReceiveOptions: [] }) }) } };
export const Loading: Story = {
  args: {
    api: createFakeApi({ hold: ({ name }) => (name === 'menu.read' ? new Promise(() => undefined) : undefined) }),
  },
};
export const NoAnswer: Story = {
  args: { api: createFakeApi({ refuse: ({ name }) => (name === 'menu.read' ? 'lost' : null) }) },
};
export const EveryWriteRefused: Story = {
  args: {
    api: createFakeApi({
      menu,
      refuse: ({ name }) =>
        name.startsWith('receiveOption.') ? { statusCode: 503, message: 'الخدمة مشغولة الآن' } : null,
    }),
  },
};
