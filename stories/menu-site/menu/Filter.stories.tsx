import type { Meta, StoryObj } from '@storybook/react-vite';
import { createFilterDialog } from '../../../menu-site/src/pages/menu/filter/client/filterDialog.js';
import { NO_FILTER, type FilterState } from '../../../menu-site/src/pages/menu/filter/client/filterState.js';
import { showResults } from '../../../menu-site/src/pages/menu/filter/client/results.js';
import { FilterButton } from '../../../menu-site/src/pages/menu/filter/FilterButton.js';
import { ItemCard } from '../../../menu-site/src/pages/menu/ItemCard.js';
import { Legend } from '../../../menu-site/src/pages/menu/nutrition/Legend.js';
import { SearchResult } from '../../../menu-site/src/pages/menu/Search.js';
import { ClientScript } from '../../support/ClientScript.js';
import { onMenuSite } from '../../support/MenuSitePage.js';
import { aLabelledMenu, labelledItems } from '../../support/sampleLabels.js';

interface Args {
  readonly isOpen: boolean;
  readonly state: FilterState;
}

const menu = aLabelledMenu();
const withoutNuts: FilterState = { ...NO_FILTER, without: ['nuts'] };

/** Shows the dialog or the results, as the client script does. */
function filter(root: HTMLElement, { isOpen, state }: Args): void {
  root.querySelector('.sift')?.removeAttribute('hidden');
  const apply = (next: FilterState) => showResults(next, apply);
  if (!isOpen) {
    apply(state);
    return;
  }
  const { dialog, show } = createFilterDialog(apply);
  root.append(dialog);
  show(state);
  dialog.open = true;
}

export default {
  id: 'menu-site-filter',
  title: 'الموقع العام · Menu site/القائمة · Menu/التصفية · Filter',
  component: FilterButton,
  args: { isOpen: true, state: withoutNuts },
  parameters: { frame: 'screen' },
  decorators: [onMenuSite({ data: { kind: 'menu', menu }, css: 'body{min-block-size:760px}' })],
  render: (args) => (
    <ClientScript args={args} run={(root) => filter(root, args)}>
      <nav className="chips">
        <FilterButton />
      </nav>
      <main id="main">
        <SearchResult />
        <ul className="cards">
          {labelledItems.map((item) => (
            <ItemCard key={item._id} item={item} />
          ))}
        </ul>
        <Legend menu={menu} />
      </main>
    </ClientScript>
  ),
} satisfies Meta<Args>;
type Story = StoryObj<Args>;

export const Dialog: Story = { name: 'الحوار · Dialog' };
export const Results: Story = { name: 'النتائج · Results', args: { isOpen: false } };
export const Unsuitable: Story = {
  name: 'مع ما لا يناسب · With what does not suit',
  args: { isOpen: false, state: { ...withoutNuts, hidden: [] } },
};
