/** Moves notifications so that they do not cover controls in use. */
import { useEffect } from 'react';
import { tokens } from '../theme/theme.js';
import {
  offsetAbove,
  findObstacles,
  positionNotifications,
  pressedControl,
  type NotificationPosition,
} from './notificationPosition.js';

/** Events after which a control may be under the notifications. */
const EVENTS = ['pointerdown', 'focusin', 'scroll', 'transitionend', 'animationend'] as const;

export type CoveredArea = Exclude<NotificationPosition['covers'], 'nothing'>;

/** The pressed control is tracked, because some browsers do not focus a button that is touched. */
let pressed = pressedControl(null);
const remember = ({ target }: Event) => {
  if (!(target instanceof Element && target.closest('[data-error]'))) pressed = pressedControl(target);
};

/**
 * Moves the region up by setting the CSS property `--notice-lift` (px). The property `--notice-space` of the document is
 * the height above a sticky footer that the notifications cover: pages become longer by it, so that their last rows can
 * be scrolled above the notifications.
 * @param onCrowded called if several notifications still cover controls
 */
export function useNotificationOffset(
  region: HTMLElement | null,
  count: number,
  onCrowded: (covered: CoveredArea) => void,
): void {
  useEffect(() => {
    document.addEventListener('pointerdown', remember, true);
    return () => document.removeEventListener('pointerdown', remember, true);
  }, []);
  useEffect(() => {
    if (!region || count === 0) return undefined;
    const page = document.documentElement.style;
    let lift = 0;
    let frame = 0;
    const move = () => {
      frame = 0;
      const obstacles = findObstacles(region, pressed);
      const { left, right, top, bottom } = region.getBoundingClientRect();
      // While the pointer or the focus is on a notification, it moves only if it covers a control in use.
      const isUsed = region.matches(':hover') || region.contains(document.activeElement);
      if (isUsed && offsetAbove({ left, right, top, bottom }, obstacles.inUse, 0) === 0) return;
      const resting = { left, right, top: top + lift, bottom: bottom + lift };
      const place = positionNotifications(resting, obstacles, tokens.topBar);
      if (count > 1 && place.covers !== 'nothing') onCrowded(place.covers);
      lift = place.lift;
      region.style.setProperty('--notice-lift', `${lift}px`);
      page.setProperty('--notice-space', `${lift > 0 ? bottom - top : 0}px`);
    };
    const soon = () => {
      frame ||= requestAnimationFrame(move);
    };
    move();
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
      page.removeProperty('--notice-space');
    };
  }, [region, count, onCrowded]);
}
