/**
 * Runs axe on every story, in combinations of language, theme and device. The extended tests cover all pairs of these
 * options for every story; the normal run checks only the first story of each component, in two combinations.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, type Page } from '@playwright/test';
import { accessibilityViolations } from '../support/accessibility.js';
import { reportResult, repetitions } from '../support/extendedTests.js';

const BOOK = join(import.meta.dirname, '../../.cache/storybook');
/** No server runs at this origin: requests are answered with files of the built Storybook. */
const ORIGIN = 'http://localhost:6006';

interface Story {
  readonly id: string;
  readonly title: string;
  readonly name: string;
  /** Docs pages are not checked, because they show the same stories again. */
  readonly type: 'story' | 'docs';
}

interface Choice {
  readonly language: 'ar' | 'en';
  readonly theme: 'light' | 'dark';
  readonly palette: 'default' | 'awkward';
  readonly width: 390 | 1280;
}

const FIRST: Choice = { language: 'ar', theme: 'light', palette: 'default', width: 390 };

/** Two combinations that together contain every option. */
const BOTH: readonly Choice[] = [FIRST, { language: 'en', theme: 'dark', palette: 'awkward', width: 1280 }];

/** Four combinations that contain every pair of language, theme and width. */
const PAIRS: readonly Choice[] = [
  FIRST,
  { language: 'en', theme: 'dark', palette: 'awkward', width: 390 },
  { language: 'ar', theme: 'dark', palette: 'default', width: 1280 },
  { language: 'en', theme: 'light', palette: 'awkward', width: 1280 },
];

const WHOLE = repetitions('STORIES', BOTH.length) === PAIRS.length;
const CHOICES = WHOLE ? PAIRS : BOTH;

/** The stories to check: all in the extended tests, otherwise the first of each component. */
function chosenStories(): readonly Story[] {
  const index = JSON.parse(readFileSync(join(BOOK, 'index.json'), 'utf8')) as { entries: Record<string, Story> };
  const all = Object.values(index.entries).filter(({ type }) => type === 'story');
  if (WHOLE) return all;
  return [...new Map(all.toReversed().map((story) => [story.title, story])).values()];
}

/** Opens Storybook's preview with the first story. */
async function openBook(page: Page, { language, theme, palette, width }: Choice, { id }: Story): Promise<void> {
  await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
  await page.setViewportSize({ width, height: 900 });
  await page.route('**/*', async (route) => {
    const path = join(BOOK, decodeURIComponent(new URL(route.request().url()).pathname));
    await (existsSync(path) ? route.fulfill({ path }) : route.fulfill({ status: 404 }));
  });
  await page.goto(
    `${ORIGIN}/iframe.html?viewMode=story&id=${id}&globals=language:${language};theme:${theme};palette:${palette}`,
  );
  await page.locator('#storybook-root > *').first().waitFor();
}

/** Switches to a story, and waits until it is rendered and its requests have finished. @returns the error, if any */
function turnTo(page: Page, { id }: Story): Promise<string | undefined> {
  return page.evaluate(async (storyId) => {
    type Listener = (told: unknown) => void;
    interface Channel {
      on: (event: string, listener: Listener) => void;
      removeListener: (event: string, listener: Listener) => void;
      emit: (event: string, told: unknown) => void;
    }
    const { __STORYBOOK_ADDONS_CHANNEL__: channel } = globalThis as unknown as {
      __STORYBOOK_ADDONS_CHANNEL__: Channel;
    };
    const listeners: [string, Listener][] = [];
    const said = await new Promise<string | undefined>((resolve) => {
      const stands = () => {
        resolve(undefined);
      };
      listeners.push(['storyUnchanged', stands]);
      listeners.push([
        'storyRenderPhaseChanged',
        (told) => {
          const phase = told as { readonly storyId: string; readonly newPhase: string };
          // The story is rendered now. The next phase would wait until its animations end.
          if (phase.storyId === storyId && phase.newPhase === 'completing') stands();
        },
      ]);
      for (const failure of ['storyErrored', 'storyThrewException', 'storyMissing']) {
        listeners.push([
          failure,
          (told) => {
            resolve(`${failure}: ${JSON.stringify(told)}`);
          },
        ]);
      }
      for (const [event, listener] of listeners) channel.on(event, listener);
      channel.emit('setCurrentStory', { storyId, viewMode: 'story' });
    });
    for (const [event, listener] of listeners) channel.removeListener(event, listener);
    for (let pause = 0; pause < 2; pause += 1)
      await new Promise((resolve) => requestIdleCallback(resolve, { timeout: 1000 }));
    return said;
  }, id);
}

for (const choice of CHOICES) {
  test(`meets no barrier in any story: ${Object.values(choice).join(', ')}`, async ({ page }) => {
    const stories = chosenStories();
    expect(stories.length).toBeGreaterThan(20);
    const [first] = stories;
    if (first) await openBook(page, choice, first);
    const faults = [];
    for (const story of stories) {
      const failure = await turnTo(page, story);
      const barriers = failure === undefined ? await accessibilityViolations(page) : [failure];
      if (barriers.length > 0) faults.push({ story: story.id, barriers });
    }
    expect(faults).toEqual([]);
    reportResult(`${stories.length} stories met no barrier: ${Object.values(choice).join(', ')}.`);
  });
}
