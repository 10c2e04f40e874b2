import type { Meta, StoryObj } from '@storybook/react-vite';
import { HoursDialog, WorkingDays } from '../../../menu-site/src/pages/menu/WorkingDays.js';
import { everyDay } from '../../../menu-site/src/testing/menuFixtures.js';
import { ClientScript } from '../../support/ClientScript.js';
import { onMenuSite } from '../../support/MenuSitePage.js';

export default {
  id: 'menu-site-working-days',
  title: 'الموقع العام · Menu site/القائمة · Menu/أوقات العمل · Working days',
  component: WorkingDays,
  args: { hours: { workingDays: everyDay }, timeZone: 'Asia/Amman' },
  argTypes: { timeZone: { control: 'select', options: ['Asia/Amman', 'Asia/Dubai', 'Europe/London'] } },
  decorators: [onMenuSite()],
} satisfies Meta<typeof WorkingDays>;
type Story = StoryObj<typeof WorkingDays>;

export const Default: Story = { name: 'الأساسي · Default' };
export const OneDay: Story = { name: 'يوم واحد · One day', args: { hours: { workingDays: everyDay.slice(0, 1) } } };
/** The dialog that the badge in the header opens. */
export const Dialog: Story = {
  name: 'نافذة · Dialog',
  parameters: { site: { css: 'body{min-block-size:440px}' } },
  render: (args) => (
    <ClientScript args={args} run={(root) => root.querySelector('dialog')?.setAttribute('open', '')}>
      <HoursDialog {...args} />
    </ClientScript>
  ),
};
