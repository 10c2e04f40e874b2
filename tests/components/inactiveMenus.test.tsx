import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { someInactiveMenus } from '../../stories/support/fake-api/staffConsole.js';
import { openStaffConsole } from './openStaffConsole.js';
import { BUSY_RESPONSE, requestBodiesOf, requestsOf, respondWithError } from './openOwnerScreen.js';
import { setUpBrowser } from './browserMocks.js';

beforeEach(() => setUpBrowser());

const AT = '/inactiveMenus';
const rowsOf = async () => within(await screen.findByRole('table', { name: 'القوائم المتوقفة' })).getAllByRole('row');

async function question(options = {}) {
  const opened = openStaffConsole(AT, options);
  await opened.user.click(await screen.findByRole('button', { name: 'حذف الكل (3)' }));
  const dialog = await screen.findByRole('alertdialog', { name: 'حذف 3 قوائم؟' });
  const confirm = within(dialog).getByRole<HTMLButtonElement>('button', { name: 'حذف 3 قوائم' });
  return { ...opened, dialog, confirm };
}

const type = (dialog: HTMLElement, text: string) =>
  fireEvent.change(within(dialog).getByLabelText('اكتب العدد 3 للتأكيد'), { target: { value: text } });

describe('the deleted menus', () => {
  const trash = () => screen.findByRole('list', { name: 'القوائم المحذوفة' });

  it('say what each held and until when, and one is restored once confirmed', async () => {
    const { api, user } = openStaffConsole(AT, { inactive: [], deleted: someInactiveMenus });
    const [first, second] = within(await trash()).getAllByRole('listitem');
    expect(first!.textContent).toMatch(
      /مطعم الدار.*3 تصنيفات · 41 صنفًا · 12 صورة · 108 طلبات من الزبائن.*مها صالح.*بقي 30 يومًا/,
    );
    expect(second!.textContent).toMatch(/بلا اسم.*كانت فارغة.*بقي يومان/);
    await user.click(within(first!).getByRole('button', { name: 'استعادة مطعم الدار' }));
    const dialog = await screen.findByRole('alertdialog', { name: /استعادة «.مطعم الدار.»؟/ });
    expect(requestsOf(api, 'menu.restore')).toHaveLength(0);
    await user.click(within(dialog).getByRole('button', { name: 'استعادة' }));
    expect(await screen.findByText(/استُعيدت «.مطعم الدار.»/)).toBeDefined();
    expect(await rowsOf()).toHaveLength(2);
    await waitFor(async () => expect(within(await trash()).getAllByRole('listitem')).toHaveLength(2));
    const list = await trash();
    await waitFor(() => expect(document.activeElement === list).toBe(true));
  });

  it('stay listed when the server refuses, in English too', async () => {
    const { user } = openStaffConsole(AT, { deleted: someInactiveMenus, ...respondWithError('menu.restore') }, 'en');
    const list = await screen.findByRole('list', { name: 'Deleted menus' });
    await user.click(within(list).getByRole('button', { name: 'Restore مطعم الدار' }));
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Restore' }));
    expect(await screen.findByText(BUSY_RESPONSE)).toBeDefined();
    expect(within(list).getAllByRole('listitem')).toHaveLength(3);
  });
});

