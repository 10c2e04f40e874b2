/** Links to the settings cards. The link of the visible card is highlighted. */
import { useEffect, useRef, useState, type RefObject } from 'react';
import { schemaLabel } from '@qaima/schemas';
import { useLanguage, useTranslate } from '../../i18n/i18n.js';
import css from './publicInfo.module.css';
import { settingsCards } from './settingsCards.js';
import { cardId } from './useOpenCards.js';

interface SettingsCardLinksProps {
  /** The card in the URL. */
  readonly wanted: string | null;
  readonly onJump: (card: string) => void;
}

export function SettingsCardLinks({ wanted, onJump }: SettingsCardLinksProps) {
  const t = useTranslate();
  const language = useLanguage();
  const bar = useRef<HTMLElement>(null);
  const [current, mark] = useVisibleCard(bar, wanted);
  useEffect(() => {
    const chip = bar.current?.querySelector('[aria-current]');
    if (bar.current && chip) bar.current.scrollLeft += middleOf(chip) - middleOf(bar.current);
  }, [current]);
  const label = (name: string) => {
    const card = settingsCards.find((one) => one.name === name);
    return card ? schemaLabel(card.form, language) : t(name === 'share' ? 'publicInfo.share' : 'publicInfo.pictures');
  };
  return (
    <nav ref={bar} className={css['jump']} aria-label={t('publicInfo.jump')}>
      {PLACES.map((name) => (
        <a
          key={name}
          href={`?card=${name}`}
          aria-current={current === name ? 'location' : undefined}
          onClick={(event) => {
            event.preventDefault();
            mark(name);
            onJump(name);
          }}
        >
          {label(name)}
        </a>
      ))}
    </nav>
  );
}

const PLACES: readonly string[] = ['pictures', ...settingsCards.map(({ name }) => name), 'share'];

const middleOf = (element: Element) => {
  const { left, right } = element.getBoundingClientRect();
  return (left + right) / 2;
};

/** The height of the reading line, as a fraction of the space below the links. */
const LINE = 0.3;

/** The current card: the last card whose top is above the reading line. At the end of the page: the last card. */
function visibleCard(bar: Element): string | undefined {
  const { scrollHeight } = document.documentElement;
  if (window.scrollY > 0 && window.scrollY + window.innerHeight >= scrollHeight - 1) return PLACES.at(-1);
  const { bottom } = bar.getBoundingClientRect();
  const line = bottom + (window.innerHeight - bottom) * LINE;
  return PLACES.findLast((name) => (document.getElementById(cardId(name))?.getBoundingClientRect().top ?? line) < line);
}

/** Events which show that the user is scrolling. */
const USER_SCROLL_EVENTS = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const;

/**
 * Tracks which card's link is highlighted.
 * @returns the card's name, and a function to call when the user has pressed a link. That card then stays highlighted
 *   until the user scrolls: a short last card never reaches the reading line.
 */
function useVisibleCard(bar: RefObject<Element | null>, wanted: string | null) {
  const [current, setCurrent] = useState(wanted ?? PLACES[0]);
  const isAskedFor = useRef(wanted !== null);
  useEffect(() => {
    let frame = 0;
    const look = () => {
      frame = 0;
      if (bar.current && !isAskedFor.current) setCurrent(visibleCard(bar.current));
    };
    const soon = () => {
      frame ||= requestAnimationFrame(look);
    };
    const release = () => {
      isAskedFor.current = false;
    };
    window.addEventListener('scroll', soon, { passive: true });
    for (const event of USER_SCROLL_EVENTS) window.addEventListener(event, release, { passive: true });
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('scroll', soon);
      for (const event of USER_SCROLL_EVENTS) window.removeEventListener(event, release);
    };
  }, [bar]);
  const mark = (name: string) => {
    isAskedFor.current = true;
    setCurrent(name);
  };
  return [current, mark] as const;
}
