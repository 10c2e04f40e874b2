/**
 * `npm run dev` in a copy of the repository: a change of the source shows on the page or in the API without a manual
 * step.
 */
import type { Page } from '@playwright/test';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { copyCheckout } from '../../scripts/lib/copyCheckout.mjs';
import { freePort } from '../../scripts/lib/port.mjs';
import { endChild, killAll, startChild, waitUntilReady, type Child } from '../support/childProcess.js';
import { copyOf, removeData, type Data } from '../support/dataFolder.js';
import { signInAsOwner } from '../support/demo.js';
import { removeFolder } from '../support/runFolder.js';
import { expect, test } from '../support/playwright.js';
import { seededData } from '../support/seedDataLocation.js';
import { SETTINGS, type RunningServer } from '../support/server.js';
import { reportResult, isExtendedRun } from '../support/extendedTests.js';

/** Time limits for a start and for a change on a busy machine. The extended tests report the measured times. */
const START = 180_000;
const PATIENCE = 60_000;

let copy: string;
let data: Data;
let child: Child;
let server: RunningServer;

test.beforeAll(async () => {
  test.setTimeout(2 * START);
  copy = copyCheckout('developing');
  data = await copyOf(seededData());
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  child = startChild(process.execPath, ['scripts/dev.mjs'], {
    cwd: copy,
    detached: true,
    env: { PATH: process.env['PATH'], ...SETTINGS, PORT: String(port), PUBLIC_URL: origin, DATA_DIR: data.folder },
  });
  server = { origin, data, output: child.output };
  await waitUntilReady(child, () => Promise.resolve(child.output().includes('The demo log-ins:')), START);
});

test.afterAll(async () => {
  killAll(child.process);
  await child.ended;
  await removeData(data);
  removeFolder(copy);
});

/** A file in the copy, and its text with a replacement. */
function replaced(path: string, from: string, to: string): readonly [file: string, text: string] {
  const file = join(copy, path);
  const text = readFileSync(file, 'utf8');
  expect(text).toContain(from);
  return [file, text.replace(from, () => to)];
}

/** Edits a file in the copy. */
const edit = (path: string, from: string, to: string): void => writeFileSync(...replaced(path, from, to));

/** For how long a busy machine may interrupt a program between emptying a file and writing it. */
const INTERRUPTED_MS = 20;

/** Edits a file in the copy like a program that is interrupted while it saves. */
async function editSlowly(path: string, from: string, to: string): Promise<void> {
  const [file, text] = replaced(path, from, to);
  writeFileSync(file, '');
  await wait(INTERRUPTED_MS);
  writeFileSync(file, text);
}

/** The duration of a task in seconds: `0.42`. */
async function timed(work: () => Promise<unknown>): Promise<string> {
  const begun = performance.now();
  await work();
  return ((performance.now() - begun) / 1000).toFixed(2);
}

const said = (sentence: string | RegExp) => expect.poll(child.output, { timeout: PATIENCE }).toMatch(sentence);

/** Whether the page was not reloaded since the first call. */
const isSame = (page: Page) =>
  page.evaluate(() => Boolean(Reflect.get(window, 'seen') || !Reflect.set(window, 'seen', true)));

/** Opens the settings at the appearance form. */
async function openForm(page: Page) {
  await signInAsOwner(page, server);
  await page.goto(`${server.origin}/m/innova/admin/publicInfo?card=appearance`);
  const form = page.getByRole('form', { name: 'المظهر' });
  await expect(form.getByLabel('الوصف', { exact: true })).toBeVisible({ timeout: PATIENCE });
  return form;
}

