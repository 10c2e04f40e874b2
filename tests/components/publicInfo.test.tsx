import { BYTES_PER_MEGABYTE } from '@qaima/schemas';
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createFakeApi, type FakeOptions } from '../../stories/support/fake-api/createFakeApi.js';
import { aGuestOrder, anAcceptedOrder } from '../../stories/support/fake-api/guestOrders.js';
import { OwnerStory, type OwnerStoryProps } from '../../stories/support/OwnerStory.js';
import { aConfiguredMenu } from '../../stories/support/sampleConfiguredMenu.js';
import { aMenu, anAccount } from '../../stories/support/sampleMenu.js';
import { makeFakePhoto, renderUser, makePhoto, PHONE, pick, setScreenWidth, setUpBrowser } from './browserMocks.js';

const scrolledTo = vi.fn<(element: Element) => void>();

/** Too narrow for the preview, because its frames need a real browser. */
const NARROW = 1000;

beforeEach(() => {
  setUpBrowser(NARROW);
  scrolledTo.mockClear();
  // A short list, because the full list of time zones would make the page slow in jsdom.
  vi.spyOn(Intl, 'supportedValuesOf').mockReturnValue(['Asia/Amman', 'Europe/Berlin']);
  Element.prototype.scrollIntoView = function (this: Element) {
    scrolledTo(this);
  };
});

const nameless = (): FakeOptions => ({
  menu: aConfiguredMenu({ username: null, _id: 'innova' }),
  account: anAccount({ menus: [{ _id: 'innova', username: null, name: 'مطعم إنوفا', logo: null, role: 'owner' }] }),
});

type Api = ReturnType<typeof createFakeApi>;
const bodiesOf = (api: Api, name: string) => api.asked.filter((one) => one.name === name).map(({ body }) => body);

async function open(options: FakeOptions = {}, at: string | string[] = '/publicInfo', language: 'ar' | 'en' = 'ar') {
  const api = createFakeApi({ menu: aConfiguredMenu(), ...options });
  const user = renderUser();
  const onRouter = vi.fn<NonNullable<OwnerStoryProps['onRouter']>>();
  render(<OwnerStory api={api} at={at} language={language} onRouter={onRouter} />);
  await screen.findByRole('form', { name: language === 'ar' ? 'المظهر' : 'Appearance' });
  return { api, user, router: onRouter.mock.lastCall![0] };
}

async function unfold(user: ReturnType<typeof renderUser>, title: string) {
  await user.click(screen.getByRole('button', { name: new RegExp(`^${title}`) }));
  return screen.findByRole('form', { name: title });
}

/** The button that saves all cards. */
const save = () => screen.getByRole('button', { name: 'حفظ' });
const fill = (form: HTMLElement, label: string, text: string) =>
  fireEvent.change(within(form).getByLabelText(label), { target: { value: text } });

