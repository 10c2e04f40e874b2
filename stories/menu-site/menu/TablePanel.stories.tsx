import type { Meta, StoryObj } from '@storybook/react-vite';
import { Header } from '../../../menu-site/src/pages/menu/Header.js';
import { showTable } from '../../../menu-site/src/pages/menu/table/client/tablePanel.js';
import { storeTable } from '../../../menu-site/src/client/scannedTable.js';
import { aMenu } from '../../../menu-site/src/testing/menuFixtures.js';
import { ClientScript } from '../../support/ClientScript.js';
import { onMenuSite } from '../../support/MenuSitePage.js';

interface Args {
  readonly label: string;
  readonly zone: string;
}

/** The header of the menu, as a guest at a table sees it. */
function TableStory({ label, zone }: Args) {
  const menu = aMenu();
  const seat = () => {
    storeTable('story', { token: 'story', label, ...(zone ? { zone } : {}) });
    void showTable('story', null);
  };
  return (
    <ClientScript args={[label, zone]} run={seat}>
      <Header menu={menu} />
    </ClientScript>
  );
}

export default {
  id: 'menu-site-table-panel',
  title: 'الموقع العام · Menu site/القائمة · Menu/على الطاولة · At a table',
  component: TableStory,
  args: { label: '7', zone: 'التراس' },
  decorators: [onMenuSite({ isPage: true })],
} satisfies Meta<Args>;
type Story = StoryObj<Args>;

export const Default: Story = { name: 'رقم ومنطقة · Number and zone' };
export const LongLabel: Story = { name: 'اسم طويل · Long name', args: { label: 'جلسة العائلات 12', zone: '' } };
