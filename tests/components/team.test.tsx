/** The team's screen, and what each role finds in the owner's area. */
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { accountWithRole, someMembers } from '../../stories/support/sampleTeam.js';
import { aMenuWithExtras } from '../../stories/support/sampleExtras.js';
import { idOf } from '../../stories/support/sampleMenu.js';
import { setUpBrowser } from './browserMocks.js';
import { openOwnerScreen, requestBodiesOf, requestsOf } from './openOwnerScreen.js';

beforeEach(() => setUpBrowser());

const rooms = async () => {
  const rail = await screen.findByRole('navigation', { name: 'القائمة' });
  return within(rail)
    .getAllByRole('link')
    .map((link) => link.getAttribute('href') ?? '')
    .flatMap((href) => /\/admin\/(\w+)$/.exec(href)?.[1] ?? []);
};

describe('an owner', () => {
  it('changes roles and removes members, with a confirmation', async () => {
    const { api, user } = openOwnerScreen('/team', { team: someMembers() });
    const role = await screen.findByLabelText('دور رنا منصور');
    fireEvent.change(role, { target: { value: 'owner' } });
    await waitFor(() => expect(requestBodiesOf(api, 'team.changeRole')).toEqual([{ role: 'owner' }]));
    await user.click(await screen.findByRole('button', { name: 'إزالة رنا منصور' }));
    const dialog = await screen.findByRole('alertdialog');
    await user.click(within(dialog).getByRole('button', { name: 'إزالة' }));
    await waitFor(() => expect(screen.queryByText('رنا منصور')).toBeNull());
    expect(requestsOf(api, 'team.remove').map(({ params }) => params['username'])).toEqual(['rana.mansour']);
  });

  it('who is the only one can neither leave nor step down, and reads why', async () => {
    openOwnerScreen('/team', { team: someMembers() });
    expect(await screen.findByLabelText<HTMLSelectElement>('دور ليث الخطيب')).toHaveProperty('disabled', true);
    expect(screen.queryByRole('button', { name: 'مغادرة الفريق' })).toBeNull();
    expect(screen.getByText(/أنت المالك الوحيد/)).toBeDefined();
  });

  it('finds who did what with guests’ orders apart from the rest of the log', async () => {
    const { user } = openOwnerScreen('/team', { team: someMembers() });
    await screen.findAllByText('تفعيل القائمة');
    await user.click(screen.getByRole('radio', { name: 'طلبات الزبائن' }));
    const entry = (await screen.findByText('رفض طلب')).closest('li')!;
    expect(screen.queryByText('تفعيل القائمة')).toBeNull();
    expect(entry.textContent).toContain('رفض طلب — رنا منصور');
    expect(entry.textContent).toContain('الضغط كبير الآن');
    expect(within(entry).getByRole('link', { name: 'الطلب ⁦#26⁩' }).getAttribute('href')).toMatch(
      new RegExp(`/admin/orders\\?order=${idOf('guestorder', 26)}$`),
    );
  });

  it('makes a key with scopes, sees it once, and deletes it', async () => {
    const { api, user } = openOwnerScreen('/team', { team: someMembers() });
    const form = await screen.findByRole('form', { name: 'مفتاح جديد' });
    await user.type(within(form).getByLabelText(/^الاسم/), 'نظام الكاشير');
    await user.click(within(form).getByRole('checkbox', { name: 'قراءة طلبات الزبائن' }));
    await user.click(within(form).getByRole('button', { name: 'إنشاء المفتاح' }));
    const key = await screen.findByLabelText<HTMLInputElement>('المفتاح');
    expect(key.value).toMatch(/^qk_/);
    expect(requestBodiesOf(api, 'apiKey.create')).toEqual([{ title: 'نظام الكاشير', scopes: ['orders:read'] }]);
    const list = await screen.findByRole('list', { name: 'مفاتيح البرامج' });
    expect(list.textContent).toContain('قراءة طلبات الزبائن');
    await user.click(within(list).getByRole('button', { name: 'حذف المفتاح «نظام الكاشير»' }));
    const dialog = await screen.findByRole('alertdialog');
    await user.click(within(dialog).getByRole('button', { name: 'حذف' }));
    await waitFor(() => expect(requestsOf(api, 'apiKey.remove')).toHaveLength(1));
    await waitFor(() => expect(screen.queryByRole('list', { name: 'مفاتيح البرامج' })).toBeNull());
  });

  it('connects a program, sees its secret once, tries it and reads what was sent', async () => {
    const { api, user } = openOwnerScreen('/team', { team: someMembers() });
    const form = await screen.findByRole('form', { name: 'عنوان جديد' });
    await user.type(within(form).getByLabelText(/^العنوان/), 'https://till.example/qaima');
    await user.click(within(form).getByRole('checkbox', { name: 'طلب جديد' }));
    await user.click(within(form).getByRole('button', { name: 'إضافة العنوان' }));
    const secret = await screen.findByLabelText<HTMLInputElement>('السرّ');
    expect(secret.value).toMatch(/^whsec_/);
    expect(requestBodiesOf(api, 'webhook.create')).toMatchObject([
      { url: 'https://till.example/qaima', events: ['order.placed'] },
    ]);
    const list = await screen.findByRole('list', { name: 'إشعار البرامج' });
    await user.click(within(list).getByRole('button', { name: 'إرسال تجربة' }));
    const sent = await within(list).findByRole('list', { name: 'ما أُرسل' });
    await waitFor(() => expect(sent.textContent).toMatch(/طلب جديد.*تجربة.*وصل/));
    await user.click(within(list).getByRole('switch', { name: 'إرسال الإشعارات إلى «till.example/qaima»' }));
    await waitFor(() => expect(requestBodiesOf(api, 'webhook.change')).toEqual([{ active: false }]));
  });

  it('makes a link for a role, which is copied or sent, and revokes it', async () => {
    const { api, user } = openOwnerScreen('/team', { team: someMembers() });
    await user.click(await screen.findByRole('radio', { name: 'محرر' }));
    await user.click(screen.getByRole('button', { name: 'إنشاء رابط الدعوة' }));
    const link = `${window.location.origin}/invitation#${'t'.repeat(43)}`;
    expect(await screen.findByLabelText<HTMLInputElement>('رابط الدعوة')).toHaveProperty('value', link);
    const whatsapp = screen.getByRole('link', { name: 'إرسال عبر واتساب' }).getAttribute('href') ?? '';
    expect(new URL(whatsapp).searchParams.get('text')).toContain(link);
    expect(requestBodiesOf(api, 'team.invite')).toEqual([{ role: 'editor' }]);
    await user.click(await screen.findByRole('button', { name: 'إلغاء دعوة محرر' }));
    await waitFor(() => expect(screen.queryByText('دعوات مفتوحة')).toBeNull());
  });
});

