import type { Meta, StoryObj } from '@storybook/react-vite';
import { createFakeApi } from '../support/fake-api/createFakeApi.js';
import { OwnerStory } from '../support/OwnerStory.js';
import { aMenu } from '../support/sampleMenu.js';

export default { title: 'Owner’s area/Sections', component: OwnerStory, args: { at: '/sections' } } satisfies Meta<
  typeof OwnerStory
>;
type Story = StoryObj<typeof OwnerStory>;

const menu = aMenu();

export const Full: Story = {};
export const Selected: Story = {
  args: { api: createFakeApi({ menu }), at: `/sections?section=${menu.sections?.[0]?._id ?? ''}` },
};
export const Empty: Story = { args: { api: createFakeApi({ menu: aMenu({ sections: [] }) }) } };
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
      refuse: ({ name }) => (name.startsWith('section.') ? { statusCode: 503, message: 'الخدمة مشغولة الآن' } : null),
    }),
  },
};
