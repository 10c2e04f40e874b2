import { BYTES_PER_MEGABYTE } from '@qaima/schemas';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { createFakeApi } from '../support/fake-api/createFakeApi.js';
import { OwnerStory } from '../support/OwnerStory.js';
import { aConfiguredMenu } from '../support/sampleConfiguredMenu.js';
import { aMenu } from '../support/sampleMenu.js';

export default { title: 'Owner’s area/Settings', component: OwnerStory, args: { at: '/publicInfo' } } satisfies Meta<
  typeof OwnerStory
>;
type Story = StoryObj<typeof OwnerStory>;

export const Full: Story = { args: { api: createFakeApi({ menu: aConfiguredMenu() }) } };
export const PrivateSettings: Story = {
  args: { api: createFakeApi({ menu: aConfiguredMenu() }), at: '/publicInfo?card=privateSettings' },
};
export const Location: Story = {
  args: { api: createFakeApi({ menu: aConfiguredMenu() }), at: '/publicInfo?card=google' },
};
export const HardColours: Story = {
  args: {
    api: createFakeApi({
      menu: aConfiguredMenu({
        colors: { mainColor: '#ffe600', secondaryColor: '#7f7f7f', shadeColor: '#ffd1dc', tintColor: '#101010' },
      }),
    }),
  },
};
export const StorageNearlyFull: Story = {
  args: {
    api: createFakeApi({
      menu: aConfiguredMenu(),
      storage: { used: 186.3 * BYTES_PER_MEGABYTE, allowed: 200 * BYTES_PER_MEGABYTE },
    }),
  },
};
export const Empty: Story = {
  args: { api: createFakeApi({ menu: aMenu({ username: null, institution: {}, sections: [] }) }) },
};
export const Loading: Story = {
  args: {
    api: createFakeApi({ hold: ({ name }) => (name === 'menu.read' ? new Promise(() => undefined) : undefined) }),
  },
};
export const EveryWriteRefused: Story = {
  args: {
    api: createFakeApi({
      menu: aConfiguredMenu(),
      refuse: ({ name }) =>
        name === 'menu.change' || name === 'upload.send' ? { statusCode: 503, message: 'الخدمة مشغولة الآن' } : null,
    }),
  },
};
