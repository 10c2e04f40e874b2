import type { Meta, StoryObj } from '@storybook/react-vite';
import { createFakeApi } from '../support/fake-api/createFakeApi.js';
import { neverAnswering } from '../support/fake-api/failures.js';
import { OwnerStory } from '../support/OwnerStory.js';

export default {
  id: 'owners-area-review',
  title: 'منطقة المالك · Owner’s area/إطلاع · Review',
  parameters: { frame: 'screen', device: 'desktop' },
  component: OwnerStory,
  args: { at: '/review' },
} satisfies Meta<typeof OwnerStory>;
type Story = StoryObj<typeof OwnerStory>;

export const Default: Story = { name: 'الأساسي · Default' };
export const Loading: Story = {
  name: 'جارٍ التحميل · Loading',
  args: { api: createFakeApi(neverAnswering('menu.read')) },
};
export const GuidedTour: Story = { name: 'الجولة · Guided tour', args: { tour: true, at: '' } };
