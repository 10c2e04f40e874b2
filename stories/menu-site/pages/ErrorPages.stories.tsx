import type { Meta, StoryObj } from '@storybook/react-vite';
import { InactivePage } from '../../../menu-site/src/pages/errors/InactivePage.js';
import { NotFoundPage } from '../../../menu-site/src/pages/errors/NotFoundPage.js';
import { UnavailablePage } from '../../../menu-site/src/pages/errors/UnavailablePage.js';
import { MenuSitePage } from '../../support/MenuSitePage.js';

const pages = { inactive: InactivePage, none: NotFoundPage, unavailable: UnavailablePage } as const;

interface Args {
  readonly kind: keyof typeof pages;
}

/** The page that replaces a menu that is inactive, not found, or temporarily unavailable. */
function ErrorPage({ kind }: Args) {
  const Page = pages[kind];
  return (
    <MenuSitePage data={{ kind }} isPage>
      <Page />
    </MenuSitePage>
  );
}

export default {
  id: 'menu-site-error-pages',
  title: 'الموقع العام · Menu site/الصفحات · Pages/الأخطاء · Error pages',
  component: ErrorPage,
  args: { kind: 'none' },
  argTypes: { kind: { control: 'inline-radio', options: Object.keys(pages) } },
  parameters: { frame: 'screen' },
} satisfies Meta<Args>;
type Story = StoryObj<Args>;

export const NotFound: Story = { name: 'غير موجودة · Not found' };
export const Inactive: Story = { name: 'متوقفة · Inactive', args: { kind: 'inactive' } };
export const Unavailable: Story = { name: 'غير متاحة الآن · Unavailable', args: { kind: 'unavailable' } };
