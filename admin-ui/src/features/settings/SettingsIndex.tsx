/** The index of the settings: a search over all of them, and a card for each page with what is set. */
import { useState } from 'react';
import { matchesQuery, settingsFormValues, type Menu } from '@qaima/schemas';
import { useBasename } from 'react-admin';
import { Link } from 'react-router-dom';
import { ItemSearch } from '../../components/itemPicker/ItemSearch.js';
import { useLanguage, useTranslate } from '../../i18n/i18n.js';
import type { FormValues } from '../../schema-ui/form/formValues.js';
import { UnsavedCount } from '../../schema-ui/form/SaveBar.js';
import css from './publicInfo.module.css';
import { entries, fieldsOf, pages } from './settingsCards.js';

interface SettingsIndexProps {
  readonly menu: Menu;
  readonly changes: FormValues;
  /** Shows a field after its page was opened. */
  readonly onField: (field: string) => void;
}

export function SettingsIndex({ menu, changes, onField }: SettingsIndexProps) {
  const t = useTranslate();
  const language = useLanguage();
  const basename = useBasename();
  const [query, setQuery] = useState('');
  const values = settingsFormValues(menu);
  const found = query.trim() === '' ? null : entries.filter(({ words }) => matchesQuery(query, words));
  const addressOf = (name: string) => (name === 'languages' ? `${basename}/languages` : `?card=${name}`);
  return (
    <>
      <ItemSearch query={query} onChange={setQuery} label={t('publicInfo.search')} />
      <span role="status" className="sr-only">
        {found && t('items.found', { smart_count: found.length })}
      </span>
      {found ? (
        <ul className={css['found']}>
          {found.map(({ page, card, field, label }) => (
            <li key={`${page.name} ${field ?? label.en}`}>
              <Link to={addressOf(card ?? page.name)} onClick={() => field && onField(field)}>
                <strong>{label[language]}</strong> <span>{page.label[language]}</span>
              </Link>
            </li>
          ))}
          {found.length === 0 && <li>{t('items.noMatch')}</li>}
        </ul>
      ) : (
        <nav aria-label={t('publicInfo.pages')} className={css['index']}>
          {pages.map(({ name, icon: Icon, label, cards, tour, summary }) => {
            const unsaved = cards.flatMap(fieldsOf).filter((field) => field in changes).length;
            return (
              <Link key={name} to={addressOf(name)} data-tour={tour || undefined}>
                <Icon size={22} aria-hidden="true" />
                <span>
                  <strong>{label[language]}</strong>
                  {unsaved > 0 ? (
                    <UnsavedCount count={unsaved} />
                  ) : (
                    <span className={css['summary']}>
                      {name === 'danger'
                        ? t('publicInfo.dangerSummary')
                        : summary(menu, values, language) || t('publicInfo.nothingYet')}
                    </span>
                  )}
                </span>
              </Link>
            );
          })}
        </nav>
      )}
    </>
  );
}