test.describe('npm run dev', { tag: '@desktop' }, () => {
  test.describe.configure({ mode: 'serial', timeout: 4 * PATIENCE });

  test('shows a change of the public page at once, and survives a broken one', async ({ page }) => {
    // On a busy machine, the CMS may answer the first visit too late.
    const visit = async () => (await page.goto(`${server.origin}/m/innova`))?.status();
    await expect.poll(visit, { timeout: PATIENCE }).toBe(200);
    const footer = page.locator('.foot');
    await expect(footer).toBeVisible();
    const FOOTER = 'menu-site/src/pages/menu/Footer.tsx';
    const took = await timed(async () => {
      edit(FOOTER, '<p>{messages.madeWith}</p>', '<p>{messages.madeWith} 7391</p>');
      await expect(footer).toContainText('7391', { timeout: PATIENCE });
    });
    reportResult(`npm run dev, a change in a component of the public page: on the screen after ${took} s`);

    edit(FOOTER, '7391</p>', '7392</p');
    await said(/Footer\.tsx/);
    expect((await page.request.get(`${server.origin}/m/innova`)).status()).toBe(200);
    edit(FOOTER, '7392</p', '7393</p>');
    await expect(footer).toContainText('7393', { timeout: PATIENCE });

    // The page must recover from a render error without a manual reload.
    edit(FOOTER, '7393</p>', "7393{JSON.parse('')}</p>");
    await expect(page.getByText('(500)')).toBeVisible({ timeout: PATIENCE });
    await editSlowly(FOOTER, "7393{JSON.parse('')}</p>", '7396</p>');
    await expect(footer).toContainText('7396', { timeout: PATIENCE });
  });

  test('names sources in what goes wrong in the front and in browsers', async ({ page }) => {
    edit(
      'menu-site/server/pages/crawlerFiles.ts',
      'if (part.kind ===',
      "if (part) throw new Error('broken sitemap');\n    if (part.kind ===",
    );
    await expect
      .poll(async () => (await page.request.get(`${server.origin}/sitemap.xml`)).status(), { timeout: PATIENCE })
      .toBe(500);
    await said(/broken sitemap.*menu-site\/server\/pages\/crawlerFiles\.ts:\d+/);
    edit(
      'menu-site/src/pages/menu/client/menu.ts',
      'initDialogs(document);',
      "setTimeout(() => {\n  throw new Error('broken');\n});",
    );
    const thrown = page.waitForEvent('pageerror');
    await page.goto(`${server.origin}/m/innova`);
    expect((await thrown).stack).toMatch(/src\/pages\/menu\/client\/menu\.ts/);
  });

  test('replaces a component of the owner’s area where it is', async ({ page }) => {
    await openForm(page);
    await isSame(page);
    const took = await timed(async () => {
      edit('admin-ui/src/app/OwnerLayout.tsx', '<SkipLink />', '<SkipLink />\n      <p>7394</p>');
      await expect(page.getByText('7394')).toBeVisible({ timeout: PATIENCE });
    });
    expect(await isSame(page)).toBe(true);
    reportResult(`npm run dev, a change in a component of the owner's area: on the screen after ${took} s`);
  });

  test('shows a change of a shape in its form, and loads a public page again', async ({ page, context }) => {
    test.skip(
      !isExtendedRun,
      'The CMS and the front start again for it, which takes most of a minute: `npm run test:extended`.',
    );
    const form = await openForm(page);
    const publicPage = await context.newPage();
    await publicPage.goto(`${server.origin}/m/innova`);
    await isSame(publicPage);

    const SHAPE = 'schemas/src/menu/institution.ts';
    edit(SHAPE, "title: 'الوصف', 'x-en': 'Description'", "title: , 'x-en': 'Description'");
    await said(/institution\.ts.*error TS/);
    const description = async () => {
      const answer = await page.request.get(`${server.origin}/api/v1/openapi.json`).catch(() => undefined);
      return ((await answer?.text()) ?? '').includes('About 7395');
    };
    const [onScreen, inAnswers] = await Promise.all([
      timed(async () => {
        // Both edits cause only one restart of the CMS.
        edit(
          'cms/src/monitoring/endpoints.ts',
          'await readiness();',
          "await Promise.reject(new Error('broken readiness'));",
        );
        edit(SHAPE, "title: , 'x-en': 'Description'", "title: 'عن المطعم 7395', 'x-en': 'About 7395'");
        await expect(form.getByLabel('عن المطعم 7395', { exact: true })).toBeVisible({ timeout: PATIENCE });
      }),
      timed(() => expect.poll(description, { timeout: PATIENCE }).toBe(true)),
    ]);
    await expect.poll(() => isSame(publicPage).catch(() => true), { timeout: PATIENCE }).toBe(false);
    expect((await page.request.get(`${server.origin}/readyz`)).status()).toBe(500);
    await said(/broken readiness.*cms\/src\/monitoring\/endpoints\.ts:\d+/);
    reportResult(`npm run dev, a change in a shape: in the form after ${onScreen} s, in the API after ${inAnswers} s`);
  });

  test('ends with all that it started', async () => {
    expect(await endChild(child, 'SIGINT')).toBe(0);
    const isGone = () => {
      try {
        return !process.kill(-(child.process.pid ?? 0), 0);
      } catch {
        return true;
      }
    };
    await expect.poll(isGone).toBe(true);
  });
});
