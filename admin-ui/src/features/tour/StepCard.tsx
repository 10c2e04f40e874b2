/** The card of a step, next to its target. It is a dialog that traps the focus, and announces each step. */
import { useEffect, useId, useRef } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Popper from '@mui/material/Popper';
import TrapFocus from '@mui/material/Unstable_TrapFocus';
import { useTranslate } from '../../i18n/i18n.js';
import { tokens } from '../../theme/theme.js';
import { TOUR_LAYER } from './Spotlight.js';
import type { TourStep } from './steps.js';

/** The distances to the target and to the screen's edge, in px. */
const GAP_PX = 14;
const EDGE_PX = 12;

const FIXED = { strategy: 'fixed' } as const;

const PLACING = [
  { name: 'offset', options: { offset: [0, GAP_PX] } },
  { name: 'flip', options: { fallbackPlacements: ['top', 'left', 'right'], padding: EDGE_PX } },
  // If the target is too large, the card stays on the screen and covers a part of the target.
  { name: 'preventOverflow', options: { altAxis: true, tether: false, padding: EDGE_PX } },
];

/** The centre of the screen, for a step without a target. */
const MIDDLE = {
  getBoundingClientRect: () => new DOMRect(document.documentElement.clientWidth / 2, window.innerHeight / 3, 0, 0),
};

interface StepCardProps {
  readonly step: TourStep;
  /** The step's number, from 1. */
  readonly place: number;
  readonly of: number;
  readonly element: HTMLElement | null;
  readonly onBack: (() => void) | undefined;
  readonly onNext: () => void;
  readonly onSkip: () => void;
}

export function StepCard({ element, ...inside }: StepCardProps) {
  return (
    <Popper
      open
      anchorEl={element ?? MIDDLE}
      placement="bottom"
      popperOptions={FIXED}
      modifiers={PLACING}
      sx={{ zIndex: TOUR_LAYER + 1 }}
    >
      <Inside {...inside} />
    </Popper>
  );
}

function Inside({ step, place, of, onBack, onNext, onSkip }: Omit<StepCardProps, 'element'>) {
  const t = useTranslate();
  const id = useId();
  const next = useRef<HTMLButtonElement>(null);
  const card = useRef<HTMLDivElement>(null);

  // The focus starts at "next". It returns there if the focused button disappears.
  useEffect(() => {
    if (!card.current?.contains(document.activeElement)) next.current?.focus({ preventScroll: true });
  }, [place]);

  return (
    <TrapFocus open disableAutoFocus disableRestoreFocus>
      <Box
        ref={card}
        role="dialog"
        aria-modal="true"
        aria-label={t('tour.label')}
        aria-describedby={id}
        tabIndex={-1}
        onKeyDown={({ key }: React.KeyboardEvent) => {
          if (key === 'Escape') onSkip();
        }}
        sx={{
          inlineSize: `min(380px, calc(100vw - ${2 * EDGE_PX}px))`,
          padding: '18px 20px 14px',
          borderRadius: '20px',
          backgroundColor: tokens.surface,
          boxShadow: tokens.liftHigh,
          outline: 'none',
        }}
      >
        <Box aria-live="polite" aria-atomic="true" id={id}>
          <Box sx={{ color: tokens.muted, fontSize: 13, lineHeight: '20px', fontWeight: 600 }}>
            <span className="sr-only">{t('tour.progress', { step: place, of })}</span>
            <bdi dir="ltr" aria-hidden="true">
              {place} / {of}
            </bdi>
          </Box>
          <Box component="h2" sx={{ margin: 0, fontSize: 18, lineHeight: '28px', fontWeight: 800 }}>
            {t(`tour.${step.mark}.title`)}
          </Box>
          <Box component="p" sx={{ margin: 0, marginBlockStart: '4px' }}>
            {t(`tour.${step.mark}.text`)}
          </Box>
        </Box>
        <Box sx={{ display: 'flex', alignItems: 'center', gap: '8px', marginBlockStart: '14px' }}>
          <Button ref={next} variant="contained" onClick={onNext}>
            {t(place === of ? 'tour.done' : 'tour.next')}
          </Button>
          {onBack && (
            <Button variant="outlined" color="inherit" onClick={onBack}>
              {t('tour.back')}
            </Button>
          )}
          <Button
            color="inherit"
            onClick={onSkip}
            sx={{ marginInlineStart: 'auto', marginInlineEnd: '-10px', paddingInline: '10px', fontWeight: 400 }}
          >
            {t('tour.skip')}
          </Button>
        </Box>
      </Box>
    </TrapFocus>
  );
}
