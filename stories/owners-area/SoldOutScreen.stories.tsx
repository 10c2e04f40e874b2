import type { Meta, StoryObj } from '@storybook/react-vite';
import { createFakeApi } from '../support/fake-api/createFakeApi.js';
import { neverAnswering } from '../support/fake-api/failures.js';
import { OwnerStory } from '../support/OwnerStory.js';
import { aMenu } from '../support/sampleMenu.js';

export default {
  id: 'owners-area-sold-out',
  title: 'منطقة المالك · Owner’s area/ما نفد · Sold out',
  parameters: { frame: 'screen' },
  component: OwnerStory,
  args: { at: '/soldOut' },
} satisfies Meta<typeof OwnerStory>;
type Story = StoryObj<typeof OwnerStory>;

export const Full: Story = { name: 'كاملة · Full', args: { api: createFakeApi() } };
export const Empty: Story = {
  name: 'فارغة · Empty',
  args: { api: createFakeApi({ menu: aMenu({ sections: [] }) }) },
};
export const Loading: Story = {
  name: 'جارٍ التحميل · Loading',
  args: { api: createFakeApi(neverAnswering('menu.read')) },
};
