import type { Meta, StoryObj } from '@storybook/react-vite';
import { createFakeApi } from '../support/fake-api/createFakeApi.js';
import { OwnerStory } from '../support/OwnerStory.js';

export default {
  id: 'owners-area-review',
  title: 'منطقة المالك · Owner’s area/إطلاع · Review',
  parameters: { frame: 'screen' },
  component: OwnerStory,
  args: { at: '/review' },
} satisfies Meta<typeof OwnerStory>;
type Story = StoryObj<typeof OwnerStory>;

export const Default: Story = { name: 'الأساسي · Default' };
export const Loading: Story = {
  name: 'جارٍ التحميل · Loading',
  args: {
    api: createFakeApi({ hold: ({ name }) => (name === 'menu.read' ? new Promise(() => undefined) : undefined) }),
  },
};
export const GuidedTour: Story = { name: 'الجولة · Guided tour', args: { tour: true } };
