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
    shapes: ['own', 'square', 'wide'],
    busy: false,
    onConfirm: fn(),
    onCancel: fn(),
  },
  decorators: [onAdminPage],
};
export default meta;
type Story = StoryObj<typeof CropDialog>;

export const Logo: Story = { name: 'شعار · Logo' };
export const Cover: Story = { name: 'غلاف · Cover', args: { shapes: ['double'] } };
export const Busy: Story = { name: 'مشغول · Busy', args: { busy: true } };
