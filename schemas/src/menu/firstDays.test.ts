import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { FIRST_STEPS, isInFirstDays, openFirstSteps, type BeginningMenu, type FirstStep } from './firstDays.js';

/** For each step, the data that completes it. */
const DONE: Readonly<Record<FirstStep, Partial<BeginningMenu>>> = {
  logo: { institution: { logo: 'logo.webp' } },
  section: { sections: [{ items: [] }] },
  items: { sections: [{ items: [1, 2] }, { items: [3, 4, 5] }] },
  hours: { workingDays: [{}] },
  whatsapp: { institution: { whatsapp: 'https://wa.me/962790000001' } },
  code: { firstDays: { isShown: true, codePrinted: true } },
};

const merged = (steps: readonly FirstStep[]): BeginningMenu => {
  const parts = steps.map((step) => DONE[step]);
  return Object.assign({ firstDays: { isShown: true } }, ...parts, {
    institution: Object.assign({}, ...parts.map(({ institution }) => institution)) as BeginningMenu['institution'],
  }) as BeginningMenu;
};

describe('the first steps', () => {
  it('are each done by what they ask for, whatever else is done', () => {
    fc.assert(
      fc.property(fc.subarray([...FIRST_STEPS]), (steps) => {
        const done = new Set<FirstStep>(steps.includes('items') ? [...steps, 'section'] : steps);
        expect(openFirstSteps(merged(steps))).toEqual(FIRST_STEPS.filter((step) => !done.has(step)));
      }),
    );
  });

  it.each([
    ['four items are too few', { sections: [{ items: [1, 2, 3, 4] }] }, 'items', true],
    ['a script is no link', { institution: { whatsapp: 'javascript:alert(1)' } }, 'whatsapp', true],
    ['a group takes no orders', { institution: { whatsapp: 'https://chat.whatsapp.com/AbCd' } }, 'whatsapp', true],
    ['the inbox receives orders too', { settings: { orders: { mode: 'inbox' } } }, 'whatsapp', false],
  ] as const)('%s', (_name, menu, step, isOpen) => {
    expect(openFirstSteps(menu).includes(step)).toBe(isOpen);
  });

  it('appear until done or dismissed, and never for older menus', () => {
    expect(isInFirstDays(merged([]))).toBe(true);
    expect(isInFirstDays(merged(FIRST_STEPS))).toBe(false);
    expect(isInFirstDays({ firstDays: { isShown: false } })).toBe(false);
    expect(isInFirstDays({})).toBe(false);
  });
});
