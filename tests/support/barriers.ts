import type { Page } from '@playwright/test';
import axe from 'axe-core';

/** A rule of WCAG 2.2 AA that axe finds broken, and the elements that break it. */
interface Fault {
  readonly id: string;
  readonly where: readonly string[];
}

/** What is asked of axe: faults alone, since to carry out of the page all that passed takes longer than to judge it. */
const ASKED: axe.RunOptions = {
  resultTypes: ['violations'],
  runOnly: { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'] },
};

/** Half a megabyte of script: given once to each document, however often that is judged. */
async function giveAxe(page: Page): Promise<void> {
  for (const frame of page.frames()) {
    if (!(await frame.evaluate(() => 'axe' in globalThis))) await frame.evaluate(axe.source);
  }
}

/**
 * Waits, frame by frame, until nothing moves or fades that comes to an end of itself: a dialog half faded in has
 * colours that nobody is left with. To ask for the animations is to begin those that the last change set off.
 */
export async function comeToRest(page: Page): Promise<void> {
  for (const frame of page.frames()) {
    await frame.evaluate(async () => {
      const passing = () =>
        document
          .getAnimations()
          .filter(
            ({ effect, playState }) => playState === 'running' && Number.isFinite(effect?.getComputedTiming().endTime),
          );
      for (let moving = passing(); moving.length > 0; moving = passing()) {
        await Promise.allSettled(moving.map(({ finished }) => finished));
      }
    });
  }
}

/** What axe finds wrong with the page once it has come to rest, frames of this site too, or with one part of it. */
export async function faultsIn(page: Page, within = 'html'): Promise<readonly Fault[]> {
  await comeToRest(page);
  await giveAxe(page);
  const { violations } = await page.evaluate(
    ([selector, asked]) => (globalThis as unknown as { axe: typeof axe }).axe.run(selector, asked),
    [within, ASKED] as const,
  );
  return violations.map(({ id, nodes }) => ({ id, where: nodes.map(({ html }) => html) }));
}
