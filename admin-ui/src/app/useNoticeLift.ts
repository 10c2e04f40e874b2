/** Keeps the notices clear of the controls that are in use, as long as any notice is shown. */
import { useEffect } from 'react';
import { controlsInUse, liftOf } from './noticePlace.js';
import { look } from './theme.js';

/** What may move a control under the notices. */
const EVENTS = ['pointerdown', 'focusin', 'scroll', 'transitionend', 'animationend'] as const;

/** The control that was pressed last: a button doesn't take the focus when it is touched in every browser. */
let pressed: Element | null = null;
const remember = ({ target }: Event) => {
  pressed = target instanceof Element ? target : null;
};

/** Sets `--notice-lift` (px) on the region: how far its notices stand above their resting place. */
export function useNoticeLift(region: HTMLElement | null, count: number): void {
  useEffect(() => {
    document.addEventListener('pointerdown', remember, true);
    return () => document.removeEventListener('pointerdown', remember, true);
  }, []);
  useEffect(() => {
    if (!region || count === 0) return undefined;
    let lift = 0;
    let frame = 0;
    const place = () => {
      frame = 0;
      const obstacles = controlsInUse(region, pressed);
      const { left, right, top, bottom } = region.getBoundingClientRect();
      // What is pointed at or about to be pressed by key stays where it is, unless it came up under the pointer.
      const isUsed = region.matches(':hover') || region.contains(document.activeElement);
      if (isUsed && liftOf({ left, right, top, bottom }, obstacles, look.topBar) === 0) return;
      const resting = { left, right, top: top + lift, bottom: bottom + lift };
      lift = liftOf(resting, obstacles, look.topBar);
      region.style.setProperty('--notice-lift', `${lift}px`);
    };
    const soon = () => {
      frame ||= requestAnimationFrame(place);
    };
    place();
    const changes = new MutationObserver(soon);
    changes.observe(document.body, { childList: true, subtree: true });
    for (const name of EVENTS) document.addEventListener(name, soon, true);
    window.addEventListener('resize', soon);
    return () => {
      cancelAnimationFrame(frame);
      changes.disconnect();
      for (const name of EVENTS) document.removeEventListener(name, soon, true);
      window.removeEventListener('resize', soon);
      region.style.removeProperty('--notice-lift');
    };
  }, [region, count]);
}
