import type { Meta, StoryObj } from '@storybook/react-vite';
import { createFakeApi } from '../support/fake-api/createFakeApi.js';
import { neverAnswering } from '../support/fake-api/failures.js';
import { OwnerStory } from '../support/OwnerStory.js';
import { aMenuWithDetails } from '../support/sampleMenuDetails.js';

export default {
  id: 'owners-area-working-days',
  title: 'منطقة المالك · Owner’s area/أوقات العمل · Working days',
  parameters: { frame: 'screen' },
  component: OwnerStory,
  args: { at: '/workingDays' },
} satisfies Meta<typeof OwnerStory>;
type Story = StoryObj<typeof OwnerStory>;

const menu = aMenuWithDetails();

export const Full: Story = { name: 'كاملة · Full', args: { api: createFakeApi({ menu }) } };
export const Selected: Story = {
  name: 'محددة · Selected',
  args: { api: createFakeApi({ menu }), at: '/workingDays?day=thu' },
};
export const Empty: Story = {
  name: 'فارغة · Empty',
  args: { api: createFakeApi({ menu: aMenuWithDetails({ workingDays: [] }) }) },
};
export const Loading: Story = {
  name: 'جارٍ التحميل · Loading',
  args: { api: createFakeApi(neverAnswering('menu.read')) },
};
