/** Whether visitors see a menu: now, until when, or since when no more. */
import { useState, type ReactNode } from 'react';
import type { Menu } from '@qaima/schemas';
import { useSay } from '../app/i18n.js';
import { Moment } from './Moment.js';

export function MenuState({ menu: { inactiveFrom } }: { readonly menu: Pick<Menu, 'inactiveFrom'> }): ReactNode {
  const say = useSay();
  const [now] = useState(Date.now);
  if (!inactiveFrom) return say('desk.active');
  const isOver = Date.parse(inactiveFrom) <= now;
  return (
    <>
      {say(isOver ? 'desk.inactiveSince' : 'desk.activeUntil')} <Moment at={inactiveFrom} />
    </>
  );
}
