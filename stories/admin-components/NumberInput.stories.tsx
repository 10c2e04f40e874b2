import { useState, type ComponentProps } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { NumberInput } from '../../admin-ui/src/components/NumberInput.js';
import { useNumberText } from '../../admin-ui/src/components/useNumberText.js';
import { onAdminPage } from '../support/onAdminPage.js';

/** `text` is the typed text. */
type Args = ComponentProps<typeof NumberInput> & { readonly text: string };

const LIMITS = { type: 'number', minimum: 0, maximum: 1_000_000 } as const;

function NumberStory({ text, ...props }: Args) {
  const [value, setValue] = useState<unknown>(text);
  const number = useNumberText({ value, limits: LIMITS, written: String, onChange: setValue });
  return <NumberInput {...props} id="amount" number={number} limits={LIMITS} />;
}

export default {
  id: 'admin-number-input',
  title: 'مكوّنات الإدارة · Admin components/حقل رقم · Number input',
  component: NumberInput,
  args: { label: 'السعر · Price', unit: 'JD', text: '3.5' },
  decorators: [onAdminPage],
  render: (args) => <NumberStory key={args.text} {...args} />,
} satisfies Meta<Args>;
type Story = StoryObj<Args>;

export const Default: Story = { name: 'الأساسي · Default' };
/** The input asks which of two numbers the text means. */
export const Ambiguous: Story = { name: 'ملتبس · Ambiguous', args: { text: '1,250' } };
