import type { TeamRole } from '@qaima/schemas';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { createFakeApi } from '../support/fake-api/createFakeApi.js';
import { neverAnswering, unreachable } from '../support/fake-api/failures.js';
import { OwnerStory } from '../support/OwnerStory.js';
import { aMenuWithExtras } from '../support/sampleExtras.js';
import { accountWithRole, someMembers } from '../support/sampleTeam.js';

export default {
  id: 'owners-area-team',
  title: 'منطقة المالك · Owner’s area/الفريق · Team',
  parameters: { frame: 'screen' },
  component: OwnerStory,
  args: { at: '/team' },
} satisfies Meta<typeof OwnerStory>;
type Story = StoryObj<typeof OwnerStory>;

const as = (role: TeamRole) =>
  createFakeApi({ account: accountWithRole(role), team: someMembers(), menu: aMenuWithExtras() });

export const Full: Story = { name: 'كاملة · Full', args: { api: createFakeApi({ team: someMembers() }) } };
const webhook = { _id: 'webhook', url: 'https://till.example/qaima', title: 'نظام الكاشير' };

export const Webhooks: Story = {
  name: 'إشعار البرامج · Webhooks',
  args: {
    api: createFakeApi({
      webhooks: [
        {
          ...webhook,
          events: ['order.placed', 'order.canceled'],
          active: true,
          failingSince: '2025-06-01T09:30:00.000Z',
        },
        { ...webhook, _id: 'off', title: '', events: ['item.availability'], active: false, offReason: 'silent' },
      ],
    }),
  },
  play: async ({ canvas, userEvent }) => {
    const [show] = await canvas.findAllByRole('button', { name: /ما أُرسل|What was sent/ });
    if (show) await userEvent.click(show);
  },
};
export const Alone: Story = { name: 'مالك وحده · Owner alone' };
export const Invited: Story = {
  name: 'رابط دعوة · Invitation link',
  args: { api: createFakeApi({ team: someMembers() }) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /إنشاء رابط الدعوة|Create invitation link/ }));
  },
};
export const Editor: Story = { name: 'محرر · Editor', args: { api: as('editor') } };
export const SoldOut: Story = { name: 'ما نفد · Sold out', args: { api: as('orders'), at: '/soldOut' } };
export const NotForRole: Story = { name: 'ليست لدورك · Not for this role', args: { api: as('orders'), at: '/items' } };
export const Loading: Story = {
  name: 'جارٍ التحميل · Loading',
  args: { api: createFakeApi(neverAnswering('team.list')) },
};
export const Offline: Story = { name: 'بلا اتصال · Offline', args: { api: createFakeApi(unreachable('team.list')) } };
