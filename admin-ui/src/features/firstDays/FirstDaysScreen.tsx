/**
 * The checklist of a new menu: the next step with its input, and the other steps below.
 * (docs/spec/owners-area.md#first-days)
 */
import { useEffect, useRef, useState } from 'react';
import Button from '@mui/material/Button';
import { FIRST_STEPS, itemCountOf, openFirstSteps, type FirstStep, type Menu } from '@qaima/schemas';
import { CheckCheck } from 'lucide-react';
import { useBasename } from 'react-admin';
import { Link } from 'react-router-dom';
import { CardsSkeleton } from '../../components/CardsSkeleton.js';
import { EmptyState } from '../../components/EmptyState.js';
import { ScreenLayout } from '../../components/ScreenLayout.js';
import { StartTour } from '../../components/StartTour.js';
import { TrialCard } from '../../components/TrialCard.js';
import { isStopped, useMenu } from '../../data/menu.js';
import { useTranslate } from '../../i18n/i18n.js';
import type { MessageKey } from '../../i18n/messages/index.js';
import css from './firstDays.module.css';
import { StepCard } from './StepCard.js';
import { StepRows } from './StepRows.js';
import { useDismissChecklist } from './useDismissChecklist.js';

export default function FirstDaysScreen() {
  const { data: menu } = useMenu();
  return <ScreenLayout panel={null}>{menu ? <Checklist menu={menu} /> : <CardsSkeleton />}</ScreenLayout>;
}

function Checklist({ menu }: { readonly menu: Menu }) {
  const open = openFirstSteps(menu);
  const [chosen, choose] = useState<FirstStep | null>(null);
  const shown = chosen && open.includes(chosen) ? chosen : open[0];
  const list = useRef<HTMLDivElement>(null);
  const card = useRef<HTMLElement>(null);
  const before = useRef(shown);
  useEffect(() => {
    // The card of the previous step had the focus and is gone, so the new card gets it.
    if (before.current !== shown) {
      card.current?.focus({ preventScroll: true });
      // The progress stays visible above the card.
      list.current?.scrollIntoView({ block: 'start' });
    }
    before.current = shown;
  }, [shown]);
  if (!shown) return <AllDone menu={menu} />;
  return (
    <div className={css['list']} ref={list}>
      <Progress left={open.length} text={sentenceOf(menu)} />
      <StepCard step={shown} menu={menu} cardRef={card} />
      <StepRows menu={menu} open={open.filter((step) => step !== shown)} shown={shown} onChoose={choose} />
      <TrialCard menu={menu} />
      <Foot menu={menu} />
    </div>
  );
}

/** The sentence of the card: whether guests see the menu, and how many steps are left. */
function sentenceOf(menu: Menu): MessageKey {
  if (isStopped(menu)) return 'firstDays.leftWhileStopped';
  return itemCountOf(menu) > 0 ? 'firstDays.left' : 'firstDays.leftWithoutItems';
}

function Progress({ left, text }: { readonly left: number; readonly text: MessageKey }) {
  const t = useTranslate();
  const done = FIRST_STEPS.length - left;
  return (
    <section className={css['card']}>
      <h2 className={css['sentence']} role="status">
        {t(text, { smart_count: left })}
      </h2>
      <p className={css['hint']}>{t('firstDays.progress', { done, of: FIRST_STEPS.length })}</p>
      <div className={css['segments']} aria-hidden="true">
        {FIRST_STEPS.map((step, index) => (
          <span key={step} {...(index < done && { 'data-done': '' })} />
        ))}
      </div>
    </section>
  );
}

function Foot({ menu }: { readonly menu: Menu }) {
  const t = useTranslate();
  const { putAway, isBusy } = useDismissChecklist(menu);
  return (
    <div className={css['foot']}>
      <StartTour />
      {menu.firstDays?.isShown && (
        <Button color="inherit" disabled={isBusy} onClick={() => void putAway()} sx={{ fontWeight: 400 }}>
          {t('firstDays.putAway')}
        </Button>
      )}
    </div>
  );
}

function AllDone({ menu }: { readonly menu: Menu }) {
  const t = useTranslate();
  const basename = useBasename();
  return (
    <div className={css['list']}>
      <EmptyState
        heading="h2"
        icon={CheckCheck}
        title={t('firstDays.allDone')}
        hint={t('firstDays.allDoneHint')}
        action={
          <Button component={Link} to={`${basename}/review`} variant="contained">
            {t('firstDays.toReview')}
          </Button>
        }
      />
      <TrialCard menu={menu} />
    </div>
  );
}
