import type { Meta, StoryObj } from '@storybook/react-vite';
import { compassPicture, moonPicture, platePicture } from '../../../menu-site/src/assets/urls.js';
import { EmptyState } from '../../../menu-site/src/components/EmptyState.js';
import { onMenuSite } from '../../support/MenuSitePage.js';

const HOME = 'الرئيسية · Home';

export default {
  id: 'menu-site-notice',
  title: 'الموقع العام · Menu site/عناصر عامة · Shared components/تنبيه · Notice',
  component: EmptyState,
  args: { picture: platePicture, level: 'h2', title: 'لا أصناف بعد · No items yet', text: 'عُد قريبًا · Come back soon' },
  argTypes: { picture: { control: 'select', options: [compassPicture, moonPicture, platePicture] } },
  decorators: [onMenuSite()],
} satisfies Meta<typeof EmptyState>;
type Story = StoryObj<typeof EmptyState>;

export const Default: Story = { name: 'الأساسي · Default' };
export const WithAction: Story = {
  name: 'مع زر · With action',
  args: {
    picture: moonPicture,
    children: (
      <a className="act fill" href="/">
        {HOME}
      </a>
    ),
  },
};
