import type { ComponentProps } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Header } from '../../../menu-site/src/pages/menu/Header.js';
import { onMenuSite } from '../../support/MenuSitePage.js';
import { longNames, menuArgs, menuArgTypes, menuFrom, moments, type MenuArgs } from '../../support/menuArgs.js';

type Args = ComponentProps<typeof Header> & MenuArgs;

export default {
  id: 'menu-site-header',
  title: 'الموقع العام · Menu site/القائمة · Menu/الترويسة · Header',
  component: Header,
  args: menuArgs,
  argTypes: menuArgTypes,
  decorators: [onMenuSite({ isPage: true })],
  render: (args) => <Header menu={menuFrom(args)} />,
} satisfies Meta<Args>;
type Story = StoryObj<Args>;

export const Default: Story = { name: 'مفتوح · Open' };
export const ClosesSoon: Story = {
  name: 'يغلق قريبًا · Closes soon',
  parameters: { site: { now: moments.closesSoon } },
};
export const Closed: Story = { name: 'مغلق · Closed', parameters: { site: { now: moments.closed } } };
export const OpenAllDay: Story = {
  name: 'مفتوح طوال اليوم · Open all day',
  parameters: { site: { now: moments.openAllDay } },
};
export const PastMidnight: Story = {
  name: 'بعد منتصف الليل · Past midnight',
  parameters: { site: { now: moments.pastMidnight } },
};
export const Reservations: Story = { name: 'حجوزات · Reservations', args: { purchases: 'reserve' } };
export const WithoutPictures: Story = { name: 'بلا صور · Without pictures', args: { pictures: false } };
export const NewMenu: Story = {
  name: 'قائمة جديدة · New menu',
  render: (args) => (
    <Header menu={{ ...menuFrom(args), institution: {}, menuMainImage: null, branches: [], workingDays: [] }} />
  ),
};
export const LongNames: Story = { name: 'أسماء طويلة · Long names', args: longNames };
