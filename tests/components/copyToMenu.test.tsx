/** Copies of a section or of the whole menu to another menu of the owner. */
import { screen, waitFor, within } from '@testing-library/react';
import { isolateLtr } from '@qaima/schemas';
import { beforeEach, describe, expect, it } from 'vitest';
import { anAccount, idOf } from '../../stories/support/sampleMenu.js';
import { setUpBrowser } from './browserMocks.js';
import { BUSY_RESPONSE, openOwnerScreen, requestBodiesOf, requestsOf, respondWithError } from './openOwnerScreen.js';

beforeEach(() => setUpBrowser());

const OTHERS = [
  { _id: idOf('menu', 2), username: 'cafe', name: 'مقهى البلد', logo: null, currency: 'SAR', role: 'editor' },
  { _id: idOf('menu', 3), username: null, name: 'فرع إربد', logo: null, currency: 'JOD', role: 'owner' },
  { _id: idOf('menu', 4), username: 'elsewhere', name: 'حيث يأخذ الطلبات', logo: null, role: 'orders' },
  { _id: idOf('menu', 5), username: null, name: '', logo: null, role: 'owner' },
] as const;
const account = (count: number) => anAccount({ menus: [...anAccount().menus, ...OTHERS.slice(0, count)] });

const openDialog = async (user: ReturnType<typeof openOwnerScreen>['user'], title: string) => {
  await user.click(await screen.findByRole('button', { name: 'نسخ إلى قائمة أخرى' }));
  return screen.findByRole('alertdialog', { name: title });
};

describe('a copy to another menu', () => {
  it('of a section says what it takes, and is undone at the other menu', async () => {
    const { api, user } = openOwnerScreen('/sections', { account: account(4) });
    await user.click(await screen.findByRole('button', { name: 'الشاورما' }));
    const dialog = await openDialog(user, 'نسخ «الشاورما» إلى قائمة أخرى');
    expect(within(dialog).getByText('تصنيف واحد')).toBeDefined();
    const send = within(dialog).getByRole('button', { name: 'نسخ' });
    expect(send).toHaveProperty('disabled', true);
    const choice = within(dialog).getByLabelText<HTMLSelectElement>('إلى القائمة');
    const unnamed = `قائمة بلا اسم (${isolateLtr(idOf('menu', 5).slice(-6))})`;
    expect([...choice.options].map(({ text }) => text)).toEqual(['اختر…', 'مقهى البلد', 'فرع إربد', unnamed]);
    await user.selectOptions(choice, 'مقهى البلد');
    expect(within(dialog).getByText(/الأسعار هنا بعملة د\.أ وفي القائمة الأخرى بعملة ر\.س/)).toBeDefined();
    await user.selectOptions(choice, 'فرع إربد');
    expect(within(dialog).queryByText(/الأسعار هنا بعملة/)).toBeNull();
    await user.click(send);
    const done = await screen.findByRole('alertdialog', { name: 'تم النسخ إلى «فرع إربد»' });
    const section = api.menu().sections?.[0]?._id;
    expect(requestBodiesOf(api, 'menuCopy.send')).toEqual([{ to: idOf('menu', 3), sections: [section] }]);
    await user.click(within(done).getByRole('button', { name: 'تراجع عن النسخ' }));
    expect(await screen.findByText('أُزيلت النسخ من «فرع إربد»')).toBeDefined();
    expect(requestsOf(api, 'trash.restore').map(({ params }) => params['menuId'])).toEqual([idOf('menu', 3)]);
  });

  it('can be undone after its dialog was closed', async () => {
    const { api, user } = openOwnerScreen('/publicInfo?card=danger', { account: account(1) });
    const dialog = await openDialog(user, 'نسخ القائمة كلها إلى قائمة أخرى');
    await user.click(within(dialog).getByRole('button', { name: 'نسخ' }));
    const done = await screen.findByRole('alertdialog', { name: 'تم النسخ إلى «مقهى البلد»' });
    await user.click(within(done).getByRole('button', { name: 'إغلاق' }));
    await user.click(await screen.findByRole('button', { name: 'تراجع' }));
    expect(await screen.findByText('أُزيلت النسخ من «مقهى البلد»')).toBeDefined();
    expect(requestsOf(api, 'trash.restore').map(({ params }) => params['menuId'])).toEqual([idOf('menu', 2)]);
  });

  it('of the whole menu skips the choice of a sole target, reports failure', async () => {
    const { api, user } = openOwnerScreen('/publicInfo?card=danger', {
      account: account(1),
      ...respondWithError('menuCopy.send'),
    });
    const dialog = await openDialog(user, 'نسخ القائمة كلها إلى قائمة أخرى');
    await user.click(within(dialog).getByRole('button', { name: 'نسخ' }));
    expect(await screen.findByText(BUSY_RESPONSE)).toBeDefined();
    await waitFor(() => expect(within(dialog).getByRole('button', { name: 'نسخ' })).toHaveProperty('disabled', false));
    expect(requestBodiesOf(api, 'menuCopy.send')).toEqual([{ to: idOf('menu', 2) }]);
  });

  it('is not offered without another menu', async () => {
    const { user } = openOwnerScreen('/sections', { account: account(0) });
    await user.click(await screen.findByRole('button', { name: 'الشاورما' }));
    expect(await screen.findByRole('button', { name: 'حذف التصنيف' })).toBeDefined();
    expect(screen.queryByRole('button', { name: 'نسخ إلى قائمة أخرى' })).toBeNull();
  });
});
