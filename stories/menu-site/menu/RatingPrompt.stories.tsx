import type { Meta, StoryObj } from '@storybook/react-vite';
import { RatingPrompt } from '../../../menu-site/src/pages/menu/RatingPrompt.js';
import { ClientScript } from '../../support/ClientScript.js';
import { onMenuSite } from '../../support/MenuSitePage.js';

export default {
  id: 'menu-site-rating-prompt',
  title: 'الموقع العام · Menu site/القائمة · Menu/التقييم · Rating prompt',
  component: RatingPrompt,
  args: { to: 'https://g.page/r/innova/review' },
  decorators: [onMenuSite()],
  render: (args) => (
    <ClientScript args={args} run={(root) => root.querySelector('.rate')?.removeAttribute('hidden')}>
      <RatingPrompt {...args} />
    </ClientScript>
  ),
} satisfies Meta<typeof RatingPrompt>;
type Story = StoryObj<typeof RatingPrompt>;

export const Default: Story = { name: 'الأساسي · Default' };
