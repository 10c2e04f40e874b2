import { useLayoutEffect, useRef } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { repeatCard } from '../../../menu-site/src/client/cart/repeatCard.js';
import { repeatMessages } from '../../../menu-site/src/client/cart/repeatMessages.js';
import { onMenuSite } from '../../support/MenuSitePage.js';

/** The card on the menu that offers to repeat an earlier order. */
function RepeatStory() {
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const messages = repeatMessages(document);
    const [title, text] = [document.createElement('h2'), document.createElement('p')];
    title.textContent = messages.title;
    text.textContent = messages.prices;
    const options = { menuId: 'story', orderId: 'story', currency: 'JOD', onAdded: () => undefined };
    place.current?.replaceChildren(repeatCard({ ...options, about: [title, text] }));
  });
  return <div ref={place} />;
}

export default {
  id: 'menu-site-repeat-card',
  title: 'الموقع العام · Menu site/السلة · Cart/مثل المرة السابقة · Like last time',
  component: RepeatStory,
  decorators: [onMenuSite()],
} satisfies Meta<typeof RepeatStory>;
type Story = StoryObj<typeof RepeatStory>;

export const Default: Story = { name: 'عرض · Offer' };
