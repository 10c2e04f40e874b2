/** The name of an entry in the trash: its kind and title. */
import { workingDaySchema, type TrashEntry } from '@qaima/schemas';
import { useLanguage, useTranslate } from '../../i18n/i18n.js';

const days: Readonly<Record<string, { readonly ar: string; readonly en: string }>> =
  workingDaySchema.properties.day['x-options'];

export function useEntryName(): (entry: TrashEntry) => string {
  const t = useTranslate();
  const language = useLanguage();
  return ({ kind, title, counts }) => {
    // A bulk deletion is named by its number of items.
    if (kind === 'items') return t('trash.counts.items', { smart_count: counts.items ?? 0 });
    const label = t(`trash.kinds.${kind}`);
    const name = kind === 'workingDay' ? (days[title]?.[language] ?? '') : title;
    return name ? t('trash.named', { kind: label, title: name }) : label;
  };
}
