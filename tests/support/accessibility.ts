import type { Frame, Page } from '@playwright/test';
import axe from 'axe-core';

/** A violation of a WCAG 2.2 AA rule, with the elements that violate it. */
interface Fault {
  readonly id: string;
  readonly where: readonly string[];
}

/** The rules to check: all, or those whose result depends on colours. */
type Rules = 'all' | 'colours';

const RULES: Readonly<Record<Rules, axe.RunOnly>> = {
  all: { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'] },
  colours: { type: 'rule', values: ['color-contrast', 'link-in-text-block'] },
};

/** Returns only violations, because transferring the passed checks takes longer than running them. */
const askedFor = (rules: Rules): axe.RunOptions => ({ resultTypes: ['violations'], runOnly: RULES[rules] });

/** Calls a function for each frame. A frame that the page removes meanwhile has nothing to judge. */
async function inFrames(page: Page, perform: (frame: Frame) => Promise<void>): Promise<void> {
  for (const frame of page.frames()) {
    await perform(frame).catch((error: unknown) => {
      if (!frame.isDetached()) throw error;
    });
  }
}

/** Injects axe (500 kB) once per document. */
const giveAxe = (page: Page): Promise<void> =>
  inFrames(page, async (frame) => {
    if (!(await frame.evaluate(() => 'axe' in globalThis))) await frame.evaluate(axe.source);
  });

/**
 * Waits until the finite animations of all frames have ended, because colours during a fade would violate the
 * contrast rule. Reading the list of animations also starts those of the last style change.
 */
export const waitForAnimations = (page: Page): Promise<void> =>
  inFrames(page, (frame) =>
    frame.evaluate(async () => {
      const passing = () =>
        document
          .getAnimations()
          .filter(
            ({ effect, playState }) => playState === 'running' && Number.isFinite(effect?.getComputedTiming().endTime),
          );
      for (let moving = passing(); moving.length > 0; moving = passing()) {
        await Promise.allSettled(moving.map(({ finished }) => finished));
      }
    }),
  );

/**
 * The axe violations in the page (including same-origin frames) or in one element, after animations have ended. While a
 * modal dialog is open, only the dialog is checked, because nobody can reach the rest of the page.
 */
export async function accessibilityViolations(
  page: Page,
  within?: string,
  rules: Rules = 'all',
): Promise<readonly Fault[]> {
  await giveAxe(page);
  await waitForAnimations(page);
  const { violations } = await page.evaluate(
    ([selector, asked]) => {
      const reachable = document.querySelector('dialog:modal') === null ? 'html' : 'dialog:modal';
      return (globalThis as unknown as { axe: typeof axe }).axe.run(selector ?? reachable, asked);
    },
    [within, askedFor(rules)] as const,
  );
  return violations.map(({ id, nodes }) => ({ id, where: nodes.map(({ html }) => html) }));
}
