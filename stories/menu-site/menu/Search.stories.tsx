import type { Meta, StoryObj } from '@storybook/react-vite';
import { SearchField, SearchResult } from '../../../menu-site/src/pages/menu/Search.js';
import { ClientScript } from '../../support/ClientScript.js';
import { onMenuSite } from '../../support/MenuSitePage.js';

interface Args {
  readonly query: string;
  readonly found: boolean;
}

export default {
  id: 'menu-site-search',
  title: 'الموقع العام · Menu site/القائمة · Menu/البحث · Search',
  component: SearchField,
  args: { query: '', found: true },
  decorators: [onMenuSite()],
  render: (args) => (
    <ClientScript
      args={args}
      run={(root) => {
        root.querySelector('form')?.removeAttribute('hidden');
        const [input] = root.getElementsByTagName('input');
        if (input) input.value = args.query;
        // In React, the children of a `template` are its child nodes. On the page, they are in its `content`.
        const message = root.querySelector('#nothing')?.childNodes ?? [];
        if (!args.found) root.append(...[...message].map((node) => node.cloneNode(true)));
      }}
    >
      <nav className="chips">
        <SearchField />
      </nav>
      <SearchResult />
    </ClientScript>
  ),
} satisfies Meta<Args>;
type Story = StoryObj<Args>;

export const Default: Story = { name: 'الأساسي · Default' };
export const NothingFound: Story = { name: 'لا نتائج · Nothing found', args: { query: 'بيتزا', found: false } };
