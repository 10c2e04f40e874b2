import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** A rule of WCAG 2.2 AA that axe finds broken, and the elements that break it. */
interface Fault {
  readonly id: string;
  readonly where: readonly string[];
}

/** What axe finds wrong with the page as it stands, or with one part of it. */
export async function faultsIn(page: Page, within = 'html'): Promise<readonly Fault[]> {
  const { violations } = await new AxeBuilder({ page })
    .include(within)
    // Judged within the page, frames of this site too, and told of faults alone: to carry all that passed out of the page
    // and judge it in another costs four times as much.
    .setLegacyMode()
    .options({ resultTypes: ['violations'] })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
    .analyze();
  return violations.map(({ id, nodes }) => ({ id, where: nodes.map(({ html }) => html) }));
}
