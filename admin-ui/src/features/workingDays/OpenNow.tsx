/** Whether the venue is open now by its hours, and when that changes. (docs/spec/domain.md#opening-hours) */
import { useEffect, useState, type ReactNode } from 'react';
import {
  clockTime,
  closedText,
  DAY_MS,
  statedHours,
  nextOpening,
  OPENING_REFRESH_MS,
  openingState,
  resolveTimeZone,
  type Menu,
} from '@qaima/schemas';
import { Badge } from '../../components/Badge.js';
import { useLanguage, useTranslate } from '../../i18n/i18n.js';

/** A closing time more than a day ahead is not shown: a time without its day would be ambiguous. */

export function OpenNow({ menu }: { readonly menu: Menu }): ReactNode {
  const t = useTranslate();
  const language = useLanguage();
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), OPENING_REFRESH_MS);
    return () => clearInterval(timer);
  }, []);
  const timeZone = resolveTimeZone(menu.settings?.timeZone);
  const hours = statedHours(menu, new Date(now), timeZone);
  if (!hours) return null;
  const state = openingState(hours, new Date(now), timeZone);
  if (!state.open) {
    const closed = { opens: nextOpening(state, timeZone, language) };
    return <Badge tone="quiet">{closedText(closed, language)}</Badge>;
  }
  const { closesInMs } = state;
  const isClosingSoon = closesInMs !== null && closesInMs < DAY_MS;
  return (
    <Badge tone="accent">
      {isClosingSoon
        ? t('workingDays.openUntil', { time: clockTime(now + closesInMs, timeZone) })
        : t('workingDays.openNow')}
    </Badge>
  );
}
