import { isOnSale, type Item } from '@qaima/schemas';
import { render, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { createFakeApi, type FakeRequest, type FakeOptions } from '../../stories/support/fake-api/createFakeApi.js';
import { OwnerStory } from '../../stories/support/OwnerStory.js';
import { importFile } from '../../stories/support/importFile.js';
import { aMenu, anItem, aSection, someCombos } from '../../stories/support/sampleMenu.js';
import { makeFakePhoto, renderUser, makePhoto, type Person, pick, setUpBrowser } from './browserMocks.js';

beforeEach(() => setUpBrowser());

const BUSY = { statusCode: 503, message: 'الخدمة مشغولة الآن' };
const ADD_HERE = 'إضافة صنف';
const ARABI = 'شاورما دجاج عربي';
const SUPER = 'وجبة شاورما سوبر';
const BALADI = 'شاورما لحم بلدي';

async function openItems(options: FakeOptions = {}, at = '/items') {
  const api = createFakeApi(options);
  const user = renderUser();
  render(<OwnerStory api={api} at={at} />);
  return { api, user };
}

type Api = ReturnType<typeof createFakeApi>;
const callsOf = (api: Api, name: string) => api.asked.filter((one) => one.name === name);
const itemOf = (api: Api, title: string) =>
  (api.menu().sections ?? []).flatMap(({ items }) => items ?? []).find((item) => item.title === title)!;
const sectionOf = (api: Api, title: string) => api.menu().sections!.find((section) => section.title === title)!;
let titles = new Map<string, string>();
const about = ({ params, body }: FakeRequest) =>
  titles.get(params['itemId'] ?? (body as { data?: { item?: string } } | undefined)?.data?.item ?? '');
const remember = (api: Api) => {
  titles = new Map((api.menu().sections ?? []).flatMap(({ items }) => (items ?? []).map((i) => [i._id, i.title])));
};
const tick = (where: HTMLElement, title: string) =>
  within(where).findByRole<HTMLInputElement>('checkbox', { name: `تحديد ${title}` });

describe('choosing items', () => {
  it('shows checkboxes on demand, and the actions once something is chosen', async () => {
    const { user } = await openItems();
    await screen.findByRole('button', { name: ARABI });
    expect(screen.queryByRole('checkbox')).toBeNull();
    expect(screen.getAllByRole('button', { name: ADD_HERE }).length).toBeGreaterThan(0);
    await user.click(screen.getByRole('button', { name: 'تحديد' }));
    expect(screen.queryByRole('region', { name: /^الأصناف المحددة/ })).toBeNull();
    await user.click(await tick(document.body, ARABI));
    // Controls that a selection does not need are hidden, so that there is more space for the titles.
    expect(screen.queryByRole('button', { name: ADD_HERE })).toBeNull();
    const bar = screen.getByRole('region', { name: /^الأصناف المحددة/ });
    expect(bar.getAttribute('aria-label')).toBe('الأصناف المحددة: 1');
    expect(within(bar).getByRole('status').textContent).toBe('1 صنف محدد');
    await user.click(within(bar).getByRole('button', { name: 'إلغاء التحديد' }));
    expect(screen.queryByRole('checkbox')).toBeNull();
  });

  it('takes a whole section at once, folded or not, and says if only a part', async () => {
    const { user } = await openItems();
    await screen.findByRole('button', { name: ARABI });
    await user.click(screen.getByRole('button', { name: 'تحديد' }));
    const all = screen.getByRole<HTMLInputElement>('checkbox', { name: 'تحديد كل أصناف الشاورما' });
    await user.click(screen.getByRole('checkbox', { name: 'تحديد كل أصناف المقبلات' }));
    await user.click(await tick(document.body, ARABI));
    expect(all.indeterminate).toBe(true);
    expect(screen.getByRole('region', { name: 'الأصناف المحددة: 7' })).toBeDefined();
    await user.click(all);
    expect(all.checked).toBe(true);
    expect(screen.getByRole('region', { name: 'الأصناف المحددة: 11' })).toBeDefined();
  });

  const chooseShawarma = async (user: Person) => {
    await screen.findByRole('button', { name: ARABI });
    await user.click(screen.getByRole('button', { name: 'تحديد' }));
    await user.click(screen.getByRole('checkbox', { name: 'تحديد كل أصناف الشاورما' }));
    return within(screen.getByRole('region', { name: /^الأصناف المحددة/ }));
  };
  const takeBack = async (user: Person, said: string) => {
    await user.click(await screen.findByRole('button', { name: 'تراجع' }));
    await screen.findByText(said);
  };

  it.each([
    ['نفد', 'أصبحت 5 أصناف نافدة', '5 أصناف', (item: Item) => item.soldOut],
    ['إخفاء', 'أُخفيت 5 أصناف', '5 أصناف', (item: Item) => item.hide],
    ['إنهاء الخصم', 'انتهى الخصم عن صنفين', 'صنفين', (item: Item) => !isOnSale(item)],
  ])('does one thing to all of them in one call, with one undo: %s', async (name, said, changed, holds) => {
    const { api, user } = await openItems();
    const before = api.menu();
    const bar = await chooseShawarma(user);
    expect(sectionOf(api, 'الشاورما').items!.every(holds)).toBe(false);
    await user.dblClick(bar.getByRole('button', { name }));
    expect(await screen.findByText(said)).toBeDefined();
    expect(sectionOf(api, 'الشاورما').items!.every(holds)).toBe(true);
    expect(callsOf(api, 'itemBulk.send')).toHaveLength(1);
    // The items remain selected, for the next action.
    expect((await tick(document.body, SUPER)).checked).toBe(true);
    await takeBack(user, `تم التراجع عن تغيير ${changed}`);
    expect(api.menu()).toEqual(before);
  });

  it('moves them to another section, with one undo', async () => {
    const { api, user } = await openItems();
    const before = api.menu();
    const bar = await chooseShawarma(user);
    await user.click(bar.getByRole('button', { name: 'نقل' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'نقل 5 أصناف إلى' }));
    expect(dialog.getByRole('button', { name: /الشاورما/ })).toHaveProperty('disabled', true);
    await user.click(dialog.getByRole('button', { name: /المقبلات/ }));
    expect(await screen.findByText('نُقلت 5 أصناف إلى «المقبلات»')).toBeDefined();
    expect(
      sectionOf(api, 'المقبلات')
        .items!.slice(-5)
        .map(({ title }) => title),
    ).toContain(ARABI);
    expect(sectionOf(api, 'الشاورما').items).toEqual([]);
    await takeBack(user, 'تم التراجع عن نقل 5 أصناف');
    expect(api.menu()).toEqual(before);
  });

  it('deletes them once confirmed, says how long restoring works, one undo', async () => {
    const { api, user } = await openItems();
    const before = api.menu();
    const bar = await chooseShawarma(user);
    await user.click(bar.getByRole('button', { name: 'حذف' }));
    const dialog = await screen.findByRole('alertdialog', { name: 'حذف 5 أصناف؟' });
    expect(dialog.textContent).toContain('يمكن استعادتها من المحذوفات خلال 30 يومًا.');
    await user.click(within(dialog).getByRole('button', { name: 'حذف' }));
    expect(await screen.findByText('حُذفت 5 أصناف')).toBeDefined();
    expect(screen.queryByRole('region', { name: /^الأصناف المحددة/ })).toBeNull();
    await takeBack(user, 'تمت الاستعادة');
    expect(api.menu()).toEqual(before);
    expect(screen.queryByRole('region', { name: /^الأصناف المحددة/ })).toBeNull();
  });

  it('names the combos that contain them before they are deleted', async () => {
    const menu = aMenu();
    const contained = menu.sections!.flatMap(({ items }) => items ?? []).find(({ title }) => title === ARABI)!;
    const part = { _id: contained._id, title: ARABI, description: '' };
    const [family, burger] = someCombos(menu);
    const combos = [
      { ...family!, items: [...family!.items!, part] },
      { ...burger!, items: [part] },
    ];
    const { user } = await openItems({ menu: { ...menu, combos } });
    const bar = await chooseShawarma(user);
    await user.click(bar.getByRole('button', { name: 'حذف' }));
    const { textContent } = await screen.findByRole('alertdialog', { name: 'حذف 5 أصناف؟' });
    expect(textContent).toMatch(/تبقى معروضة بسعرها نفسه من دون ما يُحذف: .?وجبة العائلة.?\./);
    expect(textContent).toMatch(/لا يبقى فيها شيء فلا تظهر لزبائنك: .?برجر ومشروب.?\./);
  });

  it('says before any question that they are too many', async () => {
    const items = Array.from({ length: 1001 }, (_, n) => anItem({ _id: `${n}`.padStart(24, 'i'), title: `صنف ${n}` }));
    // The second section is collapsed, so it renders no rows.
    const { user } = await openItems({
      menu: aMenu({ sections: [aSection('الأولى', []), aSection('الكثيرة', items)] }),
    });
    await screen.findByText('1,001 صنف');
    await user.click(screen.getByRole('button', { name: 'تحديد' }));
    await user.click(screen.getByRole('checkbox', { name: 'تحديد كل أصناف الكثيرة' }));
    const bar = within(screen.getByRole('region', { name: /^الأصناف المحددة/ }));
    expect(bar.getAllByText('1,001').length).toBeGreaterThan(0);
    await user.click(bar.getByRole('button', { name: 'حذف' }));
    expect(await screen.findByText('يمكن تعديل 1,000 صنف في المرة الواحدة على الأكثر')).toBeDefined();
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });

  it('says why nothing was done, and leaves them chosen', async () => {
    const { api, user } = await openItems({ refuse: ({ name }) => (name === 'itemBulk.send' ? BUSY : null) });
    const before = api.menu();
    const bar = await chooseShawarma(user);
    await user.click(bar.getByRole('button', { name: 'نفد' }));
    expect(await screen.findByText(BUSY.message)).toBeDefined();
    expect(api.menu()).toEqual(before);
    expect((await tick(document.body, SUPER)).checked).toBe(true);
  });
});

describe('one picture for many items', () => {
  async function openPanel(options: FakeOptions = {}) {
    const opened = await openItems(options, '/items?view=image');
    remember(opened.api);
    const panel = await screen.findByRole('complementary', { name: 'صورة لعدة أصناف' });
    return { ...opened, panel };
  }
  const choose = (panel: HTMLElement) => pick(panel, makePhoto('dish.jpg'));

  it('needs at least one item, and a picture', async () => {
    const { api, user, panel } = await openPanel();
    await choose(panel);
    await user.click(within(panel).getByRole('button', { name: /^إضافة الصورة/ }));
    expect(await within(panel).findByText('يرجى إدخال على الاقل عنصر واحد')).toBeDefined();
    expect(callsOf(api, 'upload.send')).toEqual([]);
  });

  it('refuses what is no picture when it is picked', async () => {
    const { panel } = await openPanel();
    await pick(panel, makeFakePhoto('menu.jpg'));
    expect(await screen.findByText(/\u2068menu\.jpg\u2069/)).toBeDefined();
    expect(panel.querySelector('img[src^="blob:"]')).toBeNull();
  });

  it('is uploaded for each; failures are named and retried, the others go on', async () => {
    let broken = true;
    const { api, user, panel } = await openPanel({
      refuse: (one) => (broken && one.name === 'upload.send' && about(one) === SUPER ? BUSY : null),
    });
    await choose(panel);
    for (const title of [ARABI, SUPER, BALADI]) await user.click(await tick(panel, title));
    await user.dblClick(within(panel).getByRole('button', { name: 'إضافة الصورة إلى 3 أصناف' }));
    expect(await screen.findByText(`لم تتم إضافة صورة \u2068${SUPER}\u2069`)).toBeDefined();
    expect(await within(panel).findByText('2 من 3')).toBeDefined();
    expect(within(panel).getByText(BUSY.message)).toBeDefined();
    expect(callsOf(api, 'upload.send')).toHaveLength(3);
    expect([ARABI, SUPER, BALADI].map((title) => Boolean(itemOf(api, title).image))).toEqual([true, false, true]);
    broken = false;
    await user.click(within(panel).getByRole('button', { name: 'إعادة المحاولة (1)' }));
    expect(await screen.findByText('تمت إضافة الصورة إلى 3 أصناف')).toBeDefined();
    expect(callsOf(api, 'upload.send')).toHaveLength(4);
    await waitFor(() => expect(screen.queryByRole('complementary')).toBeNull());
  });

  it('may be one of the library', async () => {
    const { api, user, panel } = await openPanel();
    await user.click(within(panel).getByRole('button', { name: 'من المكتبة' }));
    const dialog = await screen.findByRole('dialog', { name: 'مكتبة الصور' });
    await user.click(await within(dialog).findByRole('radio', { name: 'حمص' }));
    await user.click(within(dialog).getByRole('button', { name: 'استخدام الصورة' }));
    await user.click(await tick(panel, ARABI));
    await user.click(within(panel).getByRole('button', { name: 'إضافة الصورة إلى صنف واحد' }));
    await waitFor(() => expect(callsOf(api, 'upload.send')).toHaveLength(1));
    expect(callsOf(api, 'upload.send')[0]?.body).toMatchObject({
      model: 'item',
      path: 'image',
      imageSource: 'publicImage',
      data: { item: itemOf(api, ARABI)._id },
    });
  });
});

describe('one discount for many items', () => {
  const openSale = async (options: FakeOptions = {}) => {
    const opened = await openItems(options, '/items?view=sale');
    return { ...opened, panel: await screen.findByRole('complementary', { name: 'خصم لعدة أصناف' }) };
  };
  const typePercent = (user: Person, panel: HTMLElement, text: string) =>
    user.type(within(panel).getByLabelText('نسبة الخصم %'), text);

  it('wants a percentage and an item, and shows what each will cost', async () => {
    const { api, user, panel } = await openSale();
    await user.click(within(panel).getByRole('button', { name: 'إنشاء الخصم' }));
    expect(within(panel).getByText('أدخل نسبة من 0 إلى 100. الصفر ينهي الخصم.')).toBeDefined();
    expect(within(panel).getByText('يرجى إدخال على الاقل عنصر واحد')).toBeDefined();
    await user.click(await tick(panel, ARABI));
    await typePercent(user, panel, '٢٠');
    expect(callsOf(api, 'itemBulk.send')).toEqual([]);
    expect(
      within(panel)
        .getByRole('checkbox', { name: `تحديد ${ARABI}` })
        .closest('li')!.textContent,
    ).toContain('2.80');
  });

  it('is given to all chosen in one call, with one undo', async () => {
    const { api, user, panel } = await openSale();
    const before = api.menu();
    await typePercent(user, panel, '25');
    await user.click(within(panel).getByRole('checkbox', { name: 'تحديد كل أصناف الشاورما' }));
    await user.dblClick(within(panel).getByRole('button', { name: 'إنشاء الخصم على 5 أصناف' }));
    expect(await screen.findByText('تمت إضافة الخصم إلى 5 أصناف')).toBeDefined();
    expect(callsOf(api, 'itemBulk.send')).toHaveLength(1);
    for (const { sale } of sectionOf(api, 'الشاورما').items!) expect(sale).toEqual({ onSale: true, offPrice: 0.25 });
    await user.click(await screen.findByRole('button', { name: 'تراجع' }));
    await screen.findByText('تم التراجع عن تغيير 5 أصناف');
    expect(api.menu()).toEqual(before);
  });

  it('has a last day for all, which must be a day ahead', async () => {
    const { api, user, panel } = await openSale();
    await typePercent(user, panel, '25');
    await user.click(await tick(panel, ARABI));
    const day = within(panel).getByLabelText('آخر يوم في الخصم (اختياري)');
    const begin = () => user.click(within(panel).getByRole('button', { name: 'إنشاء الخصم على صنف واحد' }));
    for (const [typed, message] of [
      ['غدًا', 'الرجاء إدخال تاريخ صحيح'],
      ['1/1/2020', 'نهاية الخصم مضت. اختر اليوم أو يومًا بعده.'],
    ] as const) {
      await user.clear(day);
      await user.type(day, typed);
      await begin();
      expect(within(panel).getByText(message)).toBeDefined();
      expect(document.activeElement).toBe(day);
    }
    expect(callsOf(api, 'itemBulk.send')).toEqual([]);
    await user.clear(day);
    await user.type(day, '31/12/2089');
    expect(within(panel).getByText('حتى نهاية السبت، 31/12/2089')).toBeDefined();
    await begin();
    await screen.findByText('تمت إضافة الخصم');
    expect(itemOf(api, ARABI).sale).toEqual({ onSale: true, offPrice: 0.25, until: '2089-12-31T21:00:00.000Z' });
  });

  it('ends at 0 %', async () => {
    const { api, user, panel } = await openSale();
    await typePercent(user, panel, '0');
    await user.click(await tick(panel, SUPER));
    await user.click(within(panel).getByRole('button', { name: 'إنهاء الخصم عن صنف واحد' }));
    expect(await screen.findByText('انتهى الخصم عن صنف واحد')).toBeDefined();
    expect(isOnSale(itemOf(api, SUPER))).toBe(false);
  });

  it('is asked about at 100 %, here and in the form of one item', async () => {
    const { api, user, panel } = await openSale();
    await typePercent(user, panel, '100');
    await user.click(await tick(panel, ARABI));
    const begin = () => user.click(within(panel).getByRole('button', { name: 'إنشاء الخصم على صنف واحد' }));
    const answer = async (name: string) =>
      user.click(
        within(await screen.findByRole('alertdialog', { name: 'خصم \u2066100%\u2069؟' })).getByRole('button', { name }),
      );
    await begin();
    await answer('إلغاء');
    expect(callsOf(api, 'itemBulk.send')).toEqual([]);
    await begin();
    await answer('نعم، خصم \u2066100%\u2069');
    await screen.findByText('تمت إضافة الخصم');
    expect(itemOf(api, ARABI).sale).toEqual({ onSale: true, offPrice: 1 });

    await user.click(await screen.findByRole('button', { name: SUPER }));
    const form = await screen.findByRole('complementary', { name: 'تعديل الصنف' });
    const percent = await within(form).findByLabelText('نسبة الخصم %');
    const save = () => user.click(within(form).getByRole('button', { name: 'حفظ' }));
    await user.clear(percent);
    await user.type(percent, '100');
    await save();
    await answer('إلغاء');
    expect(callsOf(api, 'item.change')).toEqual([]);
    await user.clear(percent);
    await user.type(percent, '0');
    expect(within(form).getByText('نسبة \u20660%\u2069 تنهي الخصم عند الحفظ')).toBeDefined();
    await save();
    await waitFor(() =>
      expect(callsOf(api, 'item.change').map(({ body }) => body)).toEqual([{ sale: { onSale: true, offPrice: 0 } }]),
    );
  });
});

describe('a picture of the library for one item', () => {
  const openLibrary = async (user: Person) => {
    await user.click(await screen.findByRole('button', { name: `إجراءات ${ARABI}` }));
    await user.click(await screen.findByRole('menuitem', { name: 'صورة من المكتبة' }));
    return screen.findByRole('dialog', { name: 'مكتبة الصور' });
  };

  it('is found by its title and by turning pages', async () => {
    const { api, user } = await openItems();
    const dialog = await openLibrary(user);
    await within(dialog).findByRole('radio', { name: 'برجر' });
    expect(within(dialog).queryByRole('radio', { name: 'لحم' })).toBeNull();
    await user.click(within(dialog).getByRole('button', { name: 'الصفحة التالية' }));
    await within(dialog).findByRole('radio', { name: 'لحم' });
    await user.type(within(dialog).getByLabelText('ابحث عن صورة بعنوانها'), 'كنا');
    await user.click(await within(dialog).findByRole('radio', { name: 'كنافة' }));
    await user.click(within(dialog).getByRole('button', { name: 'استخدام الصورة' }));
    expect(await screen.findByText('تمت إضافة الصورة')).toBeDefined();
    expect(itemOf(api, ARABI).image).toBe('public.webp');
  });

  it('may be named by its id, and must be named', async () => {
    const { api, user } = await openItems();
    const dialog = await openLibrary(user);
    await user.click(within(dialog).getByRole('button', { name: 'استخدام الصورة' }));
    expect(within(dialog).getByText('هذا الحقل مطلوب')).toBeDefined();
    await user.type(within(dialog).getByLabelText('معرّف الصورة'), ' abc ');
    await user.click(within(dialog).getByRole('button', { name: 'استخدام الصورة' }));
    await screen.findByText('تمت إضافة الصورة');
    expect(callsOf(api, 'upload.send').map(({ body }) => body)).toEqual([
      {
        model: 'item',
        path: 'image',
        data: { menu: api.menu()._id, item: itemOf(api, ARABI)._id, publicImageID: 'abc' },
        imageSource: 'publicImage',
      },
    ]);
  });

  it('stays asked for when the server refuses', async () => {
    const { user } = await openItems({ refuse: ({ name }) => (name === 'upload.send' ? BUSY : null) });
    const dialog = await openLibrary(user);
    await user.click(await within(dialog).findByRole('radio', { name: 'حمص' }));
    await user.click(within(dialog).getByRole('button', { name: 'استخدام الصورة' }));
    expect(await within(dialog).findByText(BUSY.message)).toBeDefined();
    expect(within(dialog).getByRole<HTMLInputElement>('radio', { name: 'حمص' }).checked).toBe(true);
  });
});

describe('changing prices', () => {
  it('shows each price before and after, sends these, and offers one undo', async () => {
    const { api, user } = await openItems({}, '/items?view=prices');
    const value = await screen.findByRole('textbox', { name: 'مقدار التغيير' });
    expect(screen.getByText('أدخل مقدار التغيير')).toBeDefined();
    expect(screen.getByRole<HTMLButtonElement>('button', { name: /^غيّر/ }).disabled).toBe(true);
    await user.type(value, '٨');
    await user.click(screen.getByRole('checkbox', { name: `تغيير سعر ${SUPER}` }));
    const priceOf = (title: string) => itemOf(api, title).subItems?.[0]?.price ?? itemOf(api, title).price;
    const before = priceOf(ARABI);
    const left = priceOf(SUPER);
    const row = screen.getByRole('checkbox', { name: `تغيير سعر ${ARABI}` }).closest('tr')!;
    const [, then] = within(row).getAllByText(/^\d+\.\d\d$/, { selector: 'bdi' });
    const shown = then?.textContent;
    await user.click(screen.getByRole('button', { name: /^غيّر .+ سعر/ }));
    const said = (await screen.findByText(/^(تغيّر|تغيّرت) .*(سعر|أسعار)/)).textContent;
    const [sent] = callsOf(api, 'priceChange.change');
    expect(sent?.body).toMatchObject({ percent: 8, rounding: 0.05, hash: expect.stringMatching(/./) as string });
    expect(priceOf(ARABI)).toBeGreaterThan(before);
    expect(shown).toContain(priceOf(ARABI).toFixed(2));
    expect(priceOf(SUPER)).toBe(left);
    await user.click(await screen.findByRole('button', { name: 'تراجع' }));
    await screen.findByText(said.replace(/^(تغيّر|تغيّرت) /, 'تم التراجع عن تغيير '));
    expect(priceOf(ARABI)).toBe(before);
  });

  it('refuses a percentage beyond the limits, which differ by direction', async () => {
    const { api, user } = await openItems({}, '/items?view=prices');
    const value = await screen.findByRole('textbox', { name: 'مقدار التغيير' });
    const apply = () => screen.getByRole<HTMLButtonElement>('button', { name: /^غيّر/ });
    await user.type(value, '500');
    await waitFor(() => expect(apply().disabled).toBe(false));
    await user.click(screen.getByRole('radio', { name: 'خفض' }));
    await waitFor(() => expect(apply().disabled).toBe(true));
    expect(document.getElementById(value.getAttribute('aria-describedby') ?? '')?.textContent).toMatch(
      /أكبر قيمة هي .?90/,
    );
    await user.click(screen.getByRole('radio', { name: 'رفع' }));
    await user.clear(value);
    await user.type(value, '99999999');
    await waitFor(() => expect(value.getAttribute('aria-invalid')).toBe('true'));
    expect(screen.getByText('مقدار التغيير أكبر مما يُقبل')).toBeDefined();
    expect(screen.getByText('لا سعر يتغيّر')).toBeDefined();
    expect(callsOf(api, 'priceChange.change')).toEqual([]);
  });

  it('reads a percent sign as a percentage, and explains other wrong input', async () => {
    const { api, user } = await openItems({}, '/items?view=prices');
    const value = await screen.findByRole<HTMLInputElement>('textbox', { name: 'مقدار التغيير' });
    const isPercent = () => screen.getByRole<HTMLInputElement>('radio', { name: 'نسبة' }).checked;
    for (const typed of ['10%', '٪١٠']) {
      await user.click(screen.getByRole('radio', { name: 'مبلغ' }));
      await user.clear(value);
      await user.type(value, typed);
      expect([value.value, isPercent()]).toEqual(['10', true]);
    }
    for (const [typed, message] of [
      ['0', 'الصفر لا يغيّر أي سعر'],
      ['-5', 'لخفض الأسعار اختر «خفض»، واكتب المقدار بلا إشارة'],
      ['كثير', 'اكتب مقدار التغيير رقمًا، مثل 10 أو 2.5'],
    ] as const) {
      await user.clear(value);
      await user.type(value, typed);
      expect(document.getElementById(value.getAttribute('aria-describedby') ?? '')?.textContent).toBe(message);
      expect(screen.getAllByText(message, { selector: '[role=status]' })).toHaveLength(1);
    }
    await user.clear(value);
    await user.type(value, '10%');
    await user.click(await screen.findByRole('button', { name: /^غيّر .+ سعر/ }));
    await waitFor(() => expect(callsOf(api, 'priceChange.change')[0]?.body).toMatchObject({ percent: 10 }));
  });

  it('asks once before it makes prices far from the present ones', async () => {
    const menu = aMenu({
      sections: [
        aSection('القهوة', [
          anItem({ title: 'قهوة', price: 2 }),
          anItem({ title: 'شاي', price: 1, subItems: [{ title: 'كبير', price: 3 }] }),
        ]),
      ],
    });
    const { api, user } = await openItems({ menu }, '/items?view=prices');
    await user.click(await screen.findByRole('radio', { name: 'مبلغ' }));
    await user.type(screen.getByRole('textbox', { name: 'مقدار التغيير' }), '12');
    const apply = await screen.findByRole('button', { name: 'غيّر سعرين' });
    await user.click(apply);
    const dialog = await screen.findByRole('alertdialog', { name: 'هل السعر الجديد صحيح؟' });
    expect(dialog.textContent).toMatch(/سعر واحد .*قهوة.* من .*2\.00\sد\.أ.* إلى .*14\.00\sد\.أ/);
    await user.click(within(dialog).getByRole('button', { name: 'رجوع للتعديل' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(callsOf(api, 'priceChange.change')).toEqual([]);
    await user.clear(screen.getByRole('textbox', { name: 'مقدار التغيير' }));
    await user.type(screen.getByRole('textbox', { name: 'مقدار التغيير' }), '13');
    await user.click(await screen.findByRole('button', { name: 'غيّر سعرين' }));
    const again = await screen.findByRole('alertdialog', { name: 'هل السعران الجديدان صحيحان؟' });
    expect(again.textContent).toMatch(/قهوة.* من .*2\.00\sد\.أ.* إلى .*15\.00\sد\.أ/);
    await user.click(within(again).getByRole('button', { name: 'نعم، احفظ' }));
    await screen.findByText('تغيّر سعران');
    expect(callsOf(api, 'priceChange.change')).toHaveLength(1);
  });

  it('includes combos, and names those that would cost more than their items', async () => {
    const menu = aMenu({
      sections: [aSection('القهوة', [anItem({ _id: 'i'.repeat(24), title: 'قهوة', price: 2 })])],
      combos: [
        {
          _id: 'c'.repeat(24),
          title: 'قهوتان',
          price: 3.9,
          items: [{ _id: 'i'.repeat(24), title: 'قهوة', description: '' }],
          portions: [{ item: 'i'.repeat(24), quantity: 2 }],
        },
      ],
    });
    const { api, user } = await openItems({ menu }, '/items?view=prices');
    await user.click(await screen.findByRole('radio', { name: 'خفض' }));
    await user.type(screen.getByRole('textbox', { name: 'مقدار التغيير' }), '10');
    const ticked = screen.getByRole('checkbox', { name: 'تغيير سعر قهوتان' });
    await user.click(ticked);
    expect(await screen.findByText(/أغلى من أصنافها بـ .*0\.30/)).toBeDefined();
    await user.click(screen.getByRole('switch', { name: 'الوجبات المجمّعة' }));
    expect(await screen.findByText(/تصبح أغلى من أصنافها: .*قهوتان/)).toBeDefined();
    await user.click(screen.getByRole('switch', { name: 'الوجبات المجمّعة' }));
    await user.click(await screen.findByRole('checkbox', { name: 'تغيير سعر قهوتان' }));
    expect(screen.queryByText(/أغلى من أصنافها/)).toBeNull();
    await user.click(screen.getByRole('button', { name: 'غيّر سعرين' }));
    await screen.findByText('تغيّر سعران');
    expect(api.menu().combos?.map(({ price }) => price)).toEqual([3.5]);
  });
});

describe('importing a file', () => {
  it('offers the items as JSON too', async () => {
    const { api, user } = await openItems({}, '/items?view=export');
    await user.click(await screen.findByRole('button', { name: 'قائمتي (JSON)' }));
    await waitFor(() => expect(api.asked.filter(({ name }) => name === 'itemImport.download')).toHaveLength(1));
    expect(api.asked.at(-1)?.query).toMatchObject({ format: 'json', content: 'menu' });
  });

  it('gathers rows without a section in one, keeps sections not in it folded', async () => {
    const { api, user } = await openItems({}, '/items?view=import');
    const rows = [
      { title: 'كعكة الدار', price: 3, 'translations.en.title': 'House cake', 'sale.offPrice': 0.25 },
      { title: 'لقمة الضيف', price: 2 },
    ];
    const file = new File([JSON.stringify(rows)], 'menu.json', { type: 'application/json' });
    await user.upload(await screen.findByLabelText('اختر ملفًا', { selector: 'input' }), file);
    await screen.findByText('بقي قراران');
    expect(screen.getAllByText('العمود: التصنيف')).toHaveLength(2);
    const missing = screen.getByRole('region', { name: 'ليست في الملف' });
    expect(within(missing).queryByRole('list')).toBeNull();
    await user.type(screen.getByLabelText('ضع السطرين اللذين بلا تصنيف في'), 'الشاورما{Enter}');
    const apply = await screen.findByRole('button', { name: 'طبّق تغييرين' });
    const created = within(screen.getByRole('region', { name: 'أصناف جديدة' }));
    for (const text of [/3\.00 د\.أ/, 'House cake', '25%']) expect(created.getByText(text)).toBeDefined();
    await user.click(apply);
    await screen.findByText(/^استُورد/);
    const { sections = [] } = api.menu();
    const titles = sections.find(({ title }) => title === 'الشاورما')?.items?.map(({ title }) => title);
    expect(titles).toEqual(expect.arrayContaining(['كعكة الدار', 'لقمة الضيف']));
  });

  it('shows what columns mean, remembers corrections, decides alike rows at once', async () => {
    const { api, user } = await openItems({}, '/items?view=import');
    const rows = ['3/5', '4 - 6', '7 / 9'].map((price, index) => ({
      ...{ المجموعة: 'الشاورما', 'اسم المنتج': `طبق ${index}`, السعر: price, مذاق: `حار ${index}` },
    }));
    const text = JSON.stringify(rows);
    await user.click(await screen.findByLabelText('أو ألصق جدولًا أو قائمة من محادثة أو JSON'));
    await user.paste(text);
    await user.click(screen.getByRole('button', { name: 'اقرأ النص' }));
    await screen.findByText('بقيت 3 قرارات');
    const taste = () => screen.getByLabelText<HTMLSelectElement>('ما في العمود «مذاق»');
    expect(taste().value).toBe('');
    await user.selectOptions(taste(), 'description');
    await waitFor(() => expect(screen.queryByText(/^أعمدة تُركت/)).toBeNull());
    const size = screen.getByLabelText<HTMLInputElement>('اسم الحجم 1');
    await user.clear(size);
    await user.type(size, 'نصف');
    await user.click(screen.getByRole('button', { name: 'اجعلها كلها أحجامًا' }));
    await user.click(await screen.findByRole('button', { name: 'طبّق 3 تغييرات' }));
    await screen.findByText(/^استُورد/);
    expect(itemOf(api, 'طبق 1')).toMatchObject({
      description: 'حار 1',
      subItems: [
        { title: 'نصف', price: 4 },
        { title: 'كبير', price: 6 },
      ],
    });
  });

  it('applies a choice to all rows of its text, a typed fix to its row alone', async () => {
    const { user } = await openItems({}, '/items?view=import');
    const prices = ['1,250', '1,250', '2,250', 'غالي', 'غالي'];
    const rows = prices.map((price, index) => ({ section: 'الشاورما', title: `طبق ${index}`, price }));
    const file = new File([JSON.stringify(rows)], 'menu.json', { type: 'application/json' });
    await user.upload(await screen.findByLabelText('اختر ملفًا', { selector: 'input' }), file);
    await screen.findByText('بقيت 5 قرارات');
    await user.click(screen.getAllByRole('button', { name: '1.25' })[0]!);
    await screen.findByText('بقيت 3 قرارات');
    await user.type(screen.getAllByLabelText('التصحيح: price')[0]!, '7{Enter}');
    await screen.findByText('بقي قراران');
  });

  it('counts the rows of the file, and shows all problems of a row together', async () => {
    const { user } = await openItems({}, '/items?view=import');
    const rows = [
      { section: 'الشاورما', title: 'كعكة الدار', price: 'abc', 'نسبة الخصم': '150%', السعرات: 'xyz' },
      { section: 'الشاورما', title: 'لقمة الضيف', price: 2 },
    ];
    const file = new File([JSON.stringify(rows)], 'menu.json', { type: 'application/json' });
    await user.upload(await screen.findByLabelText('اختر ملفًا', { selector: 'input' }), file);
    await screen.findByText('سطران، لم يُحفظ شيء بعد');
    expect(screen.getByRole('button', { name: /^1 ?تحتاج قرارك/ })).toBeDefined();
    expect(screen.getByText('بقيت 3 قرارات')).toBeDefined();
    const [row, ...others] = within(screen.getByRole('region', { name: 'تحتاج قرارك' })).getAllByRole('listitem');
    expect(others).toEqual([]);
    expect(within(row!).getAllByLabelText(/^التصحيح/)).toHaveLength(3);
    expect(within(row!).getAllByRole('button', { name: 'اترك السطر 2' })).toHaveLength(1);
    expect(row!.textContent).toContain('100%');
  });

  it('leaves out a row, and says how many rows are being saved', async () => {
    let answer: () => void = () => undefined;
    const isApplied = (body: unknown) => (body as { readonly hash?: string }).hash !== undefined;
    const { api, user } = await openItems(
      {
        hold: ({ name, body }) =>
          name === 'itemImport.send' && isApplied(body) ? new Promise((resolve) => (answer = resolve)) : undefined,
      },
      '/items?view=import',
    );
    const rows = [
      { section: 'الشاورما', title: 'كعكة الدار', price: 3 },
      { section: 'الشاورما', title: 'لقمة الضيف', price: 2 },
      { section: 'الشاورما', title: 'منسف', price: '10 - 16' },
    ];
    const file = new File([JSON.stringify(rows)], 'menu.json', { type: 'application/json' });
    await user.upload(await screen.findByLabelText('اختر ملفًا', { selector: 'input' }), file);
    const press = async (name: string) => {
      await waitFor(() => expect(screen.getByRole('button', { name })).toHaveProperty('disabled', false));
      await user.click(screen.getByRole('button', { name }));
    };
    await press('اترك السطر 3');
    await waitFor(() => expect(screen.queryByRole('button', { name: 'اترك السطر 3' })).toBeNull());
    expect(screen.getByText('3 أسطر، لم يُحفظ شيء بعد')).toBeDefined();
    await press('اترك السطر 4');
    await press('طبّق تغييرًا واحدًا');
    expect(await screen.findByText('جارٍ حفظ سطر واحد…')).toBeDefined();
    expect(screen.getByRole('progressbar', { name: 'جارٍ الحفظ…' })).toBeDefined();
    answer();
    await screen.findByText(/^استُورد/);
    const titles = (api.menu().sections ?? []).flatMap(({ items = [] }) => items.map(({ title }) => title));
    expect(titles).toContain('كعكة الدار');
    expect(titles).not.toContain('لقمة الضيف');
  });

  it('asks for every decision first, then applies the plan, with one undo', async () => {
    const { api, user } = await openItems({}, '/items?view=import');
    const input = await screen.findByLabelText('اختر ملفًا', { selector: 'input' });
    await user.upload(input, importFile());
    await screen.findByText('menu.json');
    const apply = () => screen.getByRole<HTMLButtonElement>('button', { name: /^طبّق/ });
    await screen.findByText('بقيت 3 قرارات');
    expect(apply().disabled).toBe(true);
    await user.click(screen.getByRole('button', { name: '1.25' }));
    await screen.findByText('بقي قراران');
    await user.click(screen.getByRole('button', { name: /^حجمان/ }));
    await screen.findByText('بقي قرار واحد');
    await user.click(screen.getByRole('button', { name: /^قصدت/ }));
    await waitFor(() => expect(apply().disabled).toBe(false));
    const before = api.menu();
    await user.click(apply());
    const imported = (await screen.findByText(/^استُورد/)).textContent;
    expect(itemOf(api, ARABI).price).toBe(3.75);
    expect(itemOf(api, 'منسف').subItems?.map(({ price }) => price)).toEqual([10, 16]);
    await user.click(await screen.findByRole('button', { name: 'تراجع' }));
    await screen.findByText(imported.replace(/^استُوردت? /, 'تم التراجع عن استيراد '));
    expect(api.menu()).toEqual(before);
  });
});
