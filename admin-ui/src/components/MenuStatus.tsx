/** Whether visitors see a menu: now, until when, or since when no more. */
import { useState, type ReactNode } from 'react';
import type { Menu } from '@qaima/schemas';
import { useSay } from '../i18n/i18n.js';
import { Moment } from './DateTime.js';

export function MenuState({ menu: { inactiveFrom } }: { readonly menu: Pick<Menu, 'inactiveFrom'> }): ReactNode {
  const say = useSay();
  if (!inactiveFrom) return say('desk.active');
  return <EndedOrEnds key={inactiveFrom} inactiveFrom={inactiveFrom} />;
}

/** It is shown to the minute: one that ends in this minute has ended. */
const MINUTE_MS = 60_000;

function EndedOrEnds({ inactiveFrom }: { readonly inactiveFrom: string }): ReactNode {
  const say = useSay();
  const [now] = useState(Date.now);
  const isOver = Math.floor(Date.parse(inactiveFrom) / MINUTE_MS) <= Math.floor(now / MINUTE_MS);
  return (
    <>
      {say(isOver ? 'desk.inactiveSince' : 'desk.activeUntil')} <Moment at={inactiveFrom} />
    </>
  );
}
