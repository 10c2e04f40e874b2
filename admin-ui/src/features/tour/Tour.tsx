/**
 * The guided tour. It opens the screen of each step, highlights the step's target and explains it. Escape ends the
 * tour.
 */
import { useEffect, useMemo, useRef, useState } from 'react';
import { useBasename } from 'react-admin';
import { useLocation, useNavigate } from 'react-router-dom';
import { useMenu } from '../../data/menu.js';
import { Spotlight } from './Spotlight.js';
import { StepCard } from './StepCard.js';
import { stepsFor } from './steps.js';
import { useTour } from './TourProvider.js';
import { useStepTarget } from './useStepTarget.js';

/**
 * If the target takes more than this share of the window's height, the page scrolls to the target's top instead of its
 * middle.
 */
const TALL_TARGET_RATIO = 0.45;

function bringIntoView(element: HTMLElement): void {
  const { height } = element.getBoundingClientRect();
  element.scrollIntoView({ block: height > window.innerHeight * TALL_TARGET_RATIO ? 'start' : 'center' });
}

export default function Tour() {
  const { end } = useTour();
  const { data: menu } = useMenu();
  const basename = useBasename();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const [index, setIndex] = useState(0);
  const cameFrom = useRef<Element | null>(null);
  const steps = useMemo(() => (menu ? stepsFor(menu) : []), [menu]);
  const step = steps[index];
  const element = useStepTarget(step?.mark ?? '');
  const address = `${basename}/${step?.screen ?? ''}`;

  useEffect(() => {
    cameFrom.current = document.activeElement;
    return () => {
      // The element that had the focus before the tour may no longer exist.
      const back = cameFrom.current?.isConnected ? cameFrom.current : document.getElementById('content');
      if (back instanceof HTMLElement) back.focus({ preventScroll: true });
    };
  }, []);

  const hasMenu = menu !== undefined;
  useEffect(() => {
    if (hasMenu && pathname !== address) void navigate(address);
  }, [hasMenu, pathname, address, navigate]);

  useEffect(() => {
    if (element) bringIntoView(element);
  }, [element]);

  if (!hasMenu || !step) return null;
  return (
    <>
      <Spotlight element={element} />
      <StepCard
        step={step}
        place={index + 1}
        of={steps.length}
        element={element}
        onBack={index > 0 ? () => setIndex(index - 1) : undefined}
        onNext={() => (index + 1 < steps.length ? setIndex(index + 1) : end())}
        onSkip={end}
      />
    </>
  );
}
