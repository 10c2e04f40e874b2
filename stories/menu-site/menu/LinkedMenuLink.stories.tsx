import type { ComponentProps } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { LinkedMenuLink } from '../../../menu-site/src/pages/menu/LinkedMenuLink.js';
import { aMenu } from '../../../menu-site/src/testing/menuFixtures.js';
import { onMenuSite } from '../../support/MenuSitePage.js';

type Args = ComponentProps<typeof LinkedMenuLink> & { readonly nickname: string };

export default {
  id: 'menu-site-other-menu',
  title: 'الموقع العام · Menu site/القائمة · Menu/القائمة الأخرى · Other menu',
  component: LinkedMenuLink,
  args: { nickname: '' },
  decorators: [onMenuSite()],
  render: ({ nickname }) => (
    <LinkedMenuLink
      menu={aMenu({ institution: { otherMenu: 'innova-cafe' }, settings: { otherMenuNickName: nickname } })}
    />
  ),
} satisfies Meta<Args>;
type Story = StoryObj<Args>;

export const Default: Story = { name: 'الأساسي · Default' };
export const Named: Story = { name: 'باسم · Named', args: { nickname: 'قائمة المقهى' } };
