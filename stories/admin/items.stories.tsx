import type { Meta, StoryObj } from '@storybook/react-vite';
import { createFakeApi } from '../support/fake-api/createFakeApi.js';
import { OwnerStory } from '../support/OwnerStory.js';
import { aLargeMenu, aMenu } from '../support/sampleMenu.js';

export default { title: 'Owner’s area/Items', component: OwnerStory, args: { at: '/items' } } satisfies Meta<
  typeof OwnerStory
>;
type Story = StoryObj<typeof OwnerStory>;

const menu = aMenu();

export const Full: Story = {};
export const Selected: Story = {
  args: { api: createFakeApi({ menu }), at: `/items?item=${menu.sections?.[0]?.items?.[1]?._id ?? ''}` },
};
export const New: Story = { args: { at: '/items?new=' } };
export const InDollars: Story = { args: { api: createFakeApi({ menu: aMenu({ currency: 'USD' }) }) } };
export const AThousand: Story = { args: { api: createFakeApi({ menu: aLargeMenu(1000) }) } };
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
      refuse: ({ name }) => (name.startsWith('item.') ? { statusCode: 503, message: 'الخدمة مشغولة الآن' } : null),
    }),
  },
};
