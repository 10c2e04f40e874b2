/**
 * The settings: pictures, colours, words, contacts and switches, a card each, and beside them the menu as a phone shows
 * it, with its links and its code. The card that is open stands in the address. (Document 1, section 2, public info.)
 */
import { useEffect, useRef, useState } from 'react';
import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import useMediaQuery from '@mui/material/useMediaQuery';
import { labelOf, settingsForm, type Menu } from '@qaima/schemas';
import { flushSync } from 'react-dom';
import { useSearchParams } from 'react-router-dom';
import { useLanguage, useSay } from '../../app/i18n.js';
import { useMenu } from '../../data/menu.js';
import { focusOn } from '../../generated/FormPart.js';
import type { Check } from '../../generated/problems.js';
import { SaveBar } from '../../generated/SaveBar.js';
import { useConflictQuestion } from '../../generated/useConflictQuestion.js';
import { useCheck } from '../../generated/useCheck.js';
import { RoomPage } from '../../parts/RoomPage.js';
import { Card, cardId } from './Card.js';
import { cardOfField, cards } from './cards.js';
import { MenuPreview } from './MenuPreview.js';
import { Pictures } from './Pictures.js';
import css from './publicInfo.module.css';
import { Share } from './Share.js';
import { useSettingsForm } from './useSettingsForm.js';
import { useUsernameQuestion } from './useUsernameQuestion.js';

const isFolding = (name: string) => cards.some((card) => card.name === name && card.summary);

export default function PublicInfo() {
  const { data: menu } = useMenu();
  return <RoomPage panel={null}>{menu ? <Loaded menu={menu} /> : <Loading />}</RoomPage>;
}

function Loaded({ menu }: { readonly menu: Menu }) {
  const check = useCheck(settingsForm, undefined);
  return check ? <Settings menu={menu} check={check} /> : <Loading />;
}

function Settings({ menu, check }: { readonly menu: Menu; readonly check: Check }) {
  const say = useSay();
  const wide = useMediaQuery('(min-width: 1240px)');
  const { wanted, isOpen, toggle, show, unfold } = useOpenCards();
  const { agreed, question } = useUsernameQuestion(menu);
  const { choose, dialog } = useConflictQuestion(settingsForm, menu.currency);
  const form = useSettingsForm(menu, check, agreed, choose);
  const room = useRef<HTMLDivElement>(null);
  const save = async () => {
    const wrongPath = await form.send();
    if (wrongPath !== null) {
      // The field is drawn before it is looked for.
      flushSync(() => unfold(cardOfField(wrongPath.split('/')[1] ?? '')?.name));
      focusOn(form.id, wrongPath);
    } else if (document.activeElement === document.body) {
      // The button that was pressed is gone after a save; the keyboard goes on from the page.
      room.current?.focus({ preventScroll: true });
    }
  };
  const card = (one: (typeof cards)[number]) => (
    <Card
      key={one.name}
      card={one}
      menu={menu}
      open={isOpen(one.name)}
      onToggle={() => toggle(one.name)}
      form={form}
      onSubmit={() => void save()}
    />
  );
  return (
    <>
      {!wide && <Jump wanted={wanted} onJump={show} />}
      <div className={css['room']} ref={room} tabIndex={-1}>
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
          <SaveBar
            submit={say(form.sending ? 'form.saving' : 'form.save')}
            sending={form.sending}
            edits
            changeCount={form.changeCount}
            wrongCount={form.messages.size}
            leading
            place="page"
            onDiscard={form.discard}
            onSave={() => void save()}
          />
        </div>
        {wide && (
          <div className={css['aside']}>
            <MenuPreview menuId={menu._id ?? ''} />
            <Share menu={menu} />
          </div>
        )}
      </div>
      {question}
      {dialog}
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
    /** Unfolds a card where it is. */
    unfold: (card: string | undefined) => setOpen((now) => (card ? new Set(now).add(card) : now)),
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
