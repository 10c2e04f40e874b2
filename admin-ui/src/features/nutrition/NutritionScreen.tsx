/**
 * The items that lack values which the menu's labelling requires, with a link to the form of each, and the spreadsheet
 * of all values. (docs/spec/owners-area.md#nutrition-screen)
 */
import { useState } from 'react';
import Box from '@mui/material/Box';
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
import { RowsSkeleton } from '../../components/RowsSkeleton.js';
import { ScreenLayout } from '../../components/ScreenLayout.js';
import { useMenu } from '../../data/menu.js';
import { useLanguage, useTranslate } from '../../i18n/i18n.js';
import { MissingValuesTable } from './MissingValuesTable.js';
import { NutritionSpreadsheet } from './NutritionSpreadsheet.js';
import css from './nutrition.module.css';

export default function NutritionScreen() {
  const { data: menu } = useMenu();
  const labelling = menu && labellingOf(menu);
  return (
    <ScreenLayout panel={null}>
      {!menu && <RowsSkeleton count={6} />}
      {labelling === 'none' && <WithoutLabelling />}
      {menu && labelling && labelling !== 'none' && <Checklist menu={menu} labelling={labelling} />}
    </ScreenLayout>
  );
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

function Checklist({ menu, labelling }: { readonly menu: Menu; readonly labelling: Labelling }) {
  const t = useTranslate();
  const language = useLanguage();
  const [filter, setFilter] = useState<CheckedValue | null>(null);
  const rows = checklistOf(menu, labelling);
  const incomplete = rows.filter(({ missing }) => missing.length > 0);
  const shown = incomplete.filter(({ missing }) => filter === null || missing.includes(filter));
  const countOf = (value: CheckedValue) => incomplete.filter(({ missing }) => missing.includes(value)).length;
  const values = CHECKED_VALUES.filter((value) => value === filter || countOf(value) > 0);
  return (
    <section className={css['card']} aria-labelledby="nutrition-title">
      <div className={css['head']}>
        <div className={css['title']}>
          <h2 id="nutrition-title">{t('nutrition.missing')}</h2>
          <p>{labellingField['x-options'][labelling][language]}</p>
          <p role="status">{t('nutrition.left', { smart_count: incomplete.length, total: rows.length })}</p>
        </div>
        <NutritionSpreadsheet />
        {values.length > 0 && (
          <Box className={css['filters']} role="group" aria-label={t('nutrition.filter')}>
            <button type="button" aria-pressed={filter === null} onClick={() => setFilter(null)}>
              {t('nutrition.all')} <b>{incomplete.length}</b>
            </button>
            {values.map((value) => (
              <button key={value} type="button" aria-pressed={filter === value} onClick={() => setFilter(value)}>
                {CHECKED_LABELS[value][language]} <b>{countOf(value)}</b>
              </button>
            ))}
          </Box>
        )}
      </div>
      {shown.length === 0 ? (
        <EmptyState icon={CircleCheck} title={t('nutrition.complete')} />
      ) : (
        <MissingValuesTable rows={shown} />
      )}
    </section>
  );
}
