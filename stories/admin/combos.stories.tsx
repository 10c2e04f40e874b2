import type { Meta, StoryObj } from '@storybook/react-vite';
import { createFakeApi } from '../support/fake-api/createFakeApi.js';
import { OwnerStory } from '../support/OwnerStory.js';
import { aMenu, someCombos } from '../support/sampleMenu.js';

export default {
  title: 'Owner’s area/Combos',
  component: OwnerStory,
  args: { at: '/items?view=combos' },
} satisfies Meta<typeof OwnerStory>;
type Story = StoryObj<typeof OwnerStory>;

const menu = aMenu();
const full = { ...menu, combos: someCombos(menu) };

export const Full: Story = { args: { api: createFakeApi({ menu: full }) } };
export const Selected: Story = {
  args: { api: createFakeApi({ menu: full }), at: `/items?view=combos&combo=${full.combos[0]?._id ?? ''}` },
};
export const New: Story = { args: { api: createFakeApi({ menu: full }), at: '/items?view=combos&combo=new' } };
export const Empty: Story = {};
export const Loading: Story = {
  args: {
    api: createFakeApi({ hold: ({ name }) => (name === 'menu.read' ? new Promise(() => undefined) : undefined) }),
  },
};
export const EveryWriteRefused: Story = {
  args: {
    api: createFakeApi({
      menu: full,
      refuse: ({ name }) => (name.startsWith('combo.') ? { statusCode: 503, message: 'الخدمة مشغولة الآن' } : null),
    }),
  },
};
