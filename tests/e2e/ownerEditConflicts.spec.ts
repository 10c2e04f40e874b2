/** Two users edit the same menu, each in a separate browser. */
import type { Page } from '@playwright/test';
import { sectionEndpoints, endpointUrl } from '@qaima/schemas';
import { signInAsOwner } from '../support/demo.js';
import { expect, expectAccessible, test } from '../support/playwright.js';

const nameIn = (page: Page) => page.getByLabel('اسم التصنيف');
const save = (page: Page) => page.getByRole('button', { name: 'حفظ', exact: true });

test('each confirms replacing the other’s edit; deleting is safe @desktop', async ({ page, browser, server }) => {
  await signInAsOwner(page, server);
  const context = await browser.newContext({ baseURL: server.origin, locale: 'ar' });
  const other = await context.newPage();
  const request = await signInAsOwner(other, server);
  const menuId = 'innova';
  // A section of its own: other tests look for those of the demo menu by their titles.
  const answer = await request.post(server.origin + endpointUrl(sectionEndpoints.create, { menuId }), {
    data: { title: 'لاثنين', prime: false },
  });
  const { data } = (await answer.json()) as { data: { data: { _id: string } } };
  const { _id: sectionId } = data.data;
  const address = `/m/innova/admin/sections?section=${sectionId}`;

  await page.goto(address);
  await other.goto(address);
  await nameIn(page).fill('كما أريد أنا');
  await nameIn(other).fill('كما تريد هي');
  await save(other).click();
  await expect(other.getByText('تم تعديل التصنيف')).toBeVisible();

  await save(page).click();
  const dialog = page.getByRole('dialog', { name: 'غُيّرت القيمة نفسها في مكان آخر' });
  await expect(dialog.getByRole('radio', { name: /كما تريد هي/ })).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('radio', { name: /كما أريد أنا/ }).check();
  await save(page).last().click();
  await expect(page.getByText('تم تعديل التصنيف')).toBeVisible();
  await other.reload();
  await expect(other.getByRole('button', { name: 'كما أريد أنا', exact: true })).toBeVisible();

  await page.goto(address);
  await nameIn(page).fill('بعد الحذف');
  const gone = await request.delete(server.origin + endpointUrl(sectionEndpoints.remove, { menuId, sectionId }));
  expect(gone.ok()).toBe(true);
  await save(page).click();
  await expect(page.getByText(/حُذف هذا في مكان آخر/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'حفظه جديدًا' })).toBeEnabled();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'استعادة من المحذوفات' }).click();
  await expect(page.getByText(/حُذف هذا في مكان آخر/)).toBeHidden();
  await expect(nameIn(page)).toHaveValue('بعد الحذف');
  await save(page).click();
  await expect(page.getByRole('button', { name: 'بعد الحذف', exact: true })).toBeVisible();
  await context.close();
});
