/** An owner deletes a record by mistake and undoes the deletion. */
import type { Page } from '@playwright/test';
import { signInAsOwner } from '../support/demo.js';
import { expect, expectAccessible, test } from '../support/playwright.js';

const SECTIONS = '/m/innova/admin/sections';

interface Listed {
  readonly title: string;
  readonly items: readonly { readonly _id: string }[];
}

/** The public menu as JSON, as the next visitor gets it. */
async function publicMenu(page: Page) {
  const answer = await page.request.get('/api/v1/quickmenu/innova', { headers: { cookie: '' } });
  const { data } = (await answer.json()) as { data: { data: { sections: Listed[]; combos: Listed[] } } };
  return data.data;
}

/** The title of a section whose items are in combos. */
function sectionInCombos({ sections, combos }: Awaited<ReturnType<typeof publicMenu>>): string {
  const sold = new Set(combos.flatMap(({ items }) => items.map(({ _id }) => _id)));
  const found = sections.find(({ items }) => items.some(({ _id }) => sold.has(_id)));
  if (!found) throw new Error('No section of the demo has items in combos');
  return found.title;
}

async function deleteSection(page: Page, title: string) {
  await page.goto(SECTIONS);
  await page.getByRole('button', { name: title, exact: true }).click();
  await page.getByRole('button', { name: 'حذف التصنيف' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'حذف', exact: true }).click();
  await expect(page.getByText(`تم حذف التصنيف «${title}»`)).toBeVisible();
}

test('undoes a section’s deletion, and the next visitor sees it @phone', async ({ page, server }) => {
  await signInAsOwner(page, server);
  const before = await publicMenu(page);
  const title = sectionInCombos(before);
  await deleteSection(page, title);
  const without = await publicMenu(page);
  expect(without.sections).toHaveLength(before.sections.length - 1);
  expect(without.combos).not.toEqual(before.combos);

  const undo = page.getByRole('button', { name: 'تراجع' });
  await undo.hover();
  const box = await undo.boundingBox();
  expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
  await expectAccessible(page);
  await undo.click();
  await expect(page.getByText('تمت الاستعادة')).toBeVisible();
  await expect(page.getByRole('button', { name: title, exact: true })).toBeVisible();
  expect(await publicMenu(page)).toEqual(before);
});

test('takes it back with a key', { tag: '@desktop' }, async ({ page, server }) => {
  await signInAsOwner(page, server);
  const before = await publicMenu(page);
  await deleteSection(page, sectionInCombos(before));
  const undo = page.getByRole('button', { name: 'تراجع' });
  await undo.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('تمت الاستعادة')).toBeVisible();
  expect(await publicMenu(page)).toEqual(before);
});
