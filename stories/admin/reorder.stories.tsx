import type { Meta, StoryObj } from '@storybook/react-vite';
import { createFakeApi } from '../support/fake-api/createFakeApi.js';
import { OwnerStory } from '../support/OwnerStory.js';
import { aLargeMenu, aMenu } from '../support/sampleMenu.js';

export default {
  title: 'Owner’s area/Order of the menu',
  component: OwnerStory,
  args: { at: '/items?view=reorder' },
} satisfies Meta<typeof OwnerStory>;
type Story = StoryObj<typeof OwnerStory>;

export const Full: Story = {};
export const OneSectionOfAThousand: Story = { args: { api: createFakeApi({ menu: aLargeMenu(1000) }) } };
export const Empty: Story = { args: { api: createFakeApi({ menu: aMenu({ sections: [] }) }) } };
export const Loading: Story = {
  args: {
    api: createFakeApi({ hold: ({ name }) => (name === 'menu.read' ? new Promise(() => undefined) : undefined) }),
  },
};
export const EveryWriteRefused: Story = {
  args: {
    api: createFakeApi({
      refuse: ({ name }) => (name === 'section.reorder' ? { statusCode: 503, message: 'الخدمة مشغولة الآن' } : null),
    }),
  },
};
