import type { Meta, StoryObj } from '@storybook/react-vite';
import { createFakeApi } from '../support/fake-api/createFakeApi.js';
import { neverAnswering } from '../support/fake-api/failures.js';
import { OwnerStory } from '../support/OwnerStory.js';
import { aMenuWithDetails } from '../support/sampleMenuDetails.js';

export default {
  id: 'owners-area-receive-options',
  title: 'منطقة المالك · Owner’s area/طرق استلام الطلب · Receive options',
  parameters: { frame: 'screen' },
  component: OwnerStory,
  args: { at: '/receiveOptions' },
} satisfies Meta<typeof OwnerStory>;
type Story = StoryObj<typeof OwnerStory>;

const menu = aMenuWithDetails();

export const Full: Story = { name: 'كاملة · Full', args: { api: createFakeApi({ menu }) } };
export const Selected: Story = {
  name: 'محددة · Selected',
  args: { api: createFakeApi({ menu }), at: `/receiveOptions?option=${menu.orderReceiveOptions?.[0]?._id ?? ''}` },
};
export const Empty: Story = {
  name: 'فارغة · Empty',
  args: { api: createFakeApi({ menu: aMenuWithDetails({ orderReceiveOptions: [] }) }) },
};
export const Loading: Story = {
  name: 'جارٍ التحميل · Loading',
  args: { api: createFakeApi(neverAnswering('menu.read')) },
};
