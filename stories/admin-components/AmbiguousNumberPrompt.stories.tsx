import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { AmbiguousNumberPrompt } from '../../admin-ui/src/components/AmbiguousNumberPrompt.js';
import { onAdminPage } from '../support/onAdminPage.js';

const meta: Meta<typeof AmbiguousNumberPrompt> = {
  id: 'admin-ambiguous-number',
  title: 'مكوّنات الإدارة · Admin components/رقم ملتبس · Ambiguous number',
  component: AmbiguousNumberPrompt,
  args: { text: '1,250', limits: { type: 'number', minimum: 0, maximum: 1_000_000 }, inputId: 'amount', onPick: fn() },
  argTypes: { limits: { table: { disable: true } }, inputId: { table: { disable: true } } },
  decorators: [onAdminPage],
};
export default meta;
type Story = StoryObj<typeof AmbiguousNumberPrompt>;

export const Default: Story = { name: 'الأساسي · Default' };
