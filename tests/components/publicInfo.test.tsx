import { BYTES_PER_MEGABYTE } from '@qaima/schemas';
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createFakeApi, type FakeOptions } from '../../stories/support/fake-api/createFakeApi.js';
import { aGuestOrder, anAcceptedOrder } from '../../stories/support/fake-api/guestOrders.js';
import { OwnerStory, type OwnerStoryProps } from '../../stories/support/OwnerStory.js';
import { aConfiguredMenu } from '../../stories/support/sampleConfiguredMenu.js';
import { aMenu, anAccount } from '../../stories/support/sampleMenu.js';
import { makeFakePhoto, renderUser, makePhoto, pick, setUpBrowser } from './browserMocks.js';

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

async function open(
  options: FakeOptions = {},
  at: string | string[] = '/publicInfo?card=appearance',
  language: 'ar' | 'en' = 'ar',
) {
  const api = createFakeApi({ menu: aConfiguredMenu(), ...options });
  const user = renderUser();
  const onRouter = vi.fn<NonNullable<OwnerStoryProps['onRouter']>>();
  render(<OwnerStory api={api} at={at} language={language} onRouter={onRouter} />);
  await waitFor(() => expect(document.querySelector('[role=form], [type=search]')).not.toBeNull());
  return { api, user, router: onRouter.mock.lastCall![0] };
}

/** The page of each form. */
const PAGES: Readonly<Record<string, string>> = {
  المظهر: 'المطعم',
  العبارات: 'المطعم',
  الألوان: 'الشكل',
  'كيف تصلك الطلبات': 'الطلب',
  'إعدادات خاصة': 'الطلب',
  'واتساب وفيسبوك وإنستغرام': 'التواصل والأماكن',
  'طرق تواصل أخرى': 'التواصل والأماكن',
  'المكان والوقت': 'التواصل والأماكن',
  'جوجل والموقع': 'التواصل والأماكن',
  'العملة والأسعار': 'المال',
};
const indexOf = () => screen.getByRole('navigation', { name: 'أقسام الإعدادات' });
const pageLink = (title: string) => within(indexOf()).getByRole('link', { name: new RegExp(`^${PAGES[title]}`) });
const toIndex = async (user: ReturnType<typeof renderUser>) => {
  const back = screen.queryByRole('link', { name: 'كل الإعدادات' });
  if (back) await user.click(back);
};

/** Opens the page of a form from the index. */
async function openForm(user: ReturnType<typeof renderUser>, title: string) {
  const here = screen.queryByRole('form', { name: title });
  if (here) return here;
  await toIndex(user);
  await user.click(pageLink(title));
  return screen.findByRole('form', { name: title });
}

/** The button that saves all cards. */
const save = () => screen.getByRole('button', { name: 'حفظ' });
const fill = (form: HTMLElement, label: string, text: string) =>
  fireEvent.change(within(form).getByLabelText(label), { target: { value: text } });

