import type { ComponentType } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { InactivePage } from '../../menu-site/src/pages/errors/InactivePage.js';
import { NotFoundPage } from '../../menu-site/src/pages/errors/NotFoundPage.js';
import type { SiteData } from '../../menu-site/src/document/siteTypes.js';
import { SiteStory } from './SiteStory.js';

interface PageStoryProps {
  readonly page: ComponentType;
  readonly data: SiteData;
}

function PageStory({ page: Page, data }: PageStoryProps) {
  return (
    <SiteStory data={data}>
      <Page />
    </SiteStory>
  );
}

export default { title: 'Menu site/Pages', component: PageStory } satisfies Meta<typeof PageStory>;
type Story = StoryObj<typeof PageStory>;

export const Inactive: Story = { args: { page: InactivePage, data: { kind: 'inactive' } } };
export const NotFound: Story = { args: { page: NotFoundPage, data: { kind: 'none' } } };
