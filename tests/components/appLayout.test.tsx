import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { createFakeApi, FAKE_PASSWORD, type FakeOptions } from '../../stories/support/fake-api/createFakeApi.js';
import { OwnerStory } from '../../stories/support/OwnerStory.js';
import { aMenu, anAccount } from '../../stories/support/sampleMenu.js';
import { aMenuWithDetails } from '../../stories/support/sampleMenuDetails.js';
import { fill, requestsOf } from './openOwnerScreen.js';
import { renderUser, type Person, PHONE, setUpBrowser } from './browserMocks.js';

beforeEach(() => setUpBrowser());

function open(options: FakeOptions = {}, at = '/sections', language: 'ar' | 'en' = 'ar') {
  const api = createFakeApi(options);
  render(<OwnerStory api={api} at={at} language={language} />);
  return { api, user: renderUser() };
}

/** The warning of a menu without a way to receive orders. */
const REACH_NOBODY = /الطلبات لا تصلك بعد/;

describe('the frame', () => {
  it('lists the rooms in their order, with who is signed in', async () => {
    open();
    const rail = await screen.findByRole('navigation', { name: 'القائمة' });
    expect(
      within(within(rail).getByRole('list'))
        .getAllByRole('link')
        .map(({ textContent }) => textContent.replace(/\d/g, '')),
    ).toEqual([
      'إطلاع',
      'الطلبات',
      'كيف تصلك الطلبات',
      'ما نفد',
      'التصنيفات',
      'العناصر',
      'الإضافات',
      'المعارض',
      'الأفرع',
      'طرق استلام الطلب',
      'العروض',
      'القسائم',
      'الطاولات',
      'الطابعات',
      'أوقات العمل',
      'اللغات',
      'إحصائيات',
      'الإعدادات',
      'الفريق',
    ]);
    expect(await within(rail).findByText('ليث الخطيب')).toBeDefined();
    expect(within(rail).getByText('@laith.kh')).toBeDefined();
    fireEvent.click(within(rail).getByRole('link', { name: 'كيف تصلك الطلبات' }));
    expect(await screen.findByLabelText('كيف تصل الطلبات')).toBeDefined();
  });

  it('says on all screens that orders reach nobody, and links to remedies', async () => {
    const menu = aMenu({ institution: { name: 'مطعم إنوفا' }, settings: { orders: { mode: 'whatsapp' } } });
    const { api, user } = open({ menu });
    const told = await screen.findByText(REACH_NOBODY);
    await user.click(within(told).getByRole('link', { name: 'أضف واتساب' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'الإعدادات' })).toBeDefined();
    expect(await screen.findByRole('textbox', { name: /واتساب/ })).toBeDefined();
    await user.click(within(screen.getByText(REACH_NOBODY)).getByRole('link', { name: 'استقبلها هنا' }));
    fireEvent.change(await screen.findByLabelText(/كيف تصل الطلبات/), { target: { value: 'inbox' } });
    await user.click(await screen.findByRole('button', { name: 'حفظ' }));
    await waitFor(() => expect(screen.queryByText(REACH_NOBODY)).toBeNull());
    expect(api.menu().settings?.orders?.mode).toBe('inbox');
  });

  it('tells owners in the settings until when their menu is free', async () => {
    const menu = {
      ...aMenu({ institution: { name: 'مطعم إنوفا' } }),
      demoEndsAt: '2099-12-11T10:00:00.000Z',
      demoPrice: 99,
      demoContact: 'https://wa.me/962790000000',
    };
    open({ menu }, '/publicInfo');
    const card = await screen.findByRole('region', { name: /قائمتك مجانية حتى/ });
    expect(card.textContent).toMatch(/11\/12\/2099.*99\.00 د\.أ.*في السنة.*لا تتوقف/);
    const link = within(card).getByRole('link', { name: 'اطلب الاشتراك' });
    const { origin, pathname, searchParams } = new URL(link.getAttribute('href') ?? '');
    expect(origin + pathname).toBe(menu.demoContact);
    expect(searchParams.get('text')).toContain('مطعم إنوفا');
    expect(document.body.textContent).not.toContain('تجريبية');
    cleanup();
    open({ menu, account: anAccount({ menus: [{ ...anAccount().menus[0]!, role: 'editor' }] }) }, '/publicInfo');
    await screen.findByRole('searchbox', { name: 'ابحث في الإعدادات' });
    expect(screen.queryByText(/مجانية/)).toBeNull();
    cleanup();
    open({ menu }, '/sections');
    await screen.findByRole('button', { name: 'الشاورما' });
    expect(screen.queryByText(/مجانية/)).toBeNull();
    cleanup();
    const { demoContact: _contact, ...unreachable } = menu;
    open({ menu: { ...unreachable, demoEndsAt: '2020-01-02T10:00:00.000Z' } }, '/publicInfo', 'en');
    const ended = await screen.findByRole('region', { name: /The free period ended on/ });
    expect(within(ended).queryByRole('link')).toBeNull();
  });

  it.each([
    ['nothing is sold', { doMenuPurchase: false }],
    ['orders come to the inbox', { orders: { mode: 'both' } }],
  ] as const)('says nothing of that where %s', async (_where, settings) => {
    open({ menu: aMenu({ institution: { name: 'مطعم إنوفا' }, settings }) });
    expect(await screen.findByRole('heading', { level: 1, name: 'التصنيفات' })).toBeDefined();
    await screen.findByText('ليث الخطيب');
    await screen.findByRole('button', { name: 'الشاورما' });
    expect(screen.queryByText(REACH_NOBODY)).toBeNull();
  });

  it('leads its index to the review', async () => {
    open({}, '');
    expect(await screen.findByRole('heading', { level: 1, name: 'معاينة' })).toBeDefined();
  });

  it.each([
    ['whatsapp', 'العناصر'],
    ['inbox', 'الطلبات'],
  ] as const)('leads its index on a phone to what can be done there: %s', async (mode, name) => {
    setUpBrowser(PHONE);
    open({ menu: aMenu({ settings: { doMenuPurchase: true, orders: { mode } } }) }, '');
    expect(await screen.findByRole('heading', { level: 1, name })).toBeDefined();
  });

  it('starts with the navigation closed on a phone, closes it after a choice', async () => {
    setUpBrowser(PHONE);
    const { user } = open();
    await screen.findByRole('heading', { level: 1, name: 'التصنيفات' });
    expect(screen.queryByRole('navigation')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'فتح القائمة الجانبية' }));
    await user.click(within(await screen.findByRole('navigation')).getByRole('link', { name: /العناصر/ }));
    expect(await screen.findByRole('heading', { level: 1, name: 'العناصر' })).toBeDefined();
    await waitFor(() => expect(screen.queryByRole('navigation')).toBeNull());
  });

  it('says of an unknown path that it is not there', async () => {
    open({}, '/nowhere');
    expect(await screen.findByRole('heading', { name: 'حدث خطأ، غير موجود (404)' })).toBeDefined();
  });

  it('speaks English from left to right when asked, and remembers it', async () => {
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: /English/ }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Sections' })).toBeDefined();
    await waitFor(() => expect(document.documentElement.dir).toBe('ltr'));
    expect(await screen.findByRole('columnheader', { name: 'Section name' })).toBeDefined();
  });

  it('asks the server in the language of the screen', async () => {
    const { user } = open({ account: null }, '/sections', 'en');
    await user.type(await screen.findByLabelText('Username'), 'laith');
    await user.click(screen.getByRole('button', { name: 'Log in' }));
    expect(screen.getByText('Password is required')).toBeDefined();
  });
});