describe('an order taker', () => {
  const account = accountWithRole('orders');

  it('finds orders, sold-out and team in the navigation, marks sold-out ones', async () => {
    const { api, user } = openOwnerScreen('/soldOut', { account });
    const [first] = await screen.findAllByRole('switch', { name: /نفد: / });
    expect(await rooms()).toEqual(['orders', 'soldOut', 'team']);
    if (first) await user.click(first);
    await waitFor(() => expect(requestBodiesOf(api, 'item.change')).toEqual([{ soldOut: true }]));
    fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'لا شيء كهذا' } });
    expect(await screen.findByText('لا صنف ولا إضافة بهذا الاسم')).toBeDefined();
  });

  it('marks sizes and extras too, until tomorrow’s opening or until cleared', async () => {
    const { api, user } = openOwnerScreen('/soldOut', { account, menu: aMenuWithExtras() });
    const [size] = await screen.findAllByRole('combobox', { name: /^توفّر .+ - وسط$/ });
    if (size) await user.selectOptions(size, 'نفد حتى أعيده');
    await waitFor(() => expect(requestBodiesOf(api, 'item.changeSubItem')).toEqual([{ soldOut: true }]));
    fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'بطاطا بداخله' } });
    const extra = () =>
      screen.getByRole<HTMLSelectElement>('combobox', { name: 'توفّر إضافات الشاورما - بطاطا بداخله' });
    await user.selectOptions(extra(), 'نفد حتى افتتاح الغد');
    await waitFor(() => expect(extra().selectedOptions[0]?.text).toMatch(/^نفد حتى \S+$/));
    await user.selectOptions(extra(), 'متوفر');
    await waitFor(() =>
      expect(requestBodiesOf(api, 'extraGroup.changeExtra')).toEqual([
        { soldOutUntil: expect.any(String) },
        { soldOut: false },
      ]),
    );
  });

  it('sees what is sold out alone, and lets an item come back by itself', async () => {
    const { api, user } = openOwnerScreen('/soldOut', { account });
    const [first] = await screen.findAllByRole('switch', { name: /نفد: / });
    await user.click(screen.getByRole('radio', { name: /^ما نفد الآن/ }));
    const before = screen.queryAllByRole('switch').length;
    await user.click(screen.getByRole('radio', { name: 'الكل' }));
    if (first) await user.click(screen.getByRole('switch', { name: first.getAttribute('aria-label') ?? '' }));
    await user.click(screen.getByRole('radio', { name: `ما نفد الآن (${before + 1})` }));
    expect(screen.getAllByRole('switch')).toHaveLength(before + 1);
    const title = first?.getAttribute('aria-label')?.replace('نفد: ', '') ?? '';
    await user.selectOptions(screen.getByRole('combobox', { name: `توفّر ${title}` }), 'نفد حتى افتتاح الغد');
    await waitFor(() =>
      expect(requestBodiesOf(api, 'item.change')).toEqual([{ soldOut: true }, { soldOutUntil: expect.any(String) }]),
    );
  });

  it('is told that another screen is not for this role', async () => {
    openOwnerScreen('/items', { account });
    expect(await screen.findByText('هذه الصفحة ليست لدورك')).toBeDefined();
  });
});

it('an editor finds all screens, and the own role instead of the team', async () => {
  const { api } = openOwnerScreen('/team', { account: accountWithRole('editor') });
  expect(await screen.findByText('دورك في هذه القائمة')).toBeDefined();
  expect(await rooms()).toEqual(expect.arrayContaining(['soldOut', 'publicInfo']));
  expect(screen.getByRole('button', { name: 'مغادرة الفريق' })).toBeDefined();
  expect(requestsOf(api, 'team.list')).toEqual([]);
});
