import type { Meta, StoryObj } from '@storybook/react-vite';
import { CirclePause, MessageCircle } from 'lucide-react';
import { fn } from 'storybook/test';
import { SelectionAction, SelectionBar } from '../../admin-ui/src/components/SelectionBar.js';
import { onAdminPage } from '../support/onAdminPage.js';

const ACTIONS = [
  { icon: MessageCircle, label: 'رسالة · Message' },
  { icon: CirclePause, label: 'إيقاف · Stop' },
];

const meta: Meta<typeof SelectionBar> = {
  id: 'admin-selection-bar',
  title: 'مكوّنات الإدارة · Admin components/شريط التحديد · Selection bar',
  component: SelectionBar,
  args: {
    label: 'المحدد · Selected',
    count: '12',
    words: 'محددة · selected',
    clearLabel: 'إلغاء التحديد · Clear',
    busy: false,
    onClear: fn(),
  },
  render: ({ children: _, ...args }) => (
    <SelectionBar {...args}>
      {ACTIONS.map((action) => (
        <SelectionAction key={action.label} {...action} disabled={args.busy} onClick={fn()} />
      ))}
    </SelectionBar>
  ),
  decorators: [onAdminPage],
};
export default meta;
type Story = StoryObj<typeof SelectionBar>;

export const Default: Story = { name: 'الأساسي · Default' };
/** Words that are longer than the screen of a phone. */
export const LongWords: Story = {
  name: 'كلمات طويلة · Long words',
  args: { count: '30', words: 'محددة · 30 منها في صفحات أخرى · المتبقي 276.375 د.أ' },
};
export const Busy: Story = { name: 'مشغول · Busy', args: { busy: true } };
