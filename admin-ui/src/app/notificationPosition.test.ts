import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { offsetAbove, positionNotifications, type Rect } from './notificationPosition.js';

const SCREEN = { width: 390, height: 844 };
const CEILING = 72;
const resting: Rect = { left: 16, right: 374, top: 776, bottom: 828 };

const boxes = fc.array(
  fc
    .tuple(fc.integer({ min: 0, max: 380 }), fc.integer({ min: 0, max: 840 }), fc.nat(300), fc.nat(120))
    .map(([left, top, width, height]) => ({ left, top, right: left + width + 1, bottom: top + height + 1 })),
  { maxLength: 8 },
);

const covers = (box: Rect, other: Rect) =>
  box.left < other.right && other.left < box.right && box.top < other.bottom && other.top < box.bottom;

const lifted = (lift: number) => ({ ...resting, top: resting.top - lift, bottom: resting.bottom - lift });

describe('the place of the notices', () => {
  it('is the lowest one that covers nothing, wherever there is one', () => {
    fc.assert(
      fc.property(boxes, (obstacles) => {
        const isClear = (lift: number) => !obstacles.some((box) => covers(lifted(lift), box));
        const lift = offsetAbove(resting, obstacles, CEILING);
        if (lift !== null) {
          expect(isClear(lift)).toBe(true);
          expect(lifted(lift).top).toBeGreaterThanOrEqual(CEILING);
        } else {
          // If no position is found, every position is closer than 8 px to an obstacle.
          const airy = (at: number) =>
            !obstacles.some((box) =>
              covers(lifted(at), {
                left: box.left - 8,
                right: box.right + 8,
                top: box.top - 8,
                bottom: box.bottom + 8,
              }),
            );
          for (let at = 0; lifted(at).top >= CEILING; at += 1) expect(airy(at)).toBe(false);
        }
      }),
    );
  });

  it('is at the foot of the screen when only what is elsewhere is in use', () => {
    expect(offsetAbove(resting, [{ left: 0, right: SCREEN.width, top: 100, bottom: 144 }], CEILING)).toBe(0);
  });

  it('is above the bar of a form', () => {
    const bar = { left: 0, right: SCREEN.width, top: 772, bottom: SCREEN.height };
    expect(lifted(offsetAbove(resting, [bar], CEILING)!).bottom).toBe(bar.top - 8);
  });

  it('avoids the edited form where space allows, and always what is in use', () => {
    const at = (top: number, bottom: number): Rect => ({ left: 0, right: SCREEN.width, top, bottom });
    const save = at(772, 844);
    const place = (inUse: Rect, nearby: readonly Rect[], titles: readonly Rect[] = []) => {
      const { lift, covers: covered } = positionNotifications(resting, { inUse: [inUse], nearby, titles }, CEILING);
      return [lifted(lift).bottom, covered];
    };
    expect(place(save, [at(600, 760)])).toEqual([600 - 8, 'nothing']);
    // First case: the form fills the whole screen, so the notifications cover its fields, but not its submit button.
    // Second case: the controls in use leave space only over the app bar, so the notifications cover it.
    expect(place(save, [at(0, 844)])).toEqual([save.top - 8, 'nearby']);
    expect(place(at(CEILING, 844), [])).toEqual([CEILING - 8, 'nearby']);
    expect(place(at(40, 844), [])).toEqual([resting.bottom, 'inUse']);
    // A title is covered only if every other position covers a control in use.
    const title = at(CEILING, 130);
    expect(place(save, [at(140, 760)], [title])).toEqual([save.top - 8, 'nearby']);
    expect(place(at(140, 844), [], [title])).toEqual([CEILING - 8, 'nearby']);
    expect(place(at(140, 844), [], [at(40, 130)])).toEqual([140 - 8, 'nearby']);
  });
});
