import type { Meta, StoryObj } from '@storybook/react-vite';
import { CrashPage as CrashedPage } from '../../admin-ui/src/app/ErrorPages.js';
import { AdminProviders } from '../support/AdminProviders.js';
import { createFakeApi } from '../support/fake-api/createFakeApi.js';
import { OwnerStory } from '../support/OwnerStory.js';
import { aMenu, anAccount } from '../support/sampleMenu.js';

export default { title: 'Owner’s area/Frame', component: OwnerStory } satisfies Meta<typeof OwnerStory>;
type Story = StoryObj<typeof OwnerStory>;

export const LogIn: Story = { args: { api: createFakeApi({ account: null }) } };
export const NotFound: Story = { args: { at: '/nowhere' } };
export const NoSuchMenu: Story = { args: { api: createFakeApi({ menu: aMenu({ username: 'another' }) }) } };
export const NotYours: Story = {
  args: {
    api: createFakeApi({
      account: anAccount({ menus: [{ _id: 'other', username: null, name: 'مقهى البلد', logo: null }] }),
    }),
  },
};
export const Inactive: Story = {
  args: { api: createFakeApi({ menu: aMenu({ inactiveFrom: '2020-01-01T00:00:00.000Z' }) }) },
};
export const SessionEnded: Story = {
  args: {
    api: createFakeApi({
      refuse: ({ name }) => (name.startsWith('section.') ? { statusCode: 401, message: 'سجّل الدخول أولًا' } : null),
    }),
  },
};
export const Crashed: Story = {
  render: ({ language = 'ar' }) => (
    <AdminProviders language={language}>
      <CrashedPage />
    </AdminProviders>
  ),
};
