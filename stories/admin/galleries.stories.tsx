import type { Meta, StoryObj } from '@storybook/react-vite';
import { createFakeApi } from '../support/fakeApi.js';
import { OwnerStory } from '../support/OwnerStory.js';
import { aMenuWithPlaces } from '../support/somePlaces.js';

export default { title: 'Owner’s area/Galleries', component: OwnerStory, args: { at: '/galleries' } } satisfies Meta<
  typeof OwnerStory
>;
type Story = StoryObj<typeof OwnerStory>;

const menu = aMenuWithPlaces();

export const Full: Story = { args: { api: createFakeApi({ menu }) } };
export const Selected: Story = {
  args: { api: createFakeApi({ menu }), at: `/galleries?gallery=${menu.sections?.[0]?.galleries?.[0]?._id ?? ''}` },
};
export const Empty: Story = { args: { api: createFakeApi({ menu: aMenuWithPlaces({ sections: [] }) }) } };
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
      menu,
      refuse: ({ name }) =>
        name.startsWith('gallery.') || name === 'upload.send'
          ? { statusCode: 503, message: 'الخدمة مشغولة الآن' }
          : null,
    }),
  },
};
export const UploadsFail: Story = {
  args: {
    api: createFakeApi({
      menu,
      refuse: ({ name }) => (name === 'upload.send' ? { statusCode: 503, message: 'الخدمة مشغولة الآن' } : null),
    }),
    at: `/galleries?gallery=${menu.sections?.[0]?.galleries?.[0]?._id ?? ''}`,
  },
};
