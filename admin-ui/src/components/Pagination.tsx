/**
 * Links to the current page and its neighbours, and a field for the number of any page. Renders nothing for a single
 * page.
 */
import { useState } from 'react';
import IconButton from '@mui/material/IconButton';
import { parseExactNumber } from '@qaima/schemas';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useLanguage, useTranslate } from '../i18n/i18n.js';
import css from './Pagination.module.css';
import { selectTextOnFocus } from './selectTextOnFocus.js';

interface PaginationProps {
  readonly page: number;
  readonly pages: number;
  readonly onPage: (page: number) => void;
}

/** With fewer pages, there is no field for a page number. */
const MIN_PAGES_TO_JUMP = 4;

/** The typed page number, which may be above the last page; null if it is not a positive whole number. */
function parsePage(typed: string): number | null {
  const page = parseExactNumber(typed, { type: 'integer' });
  return page === null || !Number.isInteger(page) || page < 1 ? null : page;
}

export function Pagination({ page, pages, onPage }: PaginationProps) {
  const t = useTranslate();
  const [Back, On] = useLanguage() === 'en' ? [ChevronLeft, ChevronRight] : [ChevronRight, ChevronLeft];
  const [asked, setAsked] = useState(page);
  if (pages <= 1) return null;
  const goTo = (to: number) => {
    setAsked(to);
    onPage(Math.min(to, pages));
  };
  return (
    <nav aria-label={t('pages.title')} className={css['pages']}>
      <IconButton aria-label={t('pages.previous')} disabled={page <= 1} onClick={() => goTo(page - 1)}>
        <Back size={20} />
      </IconButton>
      <span role="status">
        {t('pages.page', { page, pages })}
        {asked > pages && page === pages && <strong>{t('pages.beyond', { asked })}</strong>}
      </span>
      <IconButton aria-label={t('pages.next')} disabled={page >= pages} onClick={() => goTo(page + 1)}>
        <On size={20} />
      </IconButton>
      {pages >= MIN_PAGES_TO_JUMP && <PageJump key={page} pages={pages} onPage={goTo} />}
    </nav>
  );
}

function PageJump({ pages, onPage }: Omit<PaginationProps, 'page'>) {
  const t = useTranslate();
  const [typed, setTyped] = useState('');
  const [isWrong, setIsWrong] = useState(false);
  const jump = () => {
    const page = parsePage(typed);
    setIsWrong(page === null);
    if (page === null) return;
    setTyped('');
    onPage(page);
  };
  return (
    <form
      className={css['jump']}
      onSubmit={(event) => {
        event.preventDefault();
        jump();
      }}
    >
      <input
        className={css['page']}
        dir="ltr"
        inputMode="numeric"
        autoComplete="off"
        maxLength={9}
        aria-label={t('pages.number', { pages })}
        aria-invalid={isWrong}
        placeholder={t('pages.placeholder')}
        value={typed}
        onFocus={selectTextOnFocus}
        onChange={({ target }) => setTyped(target.value)}
      />
      <button type="submit">{t('pages.go')}</button>
      {isWrong && (
        <span role="alert" className={css['wrong']}>
          {t('pages.wrong', { pages })}
        </span>
      )}
    </form>
  );
}
