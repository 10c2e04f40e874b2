/** What stands over the menu's page once a script shows it. */
import { useLayoutEffect, useRef, type ReactNode } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { ItemCard } from '../../menu-site/src/pages/menu/ItemCard.js';
import { RatingPrompt } from '../../menu-site/src/pages/menu/RatingPrompt.js';
import { SideNav } from '../../menu-site/src/pages/menu/SideNav.js';
import { HoursDialog } from '../../menu-site/src/pages/menu/WorkingDays.js';
import type { SiteMenu } from '../../menu-site/src/document/siteTypes.js';
import { aMenu, anItem } from '../../menu-site/src/testing/menuFixtures.js';
import { clientMessages } from '../../menu-site/src/i18n/clientMessages.js';
import { SiteStory } from './SiteStory.js';

/** Shows its part as the page's own scripts do. */
function Shown({ children }: { readonly children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    place.current?.querySelector('dialog')?.show();
    place.current?.querySelector('.rate')?.removeAttribute('hidden');
    for (const text of place.current?.querySelectorAll('.item .text') ?? []) {
      const hint = text.ownerDocument.createElement('p');
      hint.className = 'order-now';
      hint.textContent = clientMessages(text.ownerDocument).orderNow.order;
      text.querySelector('.order-now')?.remove();
      text.append(hint);
    }
  });
  return <div ref={place}>{children}</div>;
}

interface OverlayStoryProps {
  readonly part: ReactNode;
  readonly menu?: SiteMenu;
  /** In pixels. */
  readonly height: number;
}

function OverlayStory({ part, menu = aMenu(), height }: OverlayStoryProps) {
  return (
    <SiteStory menu={menu} style={`body{min-block-size:${height}px}`}>
      <Shown>{part}</Shown>
    </SiteStory>
  );
}

export default { title: 'Menu site/Overlays', component: OverlayStory } satisfies Meta<typeof OverlayStory>;
type Story = StoryObj<typeof OverlayStory>;

const menu = aMenu();
const { workingDays = [] } = menu;

export const SideNavigation: Story = { args: { part: <SideNav menu={menu} />, height: 640 } };
export const WorkingDays: Story = {
  args: { part: <HoursDialog workingDays={workingDays} timeZone="Asia/Amman" />, height: 420 },
};
export const Rating: Story = { args: { part: <RatingPrompt to="https://g.page/r/innova/review" />, height: 160 } };
export const OrderNow: Story = {
  args: {
    part: (
      <ul className="cards">
        <ItemCard item={anItem()} />
        <ItemCard item={anItem({ image: null })} />
        <ItemCard item={anItem({ show: { type: 'large-image' } })} />
      </ul>
    ),
    height: 120,
  },
};
