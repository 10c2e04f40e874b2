import type { ComponentProps } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { SideNav } from '../../../menu-site/src/pages/menu/SideNav.js';
import { ClientScript } from '../../support/ClientScript.js';
import { onMenuSite } from '../../support/MenuSitePage.js';
import { longNames, menuArgs, menuArgTypes, menuFrom, type MenuArgs } from '../../support/menuArgs.js';

type Args = ComponentProps<typeof SideNav> & MenuArgs;

export default {
  id: 'menu-site-side-nav',
  title: 'الموقع العام · Menu site/القائمة · Menu/القائمة الجانبية · Side navigation',
  component: SideNav,
  args: menuArgs,
  argTypes: menuArgTypes,
  parameters: { frame: 'screen', controls: { include: ['name'] } },
  decorators: [onMenuSite({ css: 'body{min-block-size:640px}' })],
  render: (args) => (
    <ClientScript args={args} run={(root) => root.querySelector('dialog')?.setAttribute('open', '')}>
      <SideNav menu={menuFrom(args)} />
    </ClientScript>
  ),
} satisfies Meta<Args>;
type Story = StoryObj<Args>;

export const Default: Story = { name: 'الأساسي · Default' };
export const LongName: Story = { name: 'اسم طويل · Long name', args: longNames };