describe('the settings screen', () => {
  it('has an index of pages with what is set, and a form for each page', async () => {
    const { user } = await open({}, '/publicInfo');
    const index = indexOf();
    const links = within(index).getAllByRole('link');
    expect(links).toHaveLength(9);
    expect(links[0]?.textContent).toContain('مطعم إنوفا');
    expect(pageLink('العملة والأسعار').textContent).toContain('دينار أردني');
    // Each entry is isolated, so that a Latin one does not move the commas.
    expect(pageLink('إعدادات خاصة').textContent).toMatch(/\u2068[^\u2069]+\u2069، \u2068/);
    expect(
      within(index)
        .getByRole('link', { name: /^اللغات/ })
        .getAttribute('href'),
    ).toMatch(/\/languages$/);
    expect(screen.queryByRole('form')).toBeNull();
    const appearance = await openForm(user, 'المظهر');
    expect(within(appearance).getByLabelText<HTMLInputElement>('اسم المطعم').value).toBe('مطعم إنوفا');
    // Without changes there is no submit button, neither ours nor rjsf's default one.
    expect(document.querySelectorAll('[type=submit]')).toHaveLength(0);
  });

  it.each([
    ['انستغرام', 'إنستغرام', 'واتساب وفيسبوك وإنستغرام'],
    ['currency', 'العملة', 'العملة والأسعار'],
  ])('finds “%s” in either language, and shows its field', async (query, label, title) => {
    const { user } = await open({}, '/publicInfo');
    await user.type(screen.getByRole('searchbox', { name: 'ابحث في الإعدادات' }), query);
    await user.click((await screen.findAllByRole('link', { name: new RegExp(`^${label}`) }))[0]!);
    const form = await screen.findByRole('form', { name: title });
    await waitFor(() => expect(document.activeElement).toBe(within(form).getByLabelText(label)));
  });

  it('proposes a country’s currency and time zone, changed only if accepted', async () => {
    const { api, user } = await open({}, '/publicInfo?card=place');
    const appearance = screen.getByRole('form', { name: 'المكان والوقت' });
    const country = within(appearance).getByLabelText<HTMLSelectElement>('الدولة');
    const zone = within(appearance).getByLabelText<HTMLSelectElement>('المنطقة الزمنية');
    expect(country.value).toBe('JO');
    await user.selectOptions(country, 'SA');
    const proposal = within(appearance).getByRole('status');
    expect(proposal.textContent).toContain('ريال سعودي');
    expect(proposal.textContent).toContain('الرياض');
    expect(proposal.textContent).toContain('بيانات الغذاء على القائمة: السعودية');
    await user.click(within(proposal).getByRole('button', { name: 'إبقاء إعداداتي' }));
    expect(zone.value).toBe('Asia/Amman');
    expect(within(appearance).queryByRole('status')).toBeNull();
    await user.selectOptions(country, 'KW');
    expect(within(appearance).getByRole('status').textContent).not.toContain('بيانات الغذاء');
    await user.click(within(appearance).getByRole('button', { name: 'استخدامها' }));
    expect(zone.value).toBe('Asia/Kuwait');
    expect(document.activeElement).toBe(country);
    const money = await openForm(user, 'العملة والأسعار');
    expect(within(money).getByLabelText<HTMLSelectElement>('العملة').value).toBe('KWD');
    await user.click(save());
    await waitFor(() => {
      expect(bodiesOf(api, 'menu.change')).toEqual([{ country: 'KW', currency: 'KWD', timeZone: 'Asia/Kuwait' }]);
    });
  });

  it('offers price steps that fit the currency, and returns to the default', async () => {
    const { api, user } = await open({ menu: aConfiguredMenu({ settings: { ...aMenu().settings, priceStep: 0.05 } }) });
    const appearance = await openForm(user, 'العملة والأسعار');
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
    const appearance = await openForm(user, 'العملة والأسعار');
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
    await open({}, '/publicInfo');
    const marks = [...document.querySelectorAll('[data-tour]')].flatMap((one) =>
      one.getAttribute('data-tour')?.split(' '),
    );
    expect(marks.filter((mark) => mark?.startsWith('publicInfo.')).sort()).toEqual([
      'publicInfo.colors',
      'publicInfo.google',
      'publicInfo.logo',
      'publicInfo.mainImage',
      'publicInfo.mainSettings',
      'publicInfo.metaContact',
      'publicInfo.otherContact',
      'publicInfo.phrases',
      'publicInfo.privateSettings',
    ]);
  });

  it('shows only the order settings of the chosen way, each with a hint', async () => {
    const { user } = await open({ menu: aConfiguredMenu({ settings: { orders: { mode: 'whatsapp' } } }) });
    const form = await openForm(user, 'كيف تصلك الطلبات');
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
    const form = await openForm(user, 'كيف تصلك الطلبات');
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
    const form = await openForm(user, 'كيف تصلك الطلبات');
    await user.selectOptions(within(form).getByLabelText('كيف تصل الطلبات'), 'whatsapp');
    await user.click(save());
    expect(await screen.findByText('تم حفظ الإعدادات')).toBeDefined();
  });

  it('keeps a field that can’t be saved in sight, even if it is unused now', async () => {
    const { user } = await open({ menu: aConfiguredMenu({ settings: { orders: { mode: 'inbox' } } }) });
    const form = await openForm(user, 'كيف تصلك الطلبات');
    const minutes = () => within(form).queryByLabelText('مهلة الرد (دقائق)');
    await user.clear(minutes()!);
    await user.selectOptions(within(form).getByLabelText('كيف تصل الطلبات'), 'whatsapp');
    await user.click(save());
    await waitFor(() => expect(minutes()?.getAttribute('aria-invalid')).toBe('true'));
    await user.type(minutes()!, '5');
    await waitFor(() => expect(minutes()).toBeNull());
  });

  it('opens the page of the card in the address, at the card', async () => {
    await open({}, '/publicInfo?card=phrases');
    expect(screen.getByRole('form', { name: 'المظهر' })).toBeDefined();
    await waitFor(() => expect(scrolledTo.mock.lastCall?.[0].id).toBe('card-phrases'));
  });

  it('returns to the index on Back, and leaves the screen on the next Back', async () => {
    const { user, router } = await open({}, ['/stats', '/publicInfo']);
    fill(await openForm(user, 'العبارات'), 'العبارة الختامية', 'شكرًا');
    await act(() => router.navigate(-1));
    // The pages are one form, so confirmation is required only when the user leaves the screen.
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(pageLink('العبارات').textContent).toContain('تغيير واحد غير محفوظ');
    await act(() => router.navigate(-1));
    expect(await screen.findByRole('alertdialog', { name: 'لديك تغييرات غير محفوظة' })).toBeDefined();
    expect(router.state.location.pathname).toMatch(/publicInfo$/);
  });

  it('is whole in English', async () => {
    await open({}, '/publicInfo?card=privateSettings', 'en');
    const form = await screen.findByRole('form', { name: 'Private settings' });
    expect(within(form).getByLabelText('Quantity label')).toBeDefined();
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
    const form = await openForm(user, title);
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
        ['رابط المكان في الخرائط', 'عمّان', 'لا مكان في هذا النص. انسخ رابط المكان من تطبيق الخرائط.'],
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
    const form = await openForm(user, title);
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
    const form = await openForm(user, 'واتساب وفيسبوك وإنستغرام');
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
    const form = await openForm(user, 'طرق تواصل أخرى');
    fill(form, 'الهاتف', '');
    await user.click(save());
    await waitFor(() => expect(bodiesOf(api, 'menu.change')).toEqual([{ institution: { contact: { phone: '' } } }]));
  });

  it('takes a place from a link, or none', async () => {
    const { api, user } = await open();
    const form = await openForm(user, 'جوجل والموقع');
    const place = 'رابط المكان في الخرائط';
    fill(form, place, 'https://maps.app.goo.gl/AbC');
    expect(within(form).getByText(/هذا رابط قصير/)).toBeDefined();
    fill(form, place, 'https://www.google.com/maps/@32.1234567,35.5,17z');
    expect(within(form).getByLabelText<HTMLInputElement>(place).value).toBe('32.123457, 35.5');
    await user.click(save());
    await waitFor(() => expect(bodiesOf(api, 'menu.change')).toEqual([{ lat: 32.123457, long: 35.5 }]));
    fill(form, place, '');
    await user.click(save());
    await waitFor(() => expect(bodiesOf(api, 'menu.change').at(-1)).toEqual({ lat: null, long: null }));
  });

  it('is asked about with all others before the screen is left', async () => {
    const { user } = await open();
    fill(screen.getByRole('form', { name: 'المظهر' }), 'الوصف', 'غير محفوظ');
    fill(await openForm(user, 'طرق تواصل أخرى'), 'سناب شات', 'https://snap.example/1');
    await user.click(screen.getByRole('link', { name: /إطلاع/ }));
    const question = await screen.findByRole('alertdialog', { name: 'لديك تغييرات غير محفوظة' });
    await user.click(within(question).getByRole('button', { name: 'متابعة التعديل' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await user.click(save());
    expect(await screen.findByText('تم حفظ الإعدادات')).toBeDefined();
    await user.click(screen.getByRole('link', { name: /إطلاع/ }));
    await waitFor(() => expect(screen.queryByRole('form')).toBeNull());
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });

  it('is saved with all others, in one call', async () => {
    const { api, user } = await open();
    fill(screen.getByRole('form', { name: 'المظهر' }), 'الوصف', 'مشاوي');
    fill(await openForm(user, 'العبارات'), 'العبارة الختامية', 'شكرًا');
    fill(await openForm(user, 'طرق تواصل أخرى'), 'الهاتف', '0797654321');
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
    const phrases = await openForm(user, 'العبارات');
    fill(phrases, 'العبارة الختامية', 'غير محفوظ');
    await user.click(screen.getByRole('button', { name: 'تجاهل' }));
    expect(within(appearance).getByLabelText<HTMLTextAreaElement>('الوصف').value).not.toBe('غير محفوظ');
    expect(within(phrases).getByLabelText<HTMLTextAreaElement>('العبارة الختامية').value).toBe('صحتين وعافية');
    expect(screen.queryByRole('button', { name: 'حفظ' })).toBeNull();
  });

  it('opens the page where something is wrong, and focuses the first such field', async () => {
    const { api, user } = await open();
    fill(await openForm(user, 'طرق تواصل أخرى'), 'الهاتف', '12');
    fill(await openForm(user, 'المظهر'), 'الوصف', 'مشاوي');
    await user.click(save());
    const phone = within(await screen.findByRole('form', { name: 'طرق تواصل أخرى' })).getByLabelText('الهاتف');
    await waitFor(() => expect(document.activeElement).toBe(phone));
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
    const form = await openForm(user, 'طرق تواصل أخرى');
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
    const { user } = await open({}, '/publicInfo?card=colors');
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
    const { user } = await open({}, '/publicInfo?card=colors');
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
    const opened = await open(options, '/publicInfo?card=shortName');
    const form = await screen.findByRole('form', { name: 'الاسم المختصر' });
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
    open(
      { storage: { used: used * BYTES_PER_MEGABYTE, allowed: 200 * BYTES_PER_MEGABYTE } },
      '/publicInfo?card=venue',
      language,
    );
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
    const { user } = await open({}, '/publicInfo?card=code');
    const { origin } = window.location;
    await user.click(screen.getByRole('button', { name: 'الرابط القصير' }));
    expect(await screen.findByRole('button', { name: 'تم النسخ' })).toBeDefined();
    expect(await navigator.clipboard.readText()).toBe(`${origin}/m/innova`);
    await user.click(screen.getByRole('button', { name: 'الرابط الطويل' }));
    await waitFor(async () => expect(await navigator.clipboard.readText()).toBe(`${origin}/m/${aMenu()._id}`));
  });

  it('stand ready to be copied by hand where the browser refuses', async () => {
    const { user } = await open({}, '/publicInfo?card=code');
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('no', 'NotAllowedError'));
    await user.click(screen.getByRole('button', { name: 'الرابط القصير' }));
    const field = await screen.findByLabelText<HTMLInputElement>(/لم يسمح المتصفح بالنسخ/);
    expect(field.value).toBe(`${window.location.origin}/m/innova`);
    expect(screen.queryByRole('button', { name: 'تم النسخ' })).toBeNull();
  });

  it('have no short one without a short name', async () => {
    await open(nameless(), '/publicInfo?card=code');
    expect(screen.queryByRole('button', { name: 'الرابط القصير' })).toBeNull();
    expect(screen.getByRole('button', { name: 'الرابط الطويل' })).toBeDefined();
  });

  it('are downloaded as drawing, picture and sheet, all by the menu’s id', async () => {
    await open({}, '/publicInfo?card=code');
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
