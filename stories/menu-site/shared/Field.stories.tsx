import type { Meta, StoryObj } from '@storybook/react-vite';
import { Field } from '../../../menu-site/src/components/Field.js';
import { onMenuSite } from '../../support/MenuSitePage.js';
import { accountDataOf } from '../../support/siteAccount.js';

const meta: Meta<typeof Field> = {
  id: 'menu-site-field',
  title: 'الموقع العام · Menu site/عناصر عامة · Shared components/حقل · Field',
  component: Field,
  args: {
    name: 'username',
    schema: { type: 'string', title: 'اسم المستخدم', 'x-en': 'Username' },
    label: '',
    hint: '',
    type: 'text',
    isOptional: false,
  },
  argTypes: { type: { control: 'inline-radio', options: ['text', 'email', 'tel', 'password'] } },
  decorators: [onMenuSite({ data: accountDataOf('logIn') })],
  render: ({ label, ...args }) => (
    <form className="form">
      <Field {...args} label={label || undefined} />
    </form>
  ),
};
export default meta;
type Story = StoryObj<typeof Field>;

export const Default: Story = { name: 'الأساسي · Default' };
export const WithHint: Story = { name: 'مع تلميح · With hint', args: { hint: 'من 3 إلى 30 حرفًا · 3 to 30 letters' } };
export const Password: Story = { name: 'كلمة مرور · Password', args: { name: 'password', type: 'password' } };
export const Optional: Story = { name: 'اختياري · Optional', args: { isOptional: true } };
