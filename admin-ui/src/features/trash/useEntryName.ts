/** The name of an entry in the trash: its kind and title. */
import {
  formatAmount,
  formatPercent,
  menuPart,
  MENU_PART_KINDS,
  toThousandths,
  workingDaySchema,
  type TrashEntry,
} from '@qaima/schemas';
import { isOneOf } from '@qaima/schemas/core/typeGuards';
import { useLanguage, useTranslate } from '../../i18n/i18n.js';
import { usePartTexts } from '../../i18n/usePartTexts.js';

const isPart = (kind: string) => isOneOf(MENU_PART_KINDS, kind);

const days: Readonly<Record<string, { readonly ar: string; readonly en: string }>> =
  workingDaySchema.properties.day['x-options'];

/** By how much prices changed, with its sign: `+5%`, `−0.25`. */
function differenceOf({ percent, amount = 0 }: NonNullable<TrashEntry['change']>): string {
  const size = percent === undefined ? formatAmount(toThousandths(Math.abs(amount))) : formatPercent(Math.abs(percent));
  return `${(percent ?? amount) < 0 ? '−' : '+'}${size}`;
}

export function useEntryName(): (entry: TrashEntry) => string {
  const t = useTranslate();
  const texts = usePartTexts();
  const language = useLanguage();
  return ({ kind, title, counts, change }) => {
    // A bulk deletion is named by its number of items.
    if (kind === 'items') return t('trash.counts.items', { smart_count: counts.items ?? 0 });
    const kindName = isPart(kind) ? texts.trashed(menuPart(kind)) : t(`trash.kinds.${kind}`);
    const label = change ? t(`trash.changes.${change.action}`, { by: differenceOf(change) }) : kindName;
    const name = kind === 'workingDay' ? (days[title]?.[language] ?? '') : (change?.file ?? title);
    return name ? t('trash.named', { kind: label, title: name }) : label;
  };
}
