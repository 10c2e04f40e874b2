import { BYTES_PER_MEGABYTE } from '@qaima/schemas';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useOwnerColors } from '../.storybook/storyGlobals.js';
import { createFakeApi } from '../support/fake-api/createFakeApi.js';
import { neverAnswering } from '../support/fake-api/failures.js';
import { OwnerStory, type OwnerStoryProps } from '../support/OwnerStory.js';
import { aConfiguredMenu } from '../support/sampleConfiguredMenu.js';
import { aMenu } from '../support/sampleMenu.js';

/** The settings of a menu with the colours chosen in the toolbar. */
const PublicInfoStory = (props: OwnerStoryProps) => <OwnerStory {...props} colors={useOwnerColors()} />;

export default {
  id: 'owners-area-public-info',
  title: 'منطقة المالك · Owner’s area/الإعدادات · Settings',
  parameters: { frame: 'screen' },
  component: OwnerStory,
  args: { at: '/publicInfo' },
  render: (args) => <PublicInfoStory {...args} />,
} satisfies Meta<typeof OwnerStory>;
type Story = StoryObj<typeof OwnerStory>;

export const Full: Story = { name: 'كاملة · Full', args: { api: createFakeApi({ menu: aConfiguredMenu() }) } };
export const PrivateSettings: Story = {
  name: 'إعدادات خاصة · Private settings',
  args: { api: createFakeApi({ menu: aConfiguredMenu() }), at: '/publicInfo?card=privateSettings' },
};
export const Location: Story = {
  name: 'الموقع · Location',
  args: { api: createFakeApi({ menu: aConfiguredMenu() }), at: '/publicInfo?card=google' },
};
export const StorageNearlyFull: Story = {
  name: 'المساحة شبه ممتلئة · Storage nearly full',
  args: {
    api: createFakeApi({
      menu: aConfiguredMenu(),
      storage: { used: 186.3 * BYTES_PER_MEGABYTE, allowed: 200 * BYTES_PER_MEGABYTE },
    }),
  },
};
export const Empty: Story = {
  name: 'فارغة · Empty',
  args: { api: createFakeApi({ menu: aMenu({ institution: {}, sections: [] }) }) },
};
export const Loading: Story = {
  name: 'جارٍ التحميل · Loading',
  args: { api: createFakeApi(neverAnswering('menu.read')) },
};
