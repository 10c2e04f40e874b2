import type { Meta, StoryObj } from '@storybook/react-vite';
import { DownloadButton } from '../../admin-ui/src/components/DownloadButton.js';
import { onAdminPage } from '../support/onAdminPage.js';

const meta: Meta<typeof DownloadButton> = {
  id: 'admin-download-button',
  title: 'مكوّنات الإدارة · Admin components/زر تنزيل · Download button',
  component: DownloadButton,
  args: {
    label: 'ملف Excel · Excel file',
    // The download never ends, so that the story can show its progress.
    fetchFile: (onProgress) => {
      onProgress(204_800);
      return new Promise(() => undefined);
    },
  },
  decorators: [onAdminPage],
};
export default meta;
type Story = StoryObj<typeof DownloadButton>;

export const Default: Story = { name: 'الأساسي · Default' };
export const Downloading: Story = {
  name: 'أثناء التنزيل · Downloading',
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
  },
};
