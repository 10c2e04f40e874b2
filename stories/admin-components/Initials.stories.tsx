import type { Meta, StoryObj } from '@storybook/react-vite';
import { Initials } from '../../admin-ui/src/components/Initials.js';
import { onAdminPage } from '../support/onAdminPage.js';

const meta: Meta<typeof Initials> = {
  id: 'admin-initials',
  title: 'مكوّنات الإدارة · Admin components/حروف الاسم · Initials',
  component: Initials,
  args: { name: 'مطعم إنوفا' },
  decorators: [onAdminPage],
};
export default meta;
type Story = StoryObj<typeof Initials>;

export const Default: Story = { name: 'الأساسي · Default' };
export const English: Story = { name: 'إنجليزي · English', args: { name: 'Jabal Bakery' } };
export const Colours: Story = {
  name: 'الألوان · Colours',
  render: () => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 8 }}>
      {['مطعم إنوفا', 'البيت', 'شاورما الوادي', 'حلويات القدس', 'Luna', 'Corner 7', 'مخبز'].map((name) => (
        <Initials key={name} name={name} />
      ))}
    </div>
  ),
};
