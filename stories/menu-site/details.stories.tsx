import type { ComponentType } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Combos } from '../../menu-site/src/pages/menu/Combos.js';
import { Contact } from '../../menu-site/src/pages/menu/Contact.js';
import { EmptyMenu } from '../../menu-site/src/pages/menu/EmptyMenu.js';
import { Footer } from '../../menu-site/src/pages/menu/Footer.js';
import { OtherMenuLink as OtherMenu } from '../../menu-site/src/pages/menu/OtherMenuLink.js';
import { ReceiveOptions } from '../../menu-site/src/pages/menu/ReceiveOptions.js';
import { WorkingDays } from '../../menu-site/src/pages/menu/WorkingDays.js';
import type { SiteMenu } from '../../menu-site/src/document/siteTypes.js';
import { aCombo, aMenu } from '../../menu-site/src/testing/menuFixtures.js';
import { SiteStory } from './SiteStory.js';

interface PartStoryProps {
  readonly part: ComponentType<{ readonly menu: SiteMenu }>;
  readonly menu?: SiteMenu;
}

function PartStory({ part: Part, menu = aMenu() }: PartStoryProps) {
  return (
    <SiteStory menu={menu}>
      <Part menu={menu} />
    </SiteStory>
  );
}

export default { title: 'Menu site/Details', component: PartStory } satisfies Meta<typeof PartStory>;
type Story = StoryObj<typeof PartStory>;

const Hours: PartStoryProps['part'] = ({ menu }) => (
  <WorkingDays workingDays={menu.workingDays ?? []} timeZone={menu.settings?.timeZone} />
);
const Receive: PartStoryProps['part'] = ({ menu }) => <ReceiveOptions options={menu.orderReceiveOptions ?? []} />;
const Networks: PartStoryProps['part'] = ({ menu }) => <Contact institution={menu.institution} />;

const { institution } = aMenu();

export const WorkingHours: Story = { args: { part: Hours } };
export const WaysToReceive: Story = { args: { part: Receive } };
export const ContactLinks: Story = { args: { part: Networks } };
export const OtherMenuLink: Story = {
  args: { part: OtherMenu, menu: aMenu({ institution: { ...institution, otherMenu: 'innova-cafe' } }) },
};
export const CombosOfItems: Story = {
  args: {
    part: Combos,
    menu: aMenu({ combos: [aCombo(), aCombo({ _id: 'second', title: 'سفرة لشخصين', price: 14 })] }),
  },
};
export const NothingYet: Story = { args: { part: EmptyMenu } };
export const EndOfPage: Story = { args: { part: Footer } };
