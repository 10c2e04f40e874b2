/**
 * The languages of the menu, and a table of texts without a translation. A row is saved when the focus leaves one of
 * its inputs.
 * (docs/spec/owners-area.md#languages)
 */
import { useMemo, useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import {
  formatPercentIsolated,
  matchesQuery,
  missingTexts,
  otherLanguage,
  todayIn,
  translatableRows,
  type Language,
  type Menu,
  type Table,
  type TextKind,
  type TranslatableRow,
} from '@qaima/schemas';
import { CircleCheck, SearchX, Undo2 } from 'lucide-react';
import { EmptyState } from '../../components/EmptyState.js';
import { FilterChips } from '../../components/FilterChips.js';
import { ItemSearch } from '../../components/itemPicker/ItemSearch.js';
import { ListUnavailable } from '../../components/ListUnavailable.js';
import { RowsSkeleton } from '../../components/RowsSkeleton.js';
import { ScreenLayout } from '../../components/ScreenLayout.js';
import { useMenu } from '../../data/menu.js';
import { useList } from '../../data/useList.js';
import { useTranslate } from '../../i18n/i18n.js';
import card from '../../components/listCard.module.css';
import css from './languages.module.css';
import { MenuLanguages } from './MenuLanguages.js';
import { TranslationRow } from './TranslationRow.js';
import { UntranslatedSpreadsheet } from './UntranslatedSpreadsheet.js';
import { useSaveTranslations } from './useSaveTranslations.js';
import { TEXT_FILTERS, useTextFilter, type TextFilter } from './useTextFilter.js';

export default function LanguagesScreen() {
  const { data: menu } = useMenu();
  const language = otherLanguage(menu?.languages);
  return (
    <ScreenLayout panel={null}>
      {menu ? <MenuLanguages menu={menu} /> : <RowsSkeleton count={6} />}
      {menu && language && <TranslationsWithTables key={language} menu={menu} language={language} />}
    </ScreenLayout>
  );
}

/** Names of keys, as they are printed on keyboards. */
const KEYS = { next: 'Enter', previous: 'Shift + Enter', restore: 'Esc', newLine: 'Alt + Enter' } as const;

const SIZES: ReadonlySet<TextKind> = new Set(['size', 'extra']);

/** The only filter besides `all` that selects a text, so that the counts of the filters add up. */
function filterOf(kind: TextKind, field: string): TextFilter {
  if (SIZES.has(kind)) return 'sizes';
  if (kind === 'section') return 'sections';
  if (field === 'title') return 'titles';
  return field === 'description' ? 'descriptions' : 'others';
}

/** The number of missing translations in a row, limited to the texts that the filter selects. */
const missingIn = ({ kind, texts }: TranslatableRow, filter: TextFilter): number =>
  texts.filter(({ translated, field }) => translated === '' && (filter === 'all' || filter === filterOf(kind, field)))
    .length;

const contains = (row: TranslatableRow, query: string) =>
  row.texts.some(({ own, translated }) => matchesQuery(query, `${own} ${translated}`));

interface MenuInLanguage {
  readonly menu: Menu;
  readonly language: Language;
}

/** The menu does not contain the tables, whose zones have translations too. */
function TranslationsWithTables({ menu, language }: MenuInLanguage) {
  const { rows: tables, error, refetch } = useList('table');
  if (tables) return <Translations menu={menu} language={language} tables={tables} />;
  return error ? <ListUnavailable error={error} onRetry={refetch} /> : <RowsSkeleton count={6} />;
}

function Translations({ menu, language, tables }: MenuInLanguage & { readonly tables: readonly Table[] }) {
  const t = useTranslate();
  const today = todayIn(menu.settings?.timeZone, new Date());
  const rows = useMemo(() => translatableRows(menu, tables, language, today), [menu, tables, language, today]);
  const { filter, setFilter, query, setQuery } = useTextFilter();
  const choose = () => ({ filter, query, keys: keysOf(rows, filter, query) });
  const [chosen, setChosen] = useState(choose);
  const saves = useSaveTranslations();
  const total = rows.reduce((sum, { texts }) => sum + texts.length, 0);
  const missing = rows.reduce((sum, row) => sum + missingTexts(row), 0);
  // The shown rows are chosen only when the filter or the search changes. A row therefore stays visible after its last
  // translation was typed.
  if (chosen.filter !== filter || chosen.query !== query) setChosen(choose());
  const shown = rows.filter(({ key }) => chosen.keys.has(key));
  const share = total === 0 ? 100 : Math.floor((100 * (total - missing)) / total);
  return (
    <section className={card['card']} aria-labelledby="missing-title">
      <div className={card['head']}>
        <div>
          <h2 id="missing-title">{t(`languages.missing.${language}`)}</h2>
          <p role="status">
            {missing === 0 ? t('languages.complete') : t('languages.left', { smart_count: missing, total })}
          </p>
        </div>
        <Box sx={{ display: 'flex', alignItems: 'center', gap: '10px', flexGrow: 1, maxInlineSize: 280 }}>
          <progress
            className={css['progress']}
            value={total - missing}
            max={total}
            aria-label={t('languages.progress')}
          />
          <b>{formatPercentIsolated(share)}</b>
        </Box>
        {rows.some((row) => row.kind === 'item' && missingTexts(row) > 0) && <UntranslatedSpreadsheet />}
        <ItemSearch query={query} placeholder={t('languages.search')} onChange={setQuery} />
        <FilterChips
          label={t('languages.filter')}
          filters={TEXT_FILTERS.map((value) => ({
            value,
            label: t(`languages.filters.${value}`),
            count: rows.reduce((sum, row) => sum + missingIn(row, value), 0),
          }))}
          selected={filter}
          onSelect={setFilter}
        />
      </div>
      {shown.length === 0 ? (
        <EmptyState
          icon={query ? SearchX : CircleCheck}
          title={t(query ? 'languages.nothingFound' : 'languages.complete')}
        />
      ) : (
        <ul className={css['rows']} onKeyDown={moveWithEnter}>
          {shown.map((row) => (
            <TranslationRow
              key={`${row.key} ${saves.undoneRows.get(row.key) ?? 0}`}
              row={row}
              language={language}
              onSave={saves.save}
            />
          ))}
        </ul>
      )}
      <div className={css['foot']} role="status">
        <span>{t(saves.savedAt ? 'languages.saved' : 'languages.hint', { time: saves.savedAt ?? '' })}</span>
        <span className={css['keys']}>
          <kbd>{KEYS.next}</kbd> {t('languages.next')} <kbd>{KEYS.previous}</kbd> {t('languages.previous')}{' '}
          <kbd>{KEYS.restore}</kbd> {t('languages.restore')} <kbd>{KEYS.newLine}</kbd> {t('languages.newLine')}
        </span>
        <Box sx={{ flexGrow: 1 }} />
        {saves.undo && (
          <Button variant="outlined" color="inherit" startIcon={<Undo2 size={18} />} onClick={saves.undo}>
            {t('languages.undo')}
          </Button>
        )}
      </div>
    </section>
  );
}

/**
 * The keys of the rows to show. With a search: the rows that match. Without a search: the rows that lack a translation.
 */
function keysOf(rows: readonly TranslatableRow[], filter: TextFilter, query: string): ReadonlySet<string> {
  const isShown = (row: TranslatableRow) => (query.trim() === '' ? missingIn(row, filter) > 0 : contains(row, query));
  return new Set(rows.filter(isShown).map(({ key }) => key));
}

/** Enter moves to the next empty field, Shift+Enter to the previous one. Alt+Enter is the row's: a new line. */
function moveWithEnter(event: React.KeyboardEvent<HTMLElement>): void {
  if (event.key !== 'Enter' || event.nativeEvent.isComposing || !(event.target instanceof HTMLTextAreaElement)) return;
  event.preventDefault();
  if (event.altKey) return;
  const fields = [...event.currentTarget.querySelectorAll('textarea')];
  const at = fields.indexOf(event.target);
  const isGap = (field: HTMLTextAreaElement) => field.value.trim() === '';
  const next = event.shiftKey ? fields.slice(0, at).findLast(isGap) : fields.slice(at + 1).find(isGap);
  if (next) next.focus();
  else event.target.blur();
}
