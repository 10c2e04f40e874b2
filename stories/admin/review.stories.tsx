import type { Meta, StoryObj } from '@storybook/react-vite';
import { createFakeApi } from '../support/fake-api/createFakeApi.js';
import { OwnerStory } from '../support/OwnerStory.js';

export default { title: 'Owner’s area/Review', component: OwnerStory, args: { at: '/review' } } satisfies Meta<
  typeof OwnerStory
>;
type Story = StoryObj<typeof OwnerStory>;

export const Framed: Story = {};
export const Loading: Story = {
  args: {
    api: createFakeApi({ hold: ({ name }) => (name === 'menu.read' ? new Promise(() => undefined) : undefined) }),
  },
};
export const FirstVisitWithTheTour: Story = { args: { tour: true } };
