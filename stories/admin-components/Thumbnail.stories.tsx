import type { Meta, StoryObj } from '@storybook/react-vite';
import { aPicture } from '../../menu-site/src/testing/menuFixtures.js';
import { Thumbnail } from '../../admin-ui/src/components/Thumbnail.js';
import { onAdminPage } from '../support/onAdminPage.js';

const meta: Meta<typeof Thumbnail> = {
  id: 'admin-thumbnail',
  title: 'مكوّنات الإدارة · Admin components/صورة مصغّرة · Thumbnail',
  component: Thumbnail,
  args: { file: aPicture('burger'), size: 56, faded: false },
  argTypes: { file: { control: 'select', options: [null, aPicture('burger'), aPicture('salad')] } },
  decorators: [onAdminPage],
};
export default meta;
type Story = StoryObj<typeof Thumbnail>;

export const Default: Story = { name: 'الأساسي · Default' };
export const Faded: Story = { name: 'باهتة · Faded', args: { faded: true } };
export const WithoutPicture: Story = { name: 'بلا صورة · Without picture', args: { file: null } };
