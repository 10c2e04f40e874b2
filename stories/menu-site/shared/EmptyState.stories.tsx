import type { Meta, StoryObj } from '@storybook/react-vite';
import { compassPicture, moonPicture, platePicture } from '../../../menu-site/src/assets/urls.js';
import { EmptyState } from '../../../menu-site/src/components/EmptyState.js';
import { useStoryGlobals } from '../../.storybook/storyGlobals.js';
import { onMenuSite } from '../../support/MenuSitePage.js';

function HomeLink() {
  const { language } = useStoryGlobals();
  return (
    <a className="act fill" href="/">
      {language === 'ar' ? 'الرئيسية' : 'Home'}
    </a>
  );
}

export default {
  id: 'menu-site-empty-state',
  title: 'الموقع العام · Menu site/عناصر عامة · Shared components/حالة فارغة · Empty state',
  component: EmptyState,
  args: { picture: platePicture, level: 'h2', title: 'لا أصناف بعد · No items yet', text: 'عُد قريبًا · Come back soon' },
  argTypes: {
    picture: { control: 'select', options: [compassPicture, moonPicture, platePicture] },
    level: { control: 'inline-radio', options: ['h1', 'h2'] },
    children: { table: { disable: true } },
  },
  decorators: [onMenuSite()],
} satisfies Meta<typeof EmptyState>;
type Story = StoryObj<typeof EmptyState>;

export const Default: Story = { name: 'الأساسي · Default' };
export const WithAction: Story = {
  name: 'مع زر · With action',
  args: {
    picture: moonPicture,
    children: <HomeLink />,
  },
};
