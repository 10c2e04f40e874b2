import type { Meta, StoryObj } from '@storybook/react-vite';
import { toPicture } from '@qaima/schemas';
import { fn } from 'storybook/test';
import { aPicture } from '../../menu-site/src/testing/menuFixtures.js';
import CropDialog from '../../admin-ui/src/components/CropDialog.js';
import { onAdminPage } from '../support/onAdminPage.js';

const meta: Meta<typeof CropDialog> = {
  id: 'admin-crop-dialog',
  title: 'مكوّنات الإدارة · Admin components/قصّ صورة · Crop dialog',
  component: CropDialog,
  args: {
    title: 'الشعار: الجزء الظاهر · Logo: visible part',
    src: toPicture(aPicture('burger'))?.src ?? '',
    aspect: 1,
    busy: false,
    onConfirm: fn(),
    onCancel: fn(),
  },
  argTypes: { aspect: { control: 'inline-radio', options: [1, 2] } },
  decorators: [onAdminPage],
};
export default meta;
type Story = StoryObj<typeof CropDialog>;

export const Square: Story = { name: 'مربّعة · Square' };
export const Wide: Story = { name: 'عريضة · Wide', args: { aspect: 2 } };
export const Busy: Story = { name: 'مشغول · Busy', args: { busy: true } };
