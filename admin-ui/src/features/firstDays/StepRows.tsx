/** The steps that the card does not show: first the open steps, which the user can choose, then the completed ones. */
import { FIRST_STEPS, itemCountOf, type FirstStep, type Menu } from '@qaima/schemas';
import { Check, ChevronLeft } from 'lucide-react';
import { sectionsOf } from '../../data/menuDataProvider.js';
import { useTranslate } from '../../i18n/i18n.js';
import css from './firstDays.module.css';
import { stepIcons } from './stepIcons.js';

interface StepRowsProps {
  readonly menu: Menu;
  /** The open steps, without the one that the card shows. */
  readonly open: readonly FirstStep[];
  readonly shown: FirstStep;
  readonly onChoose: (step: FirstStep) => void;
}

export function StepRows({ menu, open, shown, onChoose }: StepRowsProps) {
  const t = useTranslate();
  return (
    <ul className={`${css['card'] ?? ''} ${css['rows'] ?? ''}`} aria-label={t('firstDays.rest')}>
      {open.map((step) => (
        <li key={step}>
          <OpenRow step={step} onChoose={onChoose} />
        </li>
      ))}
      {FIRST_STEPS.filter((step) => step !== shown && !open.includes(step)).map((step) => (
        <li key={step}>
          <DoneRow step={step} menu={menu} />
        </li>
      ))}
    </ul>
  );
}

function OpenRow({ step, onChoose }: Pick<StepRowsProps, 'onChoose'> & { readonly step: FirstStep }) {
  const t = useTranslate();
  const Icon = stepIcons[step];
  return (
    <button type="button" className={css['row']} onClick={() => onChoose(step)}>
      <span className={css['ring']}>
        <Icon size={18} aria-hidden="true" />
      </span>
      <span>
        <strong>{t(`firstDays.steps.${step}.title`)}</strong>
        <small>{t(`firstDays.steps.${step}.hint`)}</small>
      </span>
      <ChevronLeft size={18} aria-hidden="true" className={css['chevron']} />
    </button>
  );
}

function DoneRow({ step, menu }: { readonly step: FirstStep; readonly menu: Menu }) {
  const t = useTranslate();
  const note =
    step === 'section'
      ? sectionsOf(menu)[0]?.title
      : step === 'items' && t('items.count', { smart_count: itemCountOf(menu) });
  return (
    <div className={css['row']} data-done="">
      <span className={css['ring']}>
        <Check size={18} aria-hidden="true" />
      </span>
      <span>
        {t(`firstDays.steps.${step}.title`)} <span className="sr-only">({t('firstDays.done')})</span>
        {note && (
          <small>
            <bdi>{note}</bdi>
          </small>
        )}
      </span>
    </div>
  );
}
