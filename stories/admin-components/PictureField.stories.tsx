import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { aPicture } from '../../menu-site/src/testing/menuFixtures.js';
import { PictureField } from '../../admin-ui/src/components/PictureField.js';
import { onAdminPage } from '../support/onAdminPage.js';

const meta: Meta<typeof PictureField> = {
  id: 'admin-picture-field',
  title: 'مكوّنات الإدارة · Admin components/حقل صورة · Picture field',
  component: PictureField,
  args: {
    label: 'الشعار · Logo',
    file: null,
    preview: null,
    progress: null,
    failed: false,
    shape: 'square',
    onChoose: fn(),
    onRetry: fn(),
    onRemove: fn(),
  },
  argTypes: {
    shape: { control: 'inline-radio', options: ['square', 'wide'] },
    file: { control: 'select', options: [null, aPicture('burger'), aPicture('salad')] },
    progress: { control: { type: 'number', min: 0, max: 1, step: 0.1 } },
    preview: { table: { disable: true } },
  },
  decorators: [onAdminPage],
};
export default meta;
type Story = StoryObj<typeof PictureField>;

export const Default: Story = { name: 'الأساسي · Default' };
export const WithPicture: Story = { name: 'مع صورة · With picture', args: { file: aPicture('burger') } };
export const Uploading: Story = { name: 'جارٍ الرفع · Uploading', args: { file: aPicture('burger'), progress: 0.4 } };
export const Failed: Story = { name: 'فشل الرفع · Failed', args: { file: aPicture('burger'), failed: true } };
export const Wide: Story = { name: 'عريضة · Wide', args: { file: aPicture('salad'), shape: 'wide' } };