describe('who may be here', () => {
  it('is asked to log in first, and then comes to where they wanted to go', async () => {
    const { api, user } = open({ account: null }, '/items');
    await user.type(await screen.findByLabelText('اسم المستخدم'), 'laith.kh');
    // There is no session to end yet.
    expect(requestsOf(api, 'account.logOut')).toEqual([]);
    await user.type(screen.getByLabelText('كلمة المرور'), FAKE_PASSWORD);
    await user.click(screen.getByRole('button', { name: 'دخول' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'العناصر' })).toBeDefined();
    await user.click(await screen.findByRole('button', { name: 'تسجيل الخروج' }));
    expect(await screen.findByLabelText('كلمة المرور')).toBeDefined();
    expect(requestsOf(api, 'account.logOut')).toHaveLength(1);
  });

  it('is told when the password is wrong, and keeps what was typed', async () => {
    const { user } = open({ account: null });
    await user.type(await screen.findByLabelText('اسم المستخدم'), 'laith.kh');
    await user.type(screen.getByLabelText('كلمة المرور'), 'wrong');
    await user.click(screen.getByRole('button', { name: 'دخول' }));
    expect(await screen.findByText('اسم المستخدم أو كلمة المرور غير صحيحة')).toBeDefined();
    expect(screen.getByLabelText<HTMLInputElement>('اسم المستخدم').value).toBe('laith.kh');
  });

  it('signs in again in place when the session ends, and loses nothing', async () => {
    let ended = true;
    const { api, user } = open({
      refuse: ({ name }) =>
        ended && name === 'section.create' ? { statusCode: 401, message: 'سجّل الدخول أولًا' } : null,
    });
    await user.click(await screen.findByRole('button', { name: 'إضافة تصنيف' }));
    const form = await screen.findByRole('form', { name: 'إضافة تصنيف' });
    const title = await within(form).findByLabelText('اسم التصنيف');
    await user.type(title, 'السلطات');
    await user.click(within(form).getByRole('button', { name: 'إضافة التصنيف' }));
    const question = await screen.findByRole('dialog', { name: 'انتهت جلستك' });
    ended = false;
    await user.type(within(question).getByLabelText('اسم المستخدم'), 'laith.kh');
    await user.type(within(question).getByLabelText('كلمة المرور'), FAKE_PASSWORD);
    await user.click(within(question).getByRole('button', { name: 'دخول' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect((title as HTMLInputElement).value).toBe('السلطات');
    await user.click(within(form).getByRole('button', { name: 'إضافة التصنيف' }));
    expect(await screen.findByText('تمت إضافة التصنيف')).toBeDefined();
    expect(api.menu().sections?.at(-1)?.title).toBe('السلطات');
  });

  it('is told when the menu is another’s, with a way to their own', async () => {
    open({
      account: anAccount({ menus: [{ _id: 'other', username: null, name: 'مقهى البلد', logo: null, role: 'owner' }] }),
    });
    expect(await screen.findByRole('heading', { name: 'هذه القائمة ليست لك' })).toBeDefined();
    expect(screen.getByRole('link', { name: 'مقهى البلد' }).getAttribute('href')).toBe('/m/other/admin');
    expect(screen.queryByRole('table')).toBeNull();
  });

  it('is told when there is no such menu', async () => {
    open({ menu: aMenu({ username: 'another' }) });
    expect(await screen.findByRole('heading', { name: 'لا توجد قائمة بهذا العنوان' })).toBeDefined();
  });

  it('is told when the menu is inactive, and may go on', async () => {
    open({ menu: aMenu({ inactiveFrom: '2020-01-01T00:00:00.000Z' }) });
    expect(await screen.findByText(/هذه القائمة متوقفة/)).toBeDefined();
    expect(await screen.findByRole('button', { name: 'الشاورما' })).toBeDefined();
  });

  it('can try again when the server gives no answer', async () => {
    let lost = true;
    const { user } = open({ refuse: ({ name }) => (lost && name === 'menu.read' ? 'lost' : null) });
    const retry = await screen.findByRole('button', { name: 'إعادة المحاولة' });
    lost = false;
    await user.click(retry);
    expect(await screen.findByRole('button', { name: 'الشاورما' })).toBeDefined();
  });

  it('goes on seeing the menu when reading it again fails, and is told why', async () => {
    let lost = false;
    const { user } = open({
      refuse: ({ name }) => (lost && name === 'menu.read' ? { statusCode: 503, message: 'الخدمة مشغولة' } : null),
    });
    await user.click(await screen.findByRole('button', { name: 'إضافة تصنيف' }));
    const form = await screen.findByRole('form', { name: 'إضافة تصنيف' });
    await user.type(await within(form).findByLabelText('اسم التصنيف'), 'السلطات');
    await screen.findByRole('button', { name: 'الشاورما' });
    lost = true;
    await user.click(within(form).getByRole('button', { name: 'إضافة التصنيف' }));
    expect(await screen.findByText('الخدمة مشغولة')).toBeDefined();
    expect(screen.getByRole('button', { name: 'الشاورما' })).toBeDefined();
  });
});

describe('unsaved changes', () => {
  const typeInForm = async (user: Person) => {
    await user.click(await screen.findByRole('button', { name: 'إضافة تصنيف' }));
    const form = await screen.findByRole('form', { name: 'إضافة تصنيف' });
    await user.type(await within(form).findByLabelText('اسم التصنيف'), 'السلطات');
    return form;
  };

  it('are asked about before another room is opened, and kept when one stays', async () => {
    const { user } = open();
    const form = await typeInForm(user);
    await user.click(screen.getByRole('link', { name: /العناصر/ }));
    const question = await screen.findByRole('alertdialog', { name: 'لديك تغييرات غير محفوظة' });
    await user.click(within(question).getByRole('button', { name: 'متابعة التعديل' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(within(form).getByLabelText<HTMLInputElement>('اسم التصنيف').value).toBe('السلطات');
    await user.click(screen.getByRole('link', { name: /العناصر/ }));
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'تجاهل التغييرات' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'العناصر' })).toBeDefined();
  });

  it('are asked about before the language changes, which rebuilds the screen', async () => {
    const { user } = open();
    await typeInForm(user);
    await user.click(screen.getByRole('button', { name: /English/ }));
    expect(await screen.findByRole('alertdialog', { name: 'لديك تغييرات غير محفوظة' })).toBeDefined();
    expect(document.documentElement.lang).toBe('ar');
  });

  it('are asked about on choosing another row only if they are in the panel', async () => {
    const { user } = open({ menu: aMenuWithDetails() }, '/branches');
    const form = await screen.findByRole('form', { name: 'إضافة فرع' });
    fill(form, 'العنوان', 'عمّان، الصويفية');
    await user.click(await screen.findByRole('button', { name: 'عمّان، شارع الرينبو 12' }));
    const panel = await screen.findByRole('complementary', { name: /الرينبو/ });
    await within(panel).findByLabelText('العنوان');
    fill(panel, 'العنوان', 'عمّان، شارع الرينبو 14');
    await user.click(screen.getByRole('button', { name: 'إربد، شارع الجامعة' }));
    expect(await screen.findByRole('alertdialog', { name: 'لديك تغييرات غير محفوظة' })).toBeDefined();
  });

  it('hold back the closing of the tab', async () => {
    const { user } = open();
    await typeInForm(user);
    const closing = new Event('beforeunload', { cancelable: true });
    window.dispatchEvent(closing);
    expect(closing.defaultPrevented).toBe(true);
  });
});
