import type { Meta, StoryObj } from '@storybook/react-vite';
import { OpenBadge } from '../../../menu-site/src/pages/menu/OpenBadge.js';
import { everyDay } from '../../../menu-site/src/testing/menuFixtures.js';
import { onMenuSite } from '../../support/MenuSitePage.js';
import { moments } from '../../support/menuArgs.js';

export default {
  id: 'menu-site-open-badge',
  title: 'الموقع العام · Menu site/القائمة · Menu/شارة الدوام · Open badge',
  component: OpenBadge,
  args: { hours: { workingDays: everyDay }, timeZone: 'Asia/Amman' },
  argTypes: { timeZone: { control: 'select', options: ['Asia/Amman', 'Asia/Dubai', 'Europe/London'] } },
  decorators: [onMenuSite()],
} satisfies Meta<typeof OpenBadge>;
type Story = StoryObj<typeof OpenBadge>;

export const Default: Story = { name: 'مفتوح · Open' };
export const ClosesSoon: Story = {
  name: 'يغلق قريبًا · Closes soon',
  parameters: { site: { now: moments.closesSoon } },
};
export const Closed: Story = { name: 'مغلق · Closed', parameters: { site: { now: moments.closed } } };
export const WithoutHours: Story = { name: 'بلا أوقات · Without hours', args: { hours: { workingDays: [] } } };
