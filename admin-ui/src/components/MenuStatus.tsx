/**
 * Whether visitors can open a menu, and when the menu closes or has closed. Green only while it runs without an end.
 */
import { useState, type ReactNode } from 'react';
import type { Menu } from '@qaima/schemas';
import { isStopped } from '../data/menu.js';
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
  const isOver = isStopped({ inactiveFrom }, now);
  return (
    <span style={{ color: isOver ? tokens.muted : tokens.warning, fontWeight: 600 }}>
      {t(isOver ? 'desk.inactiveSince' : 'desk.activeUntil')} <DateTime at={inactiveFrom} />
    </span>
  );
}
