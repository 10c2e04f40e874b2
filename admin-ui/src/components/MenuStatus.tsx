/**
 * Whether visitors can open a menu, and when the menu closes or has closed. Green only while it runs without an end.
 */
import { useState, type ReactNode } from 'react';
import { MINUTE_MS, type Menu } from '@qaima/schemas';
import { useTranslate } from '../i18n/i18n.js';
import { tokens } from '../theme/theme.js';
import { DateTime } from './DateTime.js';

export function MenuStatus({ menu: { inactiveFrom } }: { readonly menu: Pick<Menu, 'inactiveFrom'> }): ReactNode {
  const t = useTranslate();
  if (!inactiveFrom) return <span style={{ color: tokens.accentDark, fontWeight: 600 }}>{t('desk.active')}</span>;
  return <EndedOrEnds key={inactiveFrom} inactiveFrom={inactiveFrom} />;
}

function EndedOrEnds({ inactiveFrom }: { readonly inactiveFrom: string }): ReactNode {
  const t = useTranslate();
  const [now] = useState(Date.now);
  // Precise to the minute: a menu that closes within the current minute counts as closed.
  const isOver = Math.floor(Date.parse(inactiveFrom) / MINUTE_MS) <= Math.floor(now / MINUTE_MS);
  return (
    <span style={{ color: isOver ? tokens.muted : tokens.warning, fontWeight: 600 }}>
      {t(isOver ? 'desk.inactiveSince' : 'desk.activeUntil')} <DateTime at={inactiveFrom} />
    </span>
  );
}
