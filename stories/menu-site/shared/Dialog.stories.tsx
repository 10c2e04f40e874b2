import type { Meta, StoryObj } from '@storybook/react-vite';
import { Dialog } from '../../../menu-site/src/components/Dialog.js';
import { ClientScript } from '../../support/ClientScript.js';
import { onMenuSite } from '../../support/MenuSitePage.js';

const meta: Meta<typeof Dialog> = {
  id: 'menu-site-dialog',
  title: 'الموقع العام · Menu site/عناصر عامة · Shared components/نافذة · Dialog',
  component: Dialog,
  args: { id: 'sheet', title: 'أوقات العمل · Opening hours', children: <p>10:00 – 23:00</p> },
  argTypes: { id: { table: { disable: true } }, children: { table: { disable: true } } },
  decorators: [onMenuSite({ css: 'body{min-block-size:320px}' })],
  render: (args) => (
    <ClientScript args={args.title} run={(root) => root.querySelector('dialog')?.setAttribute('open', '')}>
      <Dialog {...args} />
    </ClientScript>
  ),
};
export default meta;
type Story = StoryObj<typeof Dialog>;

export const Default: Story = { name: 'الأساسي · Default' };
