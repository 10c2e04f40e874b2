/** Whether visitors can open a menu, and when the menu closes or has closed. */
import { useState, type ReactNode } from 'react';
import { MINUTE_MS, type Menu } from '@qaima/schemas';
import { useTranslate } from '../i18n/i18n.js';
import { DateTime } from './DateTime.js';

export function MenuStatus({ menu: { inactiveFrom } }: { readonly menu: Pick<Menu, 'inactiveFrom'> }): ReactNode {
  const t = useTranslate();
  if (!inactiveFrom) return t('desk.active');
  return <EndedOrEnds key={inactiveFrom} inactiveFrom={inactiveFrom} />;
}

function EndedOrEnds({ inactiveFrom }: { readonly inactiveFrom: string }): ReactNode {
  const t = useTranslate();
  const [now] = useState(Date.now);
  // Precise to the minute: a menu that closes within the current minute counts as closed.
  const isOver = Math.floor(Date.parse(inactiveFrom) / MINUTE_MS) <= Math.floor(now / MINUTE_MS);
  return (
    <>
      {t(isOver ? 'desk.inactiveSince' : 'desk.activeUntil')} <DateTime at={inactiveFrom} />
    </>
  );
}
