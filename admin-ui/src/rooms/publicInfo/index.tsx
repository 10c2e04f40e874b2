/**
 * The settings: pictures, colours, words, contacts and switches, a card each, and beside them the menu as a phone shows
 * it, with its links and its code. The card that is open stands in the address. (Document 1, section 2, public info.)
 */
import { useEffect, useRef, useState } from 'react';
import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import useMediaQuery from '@mui/material/useMediaQuery';
import { labelOf, type Menu } from '@qaima/schemas';
import { useSearchParams } from 'react-router-dom';
import { useLanguage, useSay } from '../../app/i18n.js';
import { useMenu } from '../../data/menu.js';
import { RoomPage } from '../../parts/RoomPage.js';
import { Card, cardId } from './Card.js';
import { cards, type CardName } from './cards.js';
import { MenuPreview } from './MenuPreview.js';
import { Pictures } from './Pictures.js';
import css from './publicInfo.module.css';
import { Share } from './Share.js';

const isFolding = (name: string) => cards.some((card) => card.name === name && card.summary);

export default function PublicInfo() {
  const { data: menu } = useMenu();
  return <RoomPage panel={null}>{menu ? <Loaded menu={menu} /> : <Loading />}</RoomPage>;
}

function Loaded({ menu }: { readonly menu: Menu }) {
  const wide = useMediaQuery('(min-width: 1240px)');
  const [typedIn, setTypedIn] = useState<CardName | null>(null);
  const { wanted, isOpen, toggle, show } = useOpenCards();
  const card = (one: (typeof cards)[number]) => (
    <Card
      key={one.name}
      card={one}
      menu={menu}
      open={isOpen(one.name)}
      onToggle={() => toggle(one.name)}
      leading={typedIn === null || typedIn === one.name}
      onTyped={() => setTypedIn(one.name)}
    />
  );
  return (
    <>
      {!wide && <Jump wanted={wanted} onJump={show} />}
      <div className={css['room']}>
        <div className={css['cards']}>
          <Pictures menu={menu} />
          {cards
            .filter(({ summary }) => !summary)
            .map((one) => (
              <div key={one.name} className={css['surface']}>
                {card(one)}
              </div>
            ))}
          <div className={css['surface']}>{cards.filter(({ summary }) => summary).map(card)}</div>
          {!wide && <Share menu={menu} />}
        </div>
        {wide && (
          <div className={css['aside']}>
            <MenuPreview menuId={menu._id ?? ''} />
            <Share menu={menu} />
          </div>
        )}
      </div>
    </>
  );
}

/** Brings a card to the top of the window, and the keyboard with it. */
function bring(name: string) {
  const card = document.getElementById(cardId(name));
  card?.scrollIntoView({ block: 'start' });
  card?.focus({ preventScroll: true });
}

/** Which cards are unfolded; the last one that was asked for stands in the address. */
function useOpenCards() {
  const [search, setSearch] = useSearchParams();
  const wanted = search.get('card');
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set());
  const [seen, setSeen] = useState<string | null>(null);
  // What is tapped is in sight already; only what the address asks for is brought there.
  const tapped = useRef<string | null>(null);
  if (wanted !== seen) {
    setSeen(wanted);
    if (wanted) setOpen(new Set(open).add(wanted));
  }
  useEffect(() => {
    if (wanted && wanted !== tapped.current) bring(wanted);
    tapped.current = null;
  }, [wanted]);
  const name = (card: string | null) => setSearch(card ? { card } : {}, { replace: true, preventScrollReset: true });
  return {
    wanted,
    isOpen: (card: string) => !isFolding(card) || open.has(card),
    toggle: (card: string) => {
      const next = new Set(open);
      if (!next.delete(card)) next.add(card);
      setOpen(next);
      tapped.current = card;
      name(next.has(card) ? card : null);
    },
    show: (card: string) => (card === wanted ? bring(card) : name(card)),
  };
}

interface JumpProps {
  readonly wanted: string | null;
  readonly onJump: (card: string) => void;
}

/** Chips that lead to each card, where the page is long. */
function Jump({ wanted, onJump }: JumpProps) {
  const say = useSay();
  const language = useLanguage();
  const chips = useRef<HTMLElement>(null);
  useEffect(() => {
    chips.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest', inline: 'center' });
  }, [wanted]);
  const places = [
    ['pictures', say('publicInfo.pictures')],
    ...cards.map(({ name, form }) => [name, labelOf(form, language)] as const),
    ['share', say('publicInfo.share')],
  ] as const;
  return (
    <nav ref={chips} className={css['jump']} aria-label={say('publicInfo.jump')}>
      {places.map(([name, label]) => (
        <a
          key={name}
          href={`?card=${name}`}
          aria-current={wanted === name ? 'location' : undefined}
          onClick={(event) => {
            event.preventDefault();
            onJump(name);
          }}
        >
          {label}
        </a>
      ))}
    </nav>
  );
}

function Loading() {
  const say = useSay();
  return (
    <Box role="status" aria-label={say('publicInfo.loading')} sx={{ display: 'grid', gap: '12px' }}>
      {[160, 240, 220, 320].map((height) => (
        <Skeleton key={height} variant="rounded" height={height} sx={{ borderRadius: '16px' }} />
      ))}
    </Box>
  );
}