describe('the inactive menus', () => {
  it('show company, phone, owner, order number, time, and a link to activate', async () => {
    openStaffConsole(AT);
    const [head, first, second] = await rowsOf();
    expect(
      within(head!)
        .getAllByRole('columnheader')
        .slice(1, 6)
        .map(({ textContent }) => textContent),
    ).toEqual(['اسم الشركة', 'الهاتف', 'صاحبها', 'رقم الطلب', 'متوقفة منذ']);
    expect(first!.textContent).toMatch(/مطعم الدار\+962790000001.*ليث الخطيب.*12.*2026/);
    expect(within(first!).getByRole('link', { name: 'ليث الخطيب' }).getAttribute('href')).toMatch(
      /clients\/laith\.kh$/,
    );
    expect(second!.textContent).toContain('بلا اسم');
    expect(within(first!).getByRole('link', { name: 'التفعيل والسجل' }).getAttribute('href')).toMatch(
      /activation\?menu=[a-z0-9]{24}$/,
    );
  });

  it('that have a paid subscription are named before they are deleted', async () => {
    const [first, ...others] = someInactiveMenus;
    const inactive = [...others, { ...first!, subscription: { number: 5027, until: '2028-12-12' } }];
    const { user } = openStaffConsole(AT, { inactive }, 'en');
    await user.click(await screen.findByRole('button', { name: /^Delete all/ }));
    const dialog = within(await screen.findByRole('alertdialog'));
    expect(dialog.getAllByRole('listitem')[0]?.textContent).toMatch(
      /مطعم الدار.*paid subscription: order 5027, until .*12\/12\/2028/,
    );
    expect(dialog.getByRole('alert').textContent).toMatch(/^1 menu has a running subscription/);
  });

  it('are deleted when their number was typed, and listed again', async () => {
    const { api, user, dialog, confirm } = await question();
    expect(dialog.textContent).toContain('القوائم المحذوفة');
    expect(dialog.textContent).toContain('30');
    expect(confirm.disabled).toBe(true);
    type(dialog, '2');
    expect(confirm.disabled).toBe(true);
    type(dialog, '٣');
    expect(confirm.disabled).toBe(false);
    await user.click(confirm);
    expect(await screen.findByText('نُقلت 3 قوائم إلى المحذوفات')).toBeDefined();
    expect(await screen.findByText('لا قوائم متوقفة')).toBeDefined();
    expect(requestsOf(api, 'menu.trashMany')).toHaveLength(1);
  });

  it('are named before they are deleted, the first ten with their owners', async () => {
    const [menu] = someInactiveMenus;
    const inactive = Array.from({ length: 12 }, (_, at) => ({
      ...menu!,
      _id: String(at).padStart(24, 'a'),
      institution: { name: `Venue ${at}` },
    }));
    const { user } = openStaffConsole(AT, { inactive }, 'en');
    await user.click(await screen.findByRole('button', { name: 'Delete all (12)' }));
    const named = within(await screen.findByRole('alertdialog')).getAllByRole('listitem');
    expect(named).toHaveLength(11);
    expect([named[9]!.textContent, named[10]!.textContent]).toEqual(['Venue 9 · ليث الخطيب', 'and 2 more']);
  });

  it('are deleted as far as the search has found them, or they are selected', async () => {
    const { api, user } = openStaffConsole(AT, {}, 'en');
    const table = within(await screen.findByRole('table'));
    await user.click(table.getByRole('checkbox', { name: 'Select all' }));
    expect(screen.getByRole('button', { name: 'Delete the selected (3)' })).toBeDefined();
    await user.click(table.getByRole('checkbox', { name: 'Select all' }));
    await user.type(screen.getByRole('searchbox', { name: 'Search the inactive menus' }), 'الدار');
    await user.click(await screen.findByRole('button', { name: 'Delete what was found (1)' }));
    const dialog = await screen.findByRole('alertdialog', { name: 'Delete 1 menu?' });
    fireEvent.change(within(dialog).getByLabelText('Type the number 1 to confirm'), { target: { value: '1' } });
    await user.click(within(dialog).getByRole('button', { name: 'Delete 1 menu' }));
    expect(await screen.findByText('No inactive menu matches the search')).toBeDefined();
    expect(requestBodiesOf(api, 'menu.trashMany')).toEqual([{ menus: [someInactiveMenus[0]!._id] }]);
    await user.clear(screen.getByRole('searchbox'));
    await waitFor(async () => expect(await screen.findAllByRole('row')).toHaveLength(3));
  });

  it('stay when the question is declined, and when the server refuses', async () => {
    const { api, user, dialog, confirm } = await question(respondWithError('menu.trashMany'));
    type(dialog, '3');
    await user.click(confirm);
    expect(await screen.findByText(BUSY_RESPONSE)).toBeDefined();
    expect(requestsOf(api, 'menu.trashMany')).toHaveLength(1);
    await user.click(within(dialog).getByRole('button', { name: 'إلغاء' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(await rowsOf()).toHaveLength(4);
  });

  it('say when there are none', async () => {
    openStaffConsole(AT, { inactive: [] });
    expect(await screen.findByText('لا قوائم متوقفة')).toBeDefined();
    expect(await screen.findByText('لا قوائم محذوفة')).toBeDefined();
    expect(screen.queryByRole('button', { name: /^حذف الكل/ })).toBeNull();
  });

  it('can be asked for again after a failure', async () => {
    let isLost = true;
    const { user } = openStaffConsole(AT, {
      refuse: ({ name }) =>
        name === 'menu.listInactive' && isLost ? { statusCode: 503, message: BUSY_RESPONSE } : null,
    });
    expect(await screen.findByText(BUSY_RESPONSE)).toBeDefined();
    isLost = false;
    await user.click(screen.getByRole('button', { name: 'إعادة المحاولة' }));
    expect(await rowsOf()).toHaveLength(4);
  });
});
