import type { Meta, StoryObj } from '@storybook/react-vite';
import { LanguageLink } from '../../../menu-site/src/components/LanguageLink.js';
import { onMenuSite } from '../../support/MenuSitePage.js';

export default {
  id: 'menu-site-language-link',
  title: 'الموقع العام · Menu site/عناصر عامة · Shared components/رابط اللغة · Language link',
  component: LanguageLink,
  args: { className: 'act' },
  decorators: [onMenuSite()],
} satisfies Meta<typeof LanguageLink>;
type Story = StoryObj<typeof LanguageLink>;

export const Default: Story = { name: 'الأساسي · Default' };