describe('the settings screen', () => {
  it('shows what the menu has, one card per form, long ones folded to a line', async () => {
    await open();
    const appearance = screen.getByRole('form', { name: 'المظهر' });
    expect(within(appearance).getByLabelText<HTMLInputElement>('اسم المطعم').value).toBe('مطعم إنوفا');
    expect(within(appearance).getByLabelText<HTMLSelectElement>('العملة').value).toBe('JOD');
    expect(screen.getByRole('button', { name: /^العبارات/ }).textContent).toContain('«صحتين وعافية»');
    const others = screen.getByRole('button', { name: /^إعدادات خاصة/ });
    expect(others.textContent).toContain('طريقة الشراء: طلب');
    // Each entry is isolated, so that a Latin one does not move the commas.
    expect(others.textContent).toMatch(/\u2068[^\u2069،]+\u2069، \u2068/);
    expect(others.getAttribute('aria-expanded')).toBe('false');
    expect(screen.queryByRole('form', { name: 'إعدادات خاصة' })).toBeNull();
    // Without changes there is no submit button, neither ours nor rjsf's default one.
    expect(document.querySelectorAll('[type=submit]')).toHaveLength(0);
  });

  it('proposes a country’s currency and time zone, changed only if accepted', async () => {
    const { api, user } = await open();
    const appearance = screen.getByRole('form', { name: 'المظهر' });
    const country = within(appearance).getByLabelText<HTMLSelectElement>('الدولة');
    const currency = within(appearance).getByLabelText<HTMLSelectElement>('العملة');
    expect(country.value).toBe('JO');
    await user.selectOptions(country, 'SA');
    const proposal = within(appearance).getByRole('status');
    expect(proposal.textContent).toContain('ريال سعودي');
    expect(proposal.textContent).toContain('الرياض');
    expect(proposal.textContent).toContain('بيانات الغذاء على القائمة: السعودية');
    expect(currency.value).toBe('JOD');
    await user.click(within(proposal).getByRole('button', { name: 'إبقاء إعداداتي' }));
    expect(currency.value).toBe('JOD');
    expect(within(appearance).queryByRole('status')).toBeNull();
    expect(within(appearance).queryByText(/تبقى الأسعار بأرقامها/)).toBeNull();
    await user.selectOptions(country, 'KW');
    expect(within(appearance).getByRole('status').textContent).not.toContain('بيانات الغذاء');
    await user.click(within(appearance).getByRole('button', { name: 'استخدامها' }));
    expect(currency.value).toBe('KWD');
    expect(document.activeElement).toBe(country);
    expect(within(appearance).getByText(/تبقى الأسعار بأرقامها وتصير بعملة/)).toBeDefined();
    await user.click(save());
    await waitFor(() => {
      expect(bodiesOf(api, 'menu.change')).toEqual([{ country: 'KW', currency: 'KWD', timeZone: 'Asia/Kuwait' }]);
    });
  });

  it('offers price steps that fit the currency, and returns to the default', async () => {
    const { api, user } = await open({ menu: aConfiguredMenu({ settings: { ...aMenu().settings, priceStep: 0.05 } }) });
    const appearance = screen.getByRole('form', { name: 'المظهر' });
    const step = within(appearance).getByLabelText<HTMLSelectElement>('تقريب أسعار الخصومات');
    const offered = () => Array.from(step.options, ({ text }) => text);
    expect(step.value).toBe('0.05');
    expect(offered()).toEqual(['المعتاد للعملة: 0.01', '0.001', '0.005', '0.01', '0.05', '0.1', '0.25', '0.5', '1']);
    expect(step.getAttribute('aria-describedby')).toContain('hint');
    await user.selectOptions(within(appearance).getByLabelText('العملة'), 'LBP');
    expect(offered()).toEqual(['المعتاد للعملة: 1000', '50', '100', '250', '500', '1000']);
    expect(step.value).toBe('');
    await user.selectOptions(step, '500');
    await user.click(save());
    await waitFor(() => {
      expect(bodiesOf(api, 'menu.change')).toEqual([{ currency: 'LBP', priceStep: 500 }]);
    });
  });

  it('offers the Arabic sign of the dinar on menus in dinars', async () => {
    const { api, user } = await open();
    const appearance = screen.getByRole('form', { name: 'المظهر' });
    const sign = () => within(appearance).queryByRole('radio', { name: 'د.أ' });
    await user.selectOptions(within(appearance).getByLabelText('العملة'), 'LBP');
    expect(sign()).toBeNull();
    await user.selectOptions(within(appearance).getByLabelText('العملة'), 'JOD');
    expect(within(appearance).getByRole<HTMLInputElement>('radio', { name: 'JD' }).checked).toBe(true);
    await user.click(within(appearance).getByRole('radio', { name: 'د.أ' }));
    await user.click(save());
    await waitFor(() => {
      expect(bodiesOf(api, 'menu.change')).toEqual([{ arabicCurrencySign: true }]);
    });
  });

  it('carries the marks that the guided tour points at', async () => {
    await open();
    const marks = [...document.querySelectorAll('[data-tour]')].map((one) => one.getAttribute('data-tour'));
    expect(marks.filter((mark) => mark?.startsWith('publicInfo.'))).toEqual([
      'publicInfo.mainImage',
      'publicInfo.logo',
      'publicInfo.colors',
      'publicInfo.mainSettings',
      'publicInfo.metaContact',
      'publicInfo.otherContact',
      'publicInfo.google',
      'publicInfo.phrases',
      'publicInfo.orderSettings',
      'publicInfo.privateSettings',
    ]);
  });

  it('shows only the order settings of the chosen way, each with a hint', async () => {
    const { user } = await open({ menu: aConfiguredMenu({ settings: { orders: { mode: 'whatsapp' } } }) });
    expect(screen.getByRole('button', { name: /^كيف تصلك الطلبات/ }).textContent).not.toContain('قبول تلقائي');
    const form = await unfold(user, 'كيف تصلك الطلبات');
    const mode = within(form).getByLabelText('كيف تصل الطلبات');
    const field = (label: string) => within(form).queryByLabelText(label);
    const hintOf = (input: HTMLElement | null) =>
      document.getElementById(input?.getAttribute('aria-describedby')?.split(' ').at(-1) ?? '')?.textContent;
    expect(hintOf(mode)).toContain('تبقى نسخة منه في صفحة الطلبات');
    expect(hintOf(field('الطلبات خارج أوقات العمل'))).toContain('أوقات العمل');
    const answered = ['قبول تلقائي', 'مهلة الرد (دقائق)', 'مدة التحضير (دقائق)'];
    expect(answered.map(field)).toEqual([null, null, null]);
    await user.selectOptions(mode, 'inbox');
    expect(hintOf(mode)).toContain('لا يرسل الزبون رسالة');
    expect(hintOf(field('مهلة الرد (دقائق)'))).toContain('هاتفك ورابط رسائلك');
    expect(hintOf(field('مدة التحضير (دقائق)'))).toContain('عند القبول');
    await user.click(within(form).getByRole('radio', { name: 'نعم' }));
    expect(field('مهلة الرد (دقائق)')).toBeNull();
  });

  it('asks before orders arrive as messages while some wait in the inbox', async () => {
    const guestOrders = [aGuestOrder(24, {}, 10_000), aGuestOrder(25, {}, 20_000), anAcceptedOrder(26, 60_000)];
    const menu = aConfiguredMenu({ settings: { orders: { mode: 'inbox' } } });
    const { api, user } = await open({ menu, guestOrders });
    const form = await unfold(user, 'كيف تصلك الطلبات');
    await user.selectOptions(within(form).getByLabelText('كيف تصل الطلبات'), 'whatsapp');
    await user.click(save());
    const question = await screen.findByRole('alertdialog', { name: 'طلبان ينتظران ردّك' });
    await user.click(within(question).getByRole('button', { name: 'إلغاء' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(bodiesOf(api, 'menu.change')).toEqual([]);
    await user.click(save());
    const again = await screen.findByRole('alertdialog');
    await user.click(within(again).getByRole('button', { name: 'التحويل إلى الرسائل' }));
    expect(await screen.findByText('تم حفظ الإعدادات')).toBeDefined();
    expect(bodiesOf(api, 'menu.change')).toEqual([{ orders: { mode: 'whatsapp' } }]);
  });

  it('changes how orders arrive without a question while none waits', async () => {
    const menu = aConfiguredMenu({ settings: { orders: { mode: 'both' } } });
    const { user } = await open({ menu, guestOrders: [anAcceptedOrder(26, 60_000)] });
    const form = await unfold(user, 'كيف تصلك الطلبات');
    await user.selectOptions(within(form).getByLabelText('كيف تصل الطلبات'), 'whatsapp');
    await user.click(save());
    expect(await screen.findByText('تم حفظ الإعدادات')).toBeDefined();
  });

  it('keeps a field that can’t be saved in sight, even if it is unused now', async () => {
    const { user } = await open({ menu: aConfiguredMenu({ settings: { orders: { mode: 'inbox' } } }) });
    const form = await unfold(user, 'كيف تصلك الطلبات');
    const minutes = () => within(form).queryByLabelText('مهلة الرد (دقائق)');
    await user.clear(minutes()!);
    await user.selectOptions(within(form).getByLabelText('كيف تصل الطلبات'), 'whatsapp');
    await user.click(save());
    await waitFor(() => expect(minutes()?.getAttribute('aria-invalid')).toBe('true'));
    await user.type(minutes()!, '5');
    await waitFor(() => expect(minutes()).toBeNull());
  });

  it('opens the card of the address, and puts the opened one in the address', async () => {
    const { user } = await open({}, '/publicInfo?card=phrases');
    expect(await screen.findByRole('form', { name: 'العبارات' })).toBeDefined();
    await waitFor(() => expect(scrolledTo.mock.lastCall?.[0].id).toBe('card-phrases'));
    await user.click(screen.getByRole('button', { name: /^العبارات/ }));
    expect(screen.queryByRole('button', { name: /^العبارات/, expanded: true })).toBeNull();
    scrolledTo.mockClear();
    await unfold(user, 'طرق تواصل أخرى');
    expect(screen.getByRole('button', { name: /^طرق تواصل أخرى/, expanded: true })).toBeDefined();
    expect(scrolledTo.mock.calls.filter(([{ id }]) => id !== '')).toEqual([]);
  });

  it('folds the opened card on Back, and leaves the page on the next Back', async () => {
    const { user, router } = await open({}, ['/stats', '/publicInfo']);
    fill(await unfold(user, 'العبارات'), 'العبارة الختامية', 'شكرًا');
    await unfold(user, 'طرق تواصل أخرى');
    const opened = () => screen.queryAllByRole('button', { expanded: true }).map((one) => one.textContent);
    await act(() => router.navigate(-1));
    expect(opened()).toEqual(['العبارات']);
    await act(() => router.navigate(-1));
    expect(opened()).toEqual([]);
    // Collapsing a card keeps its changes, so confirmation is required only when the user leaves the page.
    expect(screen.queryByRole('alertdialog')).toBeNull();
    await act(() => router.navigate(-1));
    expect(await screen.findByRole('alertdialog', { name: 'لديك تغييرات غير محفوظة' })).toBeDefined();
    expect(router.state.location.pathname).toMatch(/publicInfo$/);
  });

  it('leaves no history entry where cards are folded by one press, or two', async () => {
    const { user, router } = await open({}, ['/stats', '/publicInfo']);
    await unfold(user, 'العبارات');
    const head = screen.getByRole('button', { name: /^العبارات/ });
    act(() => {
      head.click();
      head.click();
    });
    await waitFor(() => expect(screen.queryByRole('button', { expanded: true })).toBeNull());
    expect(router.state.location.pathname).toMatch(/publicInfo$/);
    await act(() => router.navigate(-1));
    expect(router.state.location.pathname).toMatch(/stats$/);
  });

  it('leads to each card by a chip on a phone', async () => {
    setScreenWidth(PHONE);
    const { user } = await open();
    const chips = screen.getByRole('navigation', { name: 'الانتقال إلى' });
    await user.click(within(chips).getByRole('link', { name: 'جوجل والموقع' }));
    expect(await screen.findByRole('form', { name: 'جوجل والموقع' })).toBeDefined();
    await waitFor(() => expect(scrolledTo.mock.lastCall?.[0].id).toBe('card-google'));
    expect(within(chips).getByRole('link', { name: 'جوجل والموقع' }).getAttribute('aria-current')).toBe('location');
  });

  it('marks the chip of the card in sight, and brings it into sight', async () => {
    setScreenWidth(PHONE);
    const { user } = await open();
    const chips = screen.getByRole('navigation', { name: 'الانتقال إلى' });
    const marked = () => chips.querySelector('[aria-current]')?.textContent;
    expect(marked()).toBe('الصور');
    const at = (element: Element, left: number, top: number) => {
      element.getBoundingClientRect = () => new DOMRect(left, top, 100, 50);
    };
    const scrollTo = (name: string) => {
      at(document.getElementById(`card-${name}`)!, 0, -10);
      fireEvent.wheel(window);
      fireEvent.scroll(window);
    };
    at(chips, 0, 50);
    for (const card of document.querySelectorAll('section[id^=card-]')) at(card, 0, 2000);
    at(within(chips).getByRole('link', { name: 'المظهر' }), -400, 50);
    scrollTo('appearance');
    await waitFor(() => expect(marked()).toBe('المظهر'));
    await waitFor(() => expect(chips.scrollLeft).toBe(-400));
    // The clicked section stays highlighted, although the page is too short to scroll it to the top.
    await user.click(within(chips).getByRole('link', { name: 'العبارات' }));
    fireEvent.scroll(window);
    await new Promise(requestAnimationFrame);
    expect(marked()).toBe('العبارات');
    scrollTo('metaContact');
    await waitFor(() => expect(marked()).toBe('واتساب وفيسبوك وإنستغرام'));
  });

  it('is whole in English', async () => {
    await open({}, '/publicInfo?card=privateSettings', 'en');
    const form = await screen.findByRole('form', { name: 'Private settings' });
    expect(within(form).getByLabelText('Short name')).toBeDefined();
    expect(document.body.textContent).not.toMatch(/q\.publicInfo|publicInfo\./);
  });
});

describe('each form', () => {
  const edits = [
    ['المظهر', 'الوصف', 'مشاوي على الفحم', { institution: { description: 'مشاوي على الفحم' } }],
    ['واتساب وفيسبوك وإنستغرام', 'فيسبوك', 'innova.jo', { institution: { contact: { facebook: 'innova.jo' } } }],
    ['طرق تواصل أخرى', 'الهاتف', '٠٧٩٧٦٥٤٣٢١', { institution: { contact: { phone: '٠٧٩٧٦٥٤٣٢١' } } }],
    ['جوجل والموقع', 'رابط التقييم', 'https://g.page/r/x', { institution: { googleRateUrl: 'https://g.page/r/x' } }],
    ['العبارات', 'العبارة الختامية', 'شكرًا لزيارتكم', { endingPhrase: 'شكرًا لزيارتكم' }],
    ['إعدادات خاصة', 'مسمى الكمية', 'العدد', { quantityLabel: 'العدد' }],
    ['الألوان', 'اللون الرئيسي', '#0f766e', { colors: { mainColor: '#0f766e' } }],
  ] as const;

  it.each(edits)('%s keeps its input if the server fails, and sends only the changes', async (...edit) => {
    const [title, label, typed, sent] = edit;
    let fails = true;
    const { api, user } = await open({
      refuse: ({ name }) =>
        fails && name === 'menu.change' ? { statusCode: 503, message: 'الخدمة مشغولة الآن' } : null,
    });
    const form = screen.queryByRole('form', { name: title }) ?? (await unfold(user, title));
    const field = await within(form).findByLabelText<HTMLInputElement>(label);
    expect(screen.queryByRole('button', { name: 'حفظ' })).toBeNull();
    fireEvent.change(field, { target: { value: typed } });
    await user.click(save());
    expect(await screen.findByText('الخدمة مشغولة الآن')).toBeDefined();
    expect(field.value).toBe(typed);
    expect(screen.getByText('تغيير واحد غير محفوظ')).toBeDefined();
    fails = false;
    await user.click(save());
    expect(await screen.findByText('تم حفظ الإعدادات')).toBeDefined();
    expect(bodiesOf(api, 'menu.change')).toEqual([sent, sent]);
    await waitFor(() => expect(screen.queryByRole('button', { name: 'حفظ' })).toBeNull());
  });

  const LINK = 'الرجاء إدخال رابط صحيح يبدأ بـ \u2066https://\u2069';
  it.each([
    [
      'طرق تواصل أخرى',
      [
        ['الهاتف', '12', 'رقم هاتف غير صحيح'],
        ['البريد الإلكتروني', 'nobody', 'الرجاء إدخال بريد إلكتروني صحيح'],
        ['سناب شات', 'innova', LINK],
      ],
    ],
    [
      'واتساب وفيسبوك وإنستغرام',
      [
        ['رقم واتساب أو رابطه', '12', 'رقم هاتف غير صحيح'],
        ['فيسبوك', 'javascript:alert(1)', 'الرجاء إدخال اسم الحساب أو رابط صحيح يبدأ بـ \u2066https://\u2069'],
      ],
    ],
    [
      'جوجل والموقع',
      [
        ['رابط التقييم', 'google', LINK],
        ['خط العرض', '91', 'أكبر قيمة هي \u206690\u2069'],
      ],
    ],
    [
      'إعدادات خاصة',
      [
        ['مسمى الكمية', '', 'هذا الحقل مطلوب'],
        ['تفعيل الشراء', '', 'هذا الحقل مطلوب'],
        ['قسم العروض', '', 'هذا الحقل مطلوب'],
        ['تحديد أقرب فرع', '', 'هذا الحقل مطلوب'],
        ['طريقة الشراء', '', 'هذا الحقل مطلوب'],
      ],
    ],
    ['الألوان', [['اللون الفاتح', 'white', 'الرجاء اختيار لون صحيح']]],
  ])('%s says of each field what is wrong with it, and sends nothing', async (title, wrong) => {
    const { api, user } = await open();
    const form = screen.queryByRole('form', { name: title }) ?? (await unfold(user, title));
    for (const [label = '', typed, message] of wrong) {
      const field = await within(form).findByLabelText(label);
      fireEvent.change(field, { target: { value: typed } });
      await waitFor(() => expect(field.getAttribute('aria-invalid')).toBe('true'));
      const said = document.getElementById(field.getAttribute('aria-describedby')?.split(' ')[0] ?? '');
      expect(said?.textContent).toBe(message);
    }
    await user.click(save());
    expect(bodiesOf(api, 'menu.change')).toEqual([]);
  });

  it('makes a link of a WhatsApp number, at the field and in what is sent', async () => {
    const { api, user } = await open();
    const form = await unfold(user, 'واتساب وفيسبوك وإنستغرام');
    const field = within(form).getByLabelText<HTMLTextAreaElement>('رقم واتساب أو رابطه');
    fireEvent.change(field, { target: { value: '٠٧٩ ٧٦٥ ٤٣٢١' } });
    fireEvent.blur(field);
    expect(field.value).toBe('https://wa.me/962797654321');
    expect(field.dir).toBe('ltr');
    await user.type(field, '{Enter}');
    await waitFor(() =>
      expect(bodiesOf(api, 'menu.change')).toEqual([{ institution: { whatsapp: 'https://wa.me/962797654321' } }]),
    );
  });

  it('clears an optional field that was emptied', async () => {
    const { api, user } = await open();
    const form = await unfold(user, 'طرق تواصل أخرى');
    fill(form, 'الهاتف', '');
    await user.click(save());
    await waitFor(() => expect(bodiesOf(api, 'menu.change')).toEqual([{ institution: { contact: { phone: '' } } }]));
  });

  it('wants both halves of a point, or none', async () => {
    const { api, user } = await open();
    const form = await unfold(user, 'جوجل والموقع');
    fill(form, 'خط العرض', '');
    await user.click(save());
    expect(await within(form).findByText('أدخل خط العرض وخط الطول معًا')).toBeDefined();
    fill(form, 'خط الطول', '');
    await user.click(save());
    await waitFor(() => expect(bodiesOf(api, 'menu.change')).toEqual([{ lat: null, long: null }]));
  });

  it('keeps the input of a folded card, and says how much is unsaved', async () => {
    const { user } = await open();
    const form = await unfold(user, 'العبارات');
    fill(form, 'العبارة الختامية', 'شكرًا');
    await user.click(screen.getByRole('button', { name: /^العبارات/ }));
    expect(screen.getByRole('button', { name: /^العبارات/ }).textContent).toContain('تغيير واحد غير محفوظ');
    const again = await unfold(user, 'العبارات');
    expect(within(again).getByLabelText<HTMLTextAreaElement>('العبارة الختامية').value).toBe('شكرًا');
  });

  it('is asked about with all others before the screen is left', async () => {
    const { user } = await open();
    fill(screen.getByRole('form', { name: 'المظهر' }), 'الوصف', 'غير محفوظ');
    fill(await unfold(user, 'العبارات'), 'العبارة الختامية', 'غير محفوظ');
    await user.click(screen.getByRole('link', { name: /إطلاع/ }));
    const question = await screen.findByRole('alertdialog', { name: 'لديك تغييرات غير محفوظة' });
    await user.click(within(question).getByRole('button', { name: 'متابعة التعديل' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await user.click(save());
    expect(await screen.findByText('تم حفظ الإعدادات')).toBeDefined();
    await user.click(screen.getByRole('link', { name: /إطلاع/ }));
    await waitFor(() => expect(screen.queryByRole('form', { name: 'المظهر' })).toBeNull());
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });

  it('is saved with all others, in one call', async () => {
    const { api, user } = await open();
    fill(screen.getByRole('form', { name: 'المظهر' }), 'الوصف', 'مشاوي');
    fill(await unfold(user, 'العبارات'), 'العبارة الختامية', 'شكرًا');
    fill(await unfold(user, 'طرق تواصل أخرى'), 'الهاتف', '0797654321');
    expect(screen.getByText('3 تغييرات غير محفوظة')).toBeDefined();
    await user.click(save());
    expect(await screen.findByText('تم حفظ الإعدادات')).toBeDefined();
    expect(bodiesOf(api, 'menu.change')).toEqual([
      { institution: { description: 'مشاوي', contact: { phone: '0797654321' } }, endingPhrase: 'شكرًا' },
    ]);
    await waitFor(() => expect(screen.queryByRole('button', { name: 'حفظ' })).toBeNull());
  });

  it('is discarded with all others', async () => {
    const { user } = await open();
    const appearance = screen.getByRole('form', { name: 'المظهر' });
    fill(appearance, 'الوصف', 'غير محفوظ');
    const phrases = await unfold(user, 'العبارات');
    fill(phrases, 'العبارة الختامية', 'غير محفوظ');
    await user.click(screen.getByRole('button', { name: 'تجاهل' }));
    expect(within(appearance).getByLabelText<HTMLTextAreaElement>('الوصف').value).not.toBe('غير محفوظ');
    expect(within(phrases).getByLabelText<HTMLTextAreaElement>('العبارة الختامية').value).toBe('صحتين وعافية');
    expect(screen.queryByRole('button', { name: 'حفظ' })).toBeNull();
  });

  it('unfolds where something is wrong, and focuses the first such field', async () => {
    const { api, user } = await open();
    fill(await unfold(user, 'طرق تواصل أخرى'), 'الهاتف', '12');
    await user.click(screen.getByRole('button', { name: /^طرق تواصل أخرى/ }));
    fill(screen.getByRole('form', { name: 'المظهر' }), 'الوصف', 'مشاوي');
    scrolledTo.mockClear();
    await user.click(save());
    const phone = within(screen.getByRole('form', { name: 'طرق تواصل أخرى' })).getByLabelText('الهاتف');
    expect(document.activeElement).toBe(phone);
    expect(scrolledTo.mock.lastCall?.[0]).toBe(phone);
    expect(bodiesOf(api, 'menu.change')).toEqual([]);
  });

  it('does not keep others from being saved, however incomplete it is itself', async () => {
    const { settings } = aConfiguredMenu();
    const { api, user } = await open({ menu: aConfiguredMenu({ settings: { ...settings, timeZone: '' } }) });
    fill(screen.getByRole('form', { name: 'المظهر' }), 'الوصف', 'مشاوي');
    await user.click(save());
    expect(await screen.findByText('تم حفظ الإعدادات')).toBeDefined();
    expect(bodiesOf(api, 'menu.change')).toHaveLength(1);
  });

  it('shows the server’s sentence at the field that it concerns', async () => {
    const { user } = await open({
      refuse: ({ name }) =>
        name === 'menu.change'
          ? { statusCode: 400, message: 'لا', errors: [{ path: '/institution/contact/phone', message: 'رقم محظور' }] }
          : null,
    });
    const form = await unfold(user, 'طرق تواصل أخرى');
    fill(form, 'الهاتف', '0797654321');
    await user.click(save());
    const phone = within(form).getByLabelText('الهاتف');
    await waitFor(() => expect(phone.getAttribute('aria-invalid')).toBe('true'));
    expect(document.getElementById(phone.getAttribute('aria-describedby') ?? '')?.textContent).toBe('رقم محظور');
  });
});

describe('the colours', () => {
  const ratios = (name: string) =>
    [...screen.getByRole('region', { name }).querySelectorAll('dd bdi')].map(({ textContent }) =>
      Number(textContent.replace(':1', '')),
    );

  it('are previewed at once, light and dark, and never refused: all readable', async () => {
    const { user } = await open();
    const form = screen.getByRole('form', { name: 'الألوان' });
    for (const label of ['اللون الرئيسي', 'اللون الثانوي', 'اللون الداكن', 'اللون الفاتح'])
      fill(form, label, '#fff200');
    for (const mode of ['الوضع الفاتح', 'الوضع الداكن']) {
      const found = ratios(`معاينة الألوان: ${mode}`);
      expect(found).toHaveLength(4);
      expect(Math.min(...found)).toBeGreaterThanOrEqual(4.5);
    }
    const light = screen.getByRole('region', { name: 'معاينة الألوان: الوضع الفاتح' });
    expect(within(light).getByText('عُدّل ليُقرأ: النص، السعر')).toBeDefined();
    expect(light.style.getPropertyValue('--p-fill')).toBe('#fff200');
    await user.click(save());
    expect(await screen.findByText('تم حفظ الإعدادات')).toBeDefined();
  });

  it('are picked, or typed with or without the sign', async () => {
    const { user } = await open();
    const form = screen.getByRole('form', { name: 'الألوان' });
    const hex = within(form).getByLabelText<HTMLInputElement>('اللون الرئيسي');
    fireEvent.input(within(form).getByLabelText('اختيار اللون الرئيسي'), { target: { value: '#123456' } });
    expect(hex.value).toBe('#123456');
    await user.clear(hex);
    await user.type(hex, 'ABCDEF');
    await user.tab();
    expect(hex.value).toBe('#abcdef');
    expect(within(form).getByLabelText<HTMLInputElement>('اختيار اللون الرئيسي').value).toBe('#abcdef');
  });
});

describe('the short name', () => {
  const openName = async (options: FakeOptions = {}) => {
    const opened = await open(options, '/publicInfo?card=privateSettings');
    const form = await screen.findByRole('form', { name: 'إعدادات خاصة' });
    return { ...opened, form, field: await within(form).findByLabelText<HTMLInputElement>('الاسم المختصر') };
  };

  it('says its rules, and while one types whether it can be had', async () => {
    const { api, user, form, field } = await openName();
    expect(within(form).getByText(/من 3 إلى 30 خانة/)).toBeDefined();
    await user.clear(field);
    await user.type(field, 'Taken');
    expect(field.value).toBe('taken');
    expect(await within(form).findByText('هذا الاسم المختصر مستخدم لقائمة أخرى.')).toBeDefined();
    await user.type(field, '-2');
    expect(await within(form).findByText('هذا الاسم متاح')).toBeDefined();
    const asked = api.asked.filter(({ name }) => name === 'menu.checkUsername').map(({ params }) => params['username']);
    expect(asked.at(-1)).toBe('taken-2');
  });

  it('that is taken is replaced by a suggested one with one tap', async () => {
    const { user, form, field } = await openName();
    await user.clear(field);
    await user.type(field, 'taken');
    await user.click(await within(form).findByRole('button', { name: 'taken-3' }));
    expect(field.value).toBe('taken-3');
    expect(await within(form).findByText('هذا الاسم متاح')).toBeDefined();
    expect(within(form).queryByRole('button', { name: 'taken-3' })).toBeNull();
  });

  it('never shows the answer to a name that was typed before', async () => {
    let release: () => void = () => undefined;
    const held = new Promise<void>((resolve) => (release = resolve));
    const { api, user, form, field } = await openName({
      hold: ({ name, params }) => (name === 'menu.checkUsername' && params['username'] === 'taken' ? held : undefined),
    });
    await user.clear(field);
    await user.type(field, 'taken');
    await waitFor(() => expect(api.asked.some(({ name }) => name === 'menu.checkUsername')).toBe(true));
    await user.type(field, 's');
    release();
    expect(await within(form).findByText('هذا الاسم متاح')).toBeDefined();
    expect(within(form).queryByText('هذا الاسم المختصر مستخدم لقائمة أخرى.')).toBeNull();
  });

  it('is changed from an existing one only after a question', async () => {
    const { api, user, field } = await openName();
    await user.clear(field);
    await user.type(field, 'innova-2');
    await user.click(save());
    const question = await screen.findByRole('alertdialog', { name: 'تغيير الاسم المختصر؟' });
    expect(question.textContent).toContain('/m/innova-2');
    expect(question.textContent).toContain('/m/innova يعمل');
    // Nothing is saved before the user answers.
    expect(save()).toHaveProperty('disabled', false);
    await user.click(within(question).getByRole('button', { name: 'إلغاء' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(bodiesOf(api, 'menu.change')).toEqual([]);
    expect(field.value).toBe('innova-2');
    await user.click(save());
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'تغيير الاسم' }));
    expect(await screen.findByText('تم حفظ الإعدادات')).toBeDefined();
    expect(bodiesOf(api, 'menu.change')).toEqual([{ username: 'innova-2' }]);
  });

  it('is given for the first time without a question', async () => {
    const { api, user, field } = await openName(nameless());
    await user.type(field, 'fresh');
    await user.click(save());
    expect(await screen.findByText('تم حفظ الإعدادات')).toBeDefined();
    expect(bodiesOf(api, 'menu.change')).toEqual([{ username: 'fresh' }]);
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });

  it('says at the field that somebody else was faster', async () => {
    const { user, form, field } = await openName({
      refuse: ({ name }) =>
        name === 'menu.change'
          ? { statusCode: 409, message: 'مأخوذ', errors: [{ path: '/username', message: 'سبقك إليه غيرك' }] }
          : null,
    });
    await user.clear(field);
    await user.type(field, 'innova-2');
    await user.click(save());
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'تغيير الاسم' }));
    expect(await within(form).findByText('سبقك إليه غيرك')).toBeDefined();
    expect(field.getAttribute('aria-invalid')).toBe('true');
    expect(field.value).toBe('innova-2');
  });
});

async function uploadUncropped(user: UserEvent, group: HTMLElement, file: File): Promise<void> {
  await user.upload(group.querySelector('input')!, file);
  await user.click(await screen.findByRole('button', { name: 'الصورة كاملة' }));
}

describe('the pictures', () => {
  const file = makePhoto('logo.jpg');
  const places = [
    ['الصورة الرئيسية', 'menuMainImage', { menuMainImage: null }, 'إزالة الصورة الرئيسية؟'],
    ['الشعار', 'institution.logo', { institution: { logo: null } }, 'إزالة الشعار؟'],
  ] as const;

  it.each(places)('%s is sent to its place, and taken away after a question', async (label, path, none, question) => {
    const { api, user } = await open();
    const group = screen.getByRole('group', { name: label });
    await uploadUncropped(user, group, file);
    expect(await screen.findByText('تمت إضافة الصورة')).toBeDefined();
    expect(bodiesOf(api, 'upload.send')).toEqual([{ path, model: 'menu', data: { menu: api.menu()._id } }]);
    await user.click(await within(group).findByRole('button', { name: 'إزالة الصورة' }));
    const dialog = await screen.findByRole('alertdialog', { name: question });
    await user.click(within(dialog).getByRole('button', { name: 'إزالة' }));
    expect(await screen.findByText('تمت إزالة الصورة')).toBeDefined();
    expect(bodiesOf(api, 'menu.change')).toEqual([none]);
  });

  it.each(places)('%s takes no file that is no picture', async (label) => {
    const { api } = await open();
    await pick(screen.getByRole('group', { name: label }), makeFakePhoto('logo.png'));
    expect(await screen.findByText(/\u2068logo\.png\u2069/)).toBeDefined();
    expect(bodiesOf(api, 'upload.send')).toEqual([]);
  });

  it('show how far they have come, and can be sent again after a failure', async () => {
    let refused = true;
    let release: () => void = () => undefined;
    const held = new Promise<void>((resolve) => (release = resolve));
    const { user } = await open({
      hold: ({ name }) => (name === 'upload.send' ? held : undefined),
      refuse: ({ name }) => (refused && name === 'upload.send' ? { statusCode: 503, message: 'الخدمة مشغولة' } : null),
    });
    const group = screen.getByRole('group', { name: 'الشعار' });
    await uploadUncropped(user, group, file);
    expect(await within(group).findByText(/جارٍ رفع الصورة… .?50%/)).toBeDefined();
    release();
    expect(await screen.findByText('الخدمة مشغولة')).toBeDefined();
    refused = false;
    await user.click(within(group).getByRole('button', { name: 'إعادة المحاولة' }));
    expect(await screen.findByText('تمت إضافة الصورة')).toBeDefined();
  });
});

describe('the room for pictures', () => {
  const room = (used: number, language: 'ar' | 'en' = 'ar') =>
    open({ storage: { used: used * BYTES_PER_MEGABYTE, allowed: 200 * BYTES_PER_MEGABYTE } }, '/publicInfo', language);
  const warning = /أوشكت مساحة صور هذه القائمة/;

  it.each([
    ['ar', 'مساحة الصور', '\u206612.4\u2069 من \u2066200\u2069 ميغابايت'],
    ['en', 'Space for pictures', '12.4 of 200 MB'],
  ] as const)('is said in figures and by a bar (%s)', async (language, name, text) => {
    await room(12.4, language);
    const bar = await screen.findByRole('meter', { name });
    expect([bar.getAttribute('aria-valuenow'), bar.getAttribute('aria-valuetext')]).toEqual(['6.2', text]);
    expect(screen.getByText(text)).toBeDefined();
    expect(screen.queryByText(warning)).toBeNull();
  });

  it('warns from 90 % on, and says what to do', async () => {
    await room(180);
    expect((await screen.findByText(warning)).textContent).toContain('مزوّد الخدمة رفع الحد');
  });

  it('is read again after an upload, and its absence hides nothing else', async () => {
    const { api, user } = await open({ refuse: ({ name }) => (name === 'storage.read' ? 'lost' : null) });
    const readings = () => api.asked.filter(({ name }) => name === 'storage.read').length;
    await waitFor(() => expect(readings()).toBe(1));
    await uploadUncropped(user, screen.getByRole('group', { name: 'الشعار' }), makePhoto('logo.jpg'));
    await waitFor(() => expect(readings()).toBe(2));
    expect(screen.queryByRole('meter')).toBeNull();
  });
});

describe('the links and the code', () => {
  it('are copied, long and short, and the button says so', async () => {
    const { user } = await open();
    const { origin } = window.location;
    await user.click(screen.getByRole('button', { name: 'الرابط القصير' }));
    expect(await screen.findByRole('button', { name: 'تم النسخ' })).toBeDefined();
    expect(await navigator.clipboard.readText()).toBe(`${origin}/m/innova`);
    await user.click(screen.getByRole('button', { name: 'الرابط الطويل' }));
    await waitFor(async () => expect(await navigator.clipboard.readText()).toBe(`${origin}/m/${aMenu()._id}`));
  });

  it('stand ready to be copied by hand where the browser refuses', async () => {
    const { user } = await open();
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('no', 'NotAllowedError'));
    await user.click(screen.getByRole('button', { name: 'الرابط القصير' }));
    const field = await screen.findByLabelText<HTMLInputElement>(/لم يسمح المتصفح بالنسخ/);
    expect(field.value).toBe(`${window.location.origin}/m/innova`);
    expect(screen.queryByRole('button', { name: 'تم النسخ' })).toBeNull();
  });

  it('have no short one without a short name', async () => {
    await open(nameless());
    expect(screen.queryByRole('button', { name: 'الرابط القصير' })).toBeNull();
    expect(screen.getByRole('button', { name: 'الرابط الطويل' })).toBeDefined();
  });

  it('are downloaded as drawing, picture and sheet, all by the menu’s id', async () => {
    await open();
    const id = aMenu()._id;
    const hrefs = screen
      .getAllByRole('link')
      .filter((link) => link.hasAttribute('download'))
      .map((link) => link.getAttribute('href'));
    expect(hrefs).toEqual([
      `/api/v1/quickmenu/${id}/qr?format=png`,
      `/api/v1/quickmenu/${id}/qr?format=svg`,
      `/api/v1/quickmenu/${id}/qr/sheet?size=A4`,
      `/api/v1/quickmenu/${id}/qr/sheet?size=A6`,
    ]);
    expect(screen.getByRole('img', { name: 'رمز QR يفتح القائمة' }).getAttribute('src')).toBe(
      `/api/v1/quickmenu/${id}/qr?format=svg`,
    );
  });
});
