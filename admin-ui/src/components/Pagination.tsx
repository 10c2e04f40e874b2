/** The pages of a list: which one this is of how many, its neighbours, and any other by its number. Nothing while there is only one. */
import { useState } from 'react';
import IconButton from '@mui/material/IconButton';
import { numberIn } from '@qaima/schemas';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useLanguage, useSay } from '../i18n/i18n.js';
import css from './Pagination.module.css';
import { selectAll } from './selectAll.js';

interface PagesProps {
  readonly page: number;
  readonly pages: number;
  readonly onPage: (page: number) => void;
}

/** With fewer pages than these the neighbours are enough. */
const MIN_PAGES_TO_JUMP = 4;

/** The page that was typed, brought within those that there are; null when it is no number. */
function pageIn(typed: string, pages: number): number | null {
  const page = numberIn(typed, { type: 'integer' });
  return page === null ? null : Math.min(Math.max(page, 1), pages);
}

export function Pages({ page, pages, onPage }: PagesProps) {
  const say = useSay();
  const [Back, On] = useLanguage() === 'en' ? [ChevronLeft, ChevronRight] : [ChevronRight, ChevronLeft];
  if (pages <= 1) return null;
  return (
    <nav aria-label={say('pages.title')} className={css['pages']}>
      <IconButton aria-label={say('pages.previous')} disabled={page <= 1} onClick={() => onPage(page - 1)}>
        <Back size={20} />
      </IconButton>
      <span role="status">{say('pages.page', { page, pages })}</span>
      <IconButton aria-label={say('pages.next')} disabled={page >= pages} onClick={() => onPage(page + 1)}>
        <On size={20} />
      </IconButton>
      {pages >= MIN_PAGES_TO_JUMP && <Jump key={page} pages={pages} onPage={onPage} />}
    </nav>
  );
}

function Jump({ pages, onPage }: Omit<PagesProps, 'page'>) {
  const say = useSay();
  const [typed, setTyped] = useState('');
  const [isWrong, setIsWrong] = useState(false);
  const jump = () => {
    const page = pageIn(typed, pages);
    setIsWrong(page === null);
    if (page !== null) onPage(page);
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
        aria-label={say('pages.number', { pages })}
        aria-invalid={isWrong}
        placeholder={say('pages.placeholder')}
        value={typed}
        onFocus={selectAll}
        onChange={({ target }) => setTyped(target.value)}
      />
      <button type="submit">{say('pages.go')}</button>
      {isWrong && (
        <span role="alert" className={css['wrong']}>
          {say('pages.wrong', { pages })}
        </span>
      )}
    </form>
  );
}
