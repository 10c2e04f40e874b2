import type { Page } from '@playwright/test';
import axe from 'axe-core';

/** A violated rule of WCAG 2.2 AA, and the elements that violate it. */
interface Fault {
  readonly id: string;
  readonly where: readonly string[];
}

/** Only violations: transferring all passed checks takes longer than running them. */
const ASKED: axe.RunOptions = {
  resultTypes: ['violations'],
  runOnly: { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'] },
};

/** Injects axe (500 kB) once per document. */
async function giveAxe(page: Page): Promise<void> {
  for (const frame of page.frames()) {
    if (!(await frame.evaluate(() => 'axe' in globalThis))) await frame.evaluate(axe.source);
  }
}

/**
 * Waits, frame by frame, until finite animations have ended: colours during a fade would fail the contrast rule.
 * Reading the animations also starts those of the last style change.
 */
export async function waitForAnimations(page: Page): Promise<void> {
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

/** The axe violations of the page, including same-origin frames, or of one part, once animations have ended. */
export async function accessibilityViolations(page: Page, within = 'html'): Promise<readonly Fault[]> {
  await waitForAnimations(page);
  await giveAxe(page);
  const { violations } = await page.evaluate(
    ([selector, asked]) => (globalThis as unknown as { axe: typeof axe }).axe.run(selector, asked),
    [within, ASKED] as const,
  );
  return violations.map(({ id, nodes }) => ({ id, where: nodes.map(({ html }) => html) }));
}
