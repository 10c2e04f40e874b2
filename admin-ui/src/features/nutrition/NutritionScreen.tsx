/**
 * The items that lack values which the menu's labelling requires, with a form of these values for each, and the
 * spreadsheet of all values. The URL contains the filter and the open item. (docs/spec/owners-area.md#nutrition-screen)
 */
import {
  CHECKED_LABELS,
  CHECKED_VALUES,
  checklistOf,
  labellingField,
  labellingOf,
  type CheckedValue,
  type Labelling,
  type Menu,
} from '@qaima/schemas';
import { CircleCheck, Tags } from 'lucide-react';
import { useBasename } from 'react-admin';
import { Link } from 'react-router-dom';
import { EmptyState } from '../../components/EmptyState.js';
import { FilterChips } from '../../components/FilterChips.js';
import { RowsSkeleton } from '../../components/RowsSkeleton.js';
import { ScreenLayout } from '../../components/ScreenLayout.js';
import { useSelectedRow } from '../../components/useSelectedRow.js';
import { useMenu } from '../../data/menu.js';
import { itemsOf, sectionsOf } from '../../data/menuDataProvider.js';
import { useLanguage, useTranslate } from '../../i18n/i18n.js';
import { ItemLabelsPanel } from './ItemLabelsPanel.js';
import { MissingValuesTable } from './MissingValuesTable.js';
import { NutritionSpreadsheet } from './NutritionSpreadsheet.js';
import { useNutritionUrlState } from './useNutritionUrlState.js';
import card from '../../components/listCard.module.css';
import css from './nutrition.module.css';

export default function NutritionScreen() {
  const { data: menu } = useMenu();
  const labelling = menu && labellingOf(menu);
  if (menu && labelling && labelling !== 'none') return <Checklist menu={menu} labelling={labelling} />;
  return <ScreenLayout panel={null}>{menu ? <WithoutLabelling /> : <RowsSkeleton count={6} />}</ScreenLayout>;
}

/** Shown if the menu's labelling requires no values. */
function WithoutLabelling() {
  const t = useTranslate();
  const basename = useBasename();
  return (
    <EmptyState
      icon={Tags}
      title={t('nutrition.none')}
      hint={t('nutrition.noneHint')}
      action={<Link to={`${basename}/publicInfo`}>{t('nutrition.settings')}</Link>}
    />
  );
}

interface ChecklistProps {
  readonly menu: Menu;
  readonly labelling: Labelling;
}

function Checklist({ menu, labelling }: ChecklistProps) {
  const t = useTranslate();
  const language = useLanguage();
  const { filter, setFilter, selected, select, selectNext } = useNutritionUrlState();
  const rows = checklistOf(menu, labelling);
  const incomplete = rows.filter(({ missing }) => missing.length > 0);
  const shown = incomplete.filter(({ missing }) => filter === null || missing.includes(filter));
  const countOf = (value: CheckedValue) => incomplete.filter(({ missing }) => missing.includes(value)).length;
  const values = CHECKED_VALUES.filter((value) => value === filter || countOf(value) > 0);
  const item = useSelectedRow(sectionsOf(menu).flatMap(itemsOf), selected);
  const next = shown[shown.findIndex((row) => row.item._id === selected) + 1]?.item._id;
  const panel = item && (
    <ItemLabelsPanel
      key={item._id}
      item={item}
      labelling={labelling}
      onClose={() => select(null)}
      onNext={next === undefined || next === item._id ? undefined : () => selectNext(next)}
    />
  );
  return (
    <ScreenLayout panel={panel}>
      <section className={card['card']} aria-labelledby="nutrition-title">
        <div className={card['head']}>
          <div className={css['title']}>
            <h2 id="nutrition-title">{t('nutrition.missing')}</h2>
            <p>{labellingField['x-options'][labelling][language]}</p>
            <p role="status">{t('nutrition.left', { smart_count: incomplete.length, total: rows.length })}</p>
          </div>
          <NutritionSpreadsheet />
          {values.length > 0 && (
            <FilterChips
              label={t('nutrition.filter')}
              filters={[
                { value: null, label: t('nutrition.all'), count: incomplete.length },
                ...values.map((value) => ({ value, label: CHECKED_LABELS[value][language], count: countOf(value) })),
              ]}
              selected={filter}
              onSelect={setFilter}
            />
          )}
        </div>
        {shown.length === 0 ? (
          <EmptyState icon={CircleCheck} title={t('nutrition.complete')} />
        ) : (
          <MissingValuesTable rows={shown} selected={selected} onSelect={select} />
        )}
      </section>
    </ScreenLayout>
  );
}
