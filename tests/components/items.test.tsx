import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Combo, Menu } from '@qaima/schemas';
import { createFakeApi, type FakeOptions } from '../../stories/support/fake-api/createFakeApi.js';
import { OwnerStory } from '../../stories/support/OwnerStory.js';
import { aMenu, someCombos } from '../../stories/support/sampleMenu.js';
import { makeFakePhoto, renderUser, makePhoto, type Person, PHONE, pick, setUpBrowser } from './browserMocks.js';
import { fill } from './openOwnerScreen.js';

beforeEach(() => setUpBrowser());

const SUPER = 'وجبة شاورما سوبر';
/** The title of an item without sub-items. */
const PLAIN = 'شاورما لحم بلدي';

async function openItems(options: FakeOptions = {}, at = '/items') {
  const api = createFakeApi(options);
  const user = renderUser();
  render(<OwnerStory api={api} at={at} />);
  await screen.findByRole('heading', { name: 'الشاورما' });
  return { api, user };
}

const callsOf = (api: ReturnType<typeof createFakeApi>, name: string) => api.asked.filter((one) => one.name === name);
const bodiesOf = (api: ReturnType<typeof createFakeApi>, name: string) => callsOf(api, name).map(({ body }) => body);
const rowOf = (title: string) => screen.getByRole('button', { name: title }).closest('li')!;
const itemIn = ({ sections }: Menu, title: string) =>
  (sections ?? []).flatMap(({ items }) => items ?? []).find((item) => item.title === title)!;
const idOfItem = (api: ReturnType<typeof createFakeApi>, title: string) => itemIn(api.menu(), title)._id;

async function openPanel(title: string, options: FakeOptions = {}) {
  const opened = await openItems(options);
  await opened.user.click(screen.getByRole('button', { name: title }));
  const panel = await screen.findByRole('complementary', { name: 'تعديل الصنف' });
  await within(panel).findByLabelText('الاسم');
  return { ...opened, panel };
}

describe('the allergens of an item', () => {
  it('are chosen in three states, and listed while folded', async () => {
    const { api, user, panel } = await openPanel(PLAIN);
    const fold = within(panel).getByText('مسبّبات الحساسية', { selector: 'summary *' }).closest('details')!;
    expect(fold.textContent).toContain('لم يُذكر شيء بعد');
    await user.click(fold.querySelector('summary')!);
    await user.click(within(within(fold).getByRole('radiogroup', { name: 'حليب' })).getByLabelText('يحتوي'));
    await user.click(within(within(fold).getByRole('radiogroup', { name: 'سمسم' })).getByLabelText('قد يحتوي'));
    expect(fold.querySelector('summary')?.textContent).toContain('حليب; سمسم (قد يحتوي)');
    await user.click(within(panel).getByRole('button', { name: 'حفظ' }));
    await waitFor(() =>
      expect(bodiesOf(api, 'item.change')).toEqual([
        {
          allergens: [
            { code: 'milk', presence: 'contains' },
            { code: 'sesame', presence: 'may-contain' },
          ],
        },
      ]),
    );
  });
});

describe('the items screen', () => {
  it('shows of an item all that its owner wants to know', async () => {
    await openItems();
    const row = rowOf(SUPER).textContent;
    expect(row).toContain('دبل دجاج مع بطاطا');
    expect(row).toContain('4.40د.أ');
    expect(row).toContain('السعر قبل الخصم');
    expect(row).toContain('5.50د.أ');
    expect(row).toContain('خصم \u206620%\u2069');
    expect(row).toContain('3 خيارات');
    expect(row).toContain('اهتم به 96 زبونًا');
    expect(row).toContain('صورة كبيرة');
    const pinned = within(rowOf('شاورما دجاج عربي')).getByRole('switch', { name: 'مثبّت: شاورما دجاج عربي' });
    expect((pinned as HTMLInputElement).checked).toBe(true);
  });

  it('copies an item after it, and opens the copy', async () => {
    const { api, user } = await openItems();
    const before = api.menu().sections?.[0]?.items ?? [];
    await user.click(screen.getByRole('button', { name: `إجراءات ${SUPER}` }));
    await user.click(await screen.findByRole('menuitem', { name: 'نسخ الصنف' }));
    const panel = await screen.findByRole('complementary', { name: 'تعديل الصنف' });
    expect((await within(panel).findByLabelText<HTMLInputElement>('الاسم')).value).toBe(SUPER);
    const after = api.menu().sections?.[0]?.items ?? [];
    const at = before.findIndex(({ title }) => title === SUPER);
    expect(after.map(({ title }) => title)).toEqual(before.map(({ title }) => title).toSpliced(at + 1, 0, SUPER));
    expect(screen.getAllByRole('button', { name: SUPER }).map((row) => row.ariaExpanded)).toEqual(['false', 'true']);
  });

  it('draws nothing of a folded section, and its items when it is unfolded', async () => {
    const { user } = await openItems();
    const burgers = screen.getByRole('button', { name: 'البرجر' });
    expect(burgers.getAttribute('aria-expanded')).toBe('false');
    expect(screen.queryByText('برجر كلاسيك')).toBeNull();
    await user.click(burgers);
    expect(screen.getByText('برجر كلاسيك')).toBeDefined();
  });

  it('finds items however their words are spelt, in folded sections too', async () => {
    const { user } = await openItems();
    await user.type(screen.getByRole('searchbox', { name: 'ابحث عن صنف' }), 'كنافه');
    expect(await screen.findByRole('button', { name: 'كنافة' })).toBeDefined();
    await waitFor(() => expect(screen.queryByRole('heading', { name: 'البرجر' })).toBeNull());
  });

  it('says so when nothing is found, and offers all again', async () => {
    const { user } = await openItems();
    await user.type(screen.getByRole('searchbox'), 'بيتزا');
    expect(await screen.findByText('لا نتائج لبحثك')).toBeDefined();
    await user.click(screen.getAllByRole('button', { name: 'مسح البحث' })[0]!);
    expect(await screen.findByRole('heading', { name: 'البرجر' })).toBeDefined();
  });

  it('sends to the sections first when there are none', async () => {
    render(<OwnerStory api={createFakeApi({ menu: aMenu({ sections: [] }) })} at="/items" />);
    const link = await screen.findByRole('link', { name: 'الذهاب إلى التصنيفات' });
    expect(link.getAttribute('href')).toBe('/m/innova/admin/sections');
  });
});

describe('the switches of a row', () => {
  it('show at once, before the server has answered', async () => {
    let answer: () => void = () => undefined;
    const { api, user } = await openItems({
      hold: ({ name }) => (name === 'item.change' ? new Promise((resolve) => (answer = resolve)) : undefined),
    });
    const soldOut = () => screen.getByRole<HTMLInputElement>('switch', { name: `نفد: ${SUPER}` });
    await user.click(soldOut());
    await waitFor(() => expect(soldOut().checked).toBe(true));
    answer();
    expect(await screen.findByText(`نفد «${SUPER}» حتى تعيده`)).toBeDefined();
    expect(bodiesOf(api, 'item.change')).toEqual([{ soldOut: true }]);
    expect(soldOut().checked).toBe(true);
    await user.click(screen.getByRole('button', { name: 'تراجع' }));
    await waitFor(() => expect(bodiesOf(api, 'item.change')).toEqual([{ soldOut: true }, { soldOut: false }]));
    answer();
    await waitFor(() => expect(soldOut().checked).toBe(false));
  });

  it('have "until the opening of tomorrow" in their menu, ending by itself', async () => {
    const { api, user } = await openItems();
    await user.click(screen.getByRole('button', { name: `إجراءات ${SUPER}` }));
    await user.click(await screen.findByRole('menuitem', { name: 'نفد حتى افتتاح الغد' }));
    expect(await screen.findByText(new RegExp(`^نفد «${SUPER}» حتى .+، ثم يعود وحده$`))).toBeDefined();
    const [{ soldOutUntil }] = bodiesOf(api, 'item.change') as [{ readonly soldOutUntil: string }];
    expect(Date.parse(soldOutUntil)).toBeGreaterThan(Date.now());
    expect(screen.getByRole<HTMLInputElement>('switch', { name: `نفد: ${SUPER}` }).checked).toBe(true);
    expect(screen.getByText(/^نفد حتى \S+$/)).toBeDefined();
    await user.click(screen.getByRole('switch', { name: `نفد: ${SUPER}` }));
    await waitFor(() => expect(screen.queryByText(/^نفد حتى \S+$/)).toBeNull());
    expect(bodiesOf(api, 'item.change')).toEqual([{ soldOutUntil }, { soldOut: false }]);
  });

  it('has its sizes in the menu beside it, and names those that are sold out', async () => {
    const { api, user } = await openItems();
    await user.click(screen.getByRole('button', { name: `إجراءات ${SUPER}` }));
    await user.click(await screen.findByRole('menuitem', { name: 'الأحجام التي نفدت' }));
    const dialog = await screen.findByRole('dialog', { name: `ما نفد من أحجام «${SUPER}»` });
    const [size] = within(dialog).getAllByRole<HTMLSelectElement>('combobox');
    if (size) await user.selectOptions(size, 'نفد حتى افتتاح الغد');
    await waitFor(() => expect(size?.selectedOptions[0]?.text).toMatch(/^نفد حتى \S+$/));
    expect(bodiesOf(api, 'item.changeSubItem')).toEqual([{ soldOutUntil: expect.any(String) }]);
    await user.click(within(dialog).getByRole('button', { name: 'إغلاق' }));
    expect(await screen.findByText(/: نفد حتى \S+$/)).toBeDefined();
  });

  it('go back when the server refuses, and its sentence is shown as an error', async () => {
    const { user } = await openItems({
      refuse: ({ name }) => (name === 'item.change' ? { statusCode: 500, message: 'تعذّر الحفظ' } : null),
    });
    const pin = () => screen.getByRole<HTMLInputElement>('switch', { name: `مثبّت: ${SUPER}` });
    await user.click(pin());
    const notice = await screen.findByText('تعذّر الحفظ');
    expect(notice.closest('[data-error="true"]')).not.toBeNull();
    await waitFor(() => expect(pin().checked).toBe(false));
  });
});

describe('an item on a phone', () => {
  const ticked = (title: string) => screen.getByRole<HTMLInputElement>('checkbox', { name: `تحديد ${title}` }).checked;

  it('is selected from its menu; taps then select more', async () => {
    setUpBrowser(PHONE);
    const { user } = await openItems();
    await user.click(screen.getByRole('button', { name: `إجراءات ${SUPER}` }));
    await user.click(await screen.findByRole('menuitem', { name: 'تحديد' }));
    expect(await screen.findByRole('region', { name: /المحددة/ })).toBeDefined();
    expect([ticked(SUPER), ticked(PLAIN)]).toEqual([true, false]);
    await user.click(screen.getByRole('button', { name: PLAIN }));
    await user.click(screen.getByRole('button', { name: SUPER }));
    expect([ticked(SUPER), ticked(PLAIN)]).toEqual([false, true]);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('is hidden and pinned from its menu', async () => {
    setUpBrowser(PHONE);
    const { api, user } = await openItems();
    for (const name of ['إخفاء', 'إلغاء التثبيت']) {
      await user.click(screen.getByRole('button', { name: 'إجراءات شاورما دجاج عربي' }));
      await user.click(await screen.findByRole('menuitem', { name }));
    }
    await waitFor(() => expect(bodiesOf(api, 'item.change')).toEqual([{ hide: true }, { pin: false }]));
  });
});

describe('the panel of an item', () => {
  it('stands in the address: a link opens it', async () => {
    const menu = aMenu();
    const id = menu.sections![0]!.items![1]!._id;
    await openItems({ menu }, `/items?item=${id}`);
    const panel = await screen.findByRole('complementary', { name: 'تعديل الصنف' });
    expect((await within(panel).findByLabelText<HTMLInputElement>('الاسم')).value).toBe(SUPER);
  });

  it('sends only what was changed', async () => {
    const { api, user, panel } = await openPanel(PLAIN);
    const price = within(panel).getByLabelText('السعر');
    await user.clear(price);
    await user.type(price, '٦٫٥');
    expect((price as HTMLInputElement).value).toBe('6.5');
    await user.click(within(panel).getByRole('radio', { name: 'مثبّت' }));
    expect(within(panel).getByText('تغييران غير محفوظين')).toBeDefined();
    const reads = callsOf(api, 'menu.read').length;
    await user.click(within(panel).getByRole('button', { name: 'حفظ' }));
    expect(await screen.findByText('تم تعديل الصنف')).toBeDefined();
    expect(bodiesOf(api, 'item.change')).toEqual([{ price: 6.5, pin: true }]);
    await waitFor(() => expect(screen.queryByRole('complementary')).toBeNull());
    expect(callsOf(api, 'menu.read').length).toBe(reads);
  });

  it('keeps the typed price of an option, and refuses what is not a number', async () => {
    const { api, user, panel } = await openPanel(SUPER);
    const row = within(panel).getByRole('group', { name: 'السطر 2' });
    const price = within(row).getByLabelText<HTMLInputElement>('السعر');
    await user.click(price);
    await user.keyboard('٧،٢٥ د');
    expect(price.value).toBe('7،25 د');
    await user.click(within(panel).getByRole('button', { name: 'حفظ' }));
    expect(price.getAttribute('aria-invalid')).toBe('true');
    await user.keyboard('٧،٢٥');
    await user.click(within(panel).getByRole('button', { name: 'حفظ' }));
    await screen.findByText('تم تعديل الصنف');
    const [body] = bodiesOf(api, 'item.change') as [{ subItems: { _id: string; title: string; price: number }[] }];
    expect(body.subItems.map(({ title, price: sent }) => [title, sent])).toEqual([
      ['عادي', 5.5],
      ['وسط', 7.25],
      ['كبير', 8],
    ]);
    expect(body.subItems.every(({ _id }) => _id.length === 24)).toBe(true);
  });

  it('asks visibly which number is meant by an ambiguous one', async () => {
    const { api, user, panel } = await openPanel(PLAIN);
    const broughtIntoSight: Element[] = [];
    Element.prototype.scrollIntoView = function (this: Element) {
      broughtIntoSight.push(this);
    };
    const price = within(panel).getByLabelText<HTMLInputElement>('السعر');
    await user.click(price);
    await user.keyboard('١،٢٥٠');
    expect(within(panel).getByText(/تُقرأ/).textContent).toContain('1.25');
    await user.click(within(panel).getByRole('button', { name: 'حفظ' }));
    expect(bodiesOf(api, 'item.change')).toEqual([]);
    const question = within(panel).getByRole('group', { name: 'أي رقم تقصد بـ «1،250»؟' });
    expect(broughtIntoSight.filter((one) => one === question)).toHaveLength(1);
    expect(
      within(question)
        .getAllByRole('button')
        .map(({ textContent }) => textContent),
    ).toEqual(['1.25', '1,250']);
    await user.click(within(question).getByRole('button', { name: '1.25' }));
    expect(document.activeElement).toBe(price);
    expect(within(panel).queryByRole('group', { name: /أي رقم/ })).toBeNull();
    await user.click(within(panel).getByRole('button', { name: 'حفظ' }));
    await screen.findByText('تم تعديل الصنف');
    expect(bodiesOf(api, 'item.change')).toEqual([{ price: 1.25 }]);
  });

  it('notes a price that is finer than the step of sale prices', async () => {
    const { user, panel } = await openPanel(PLAIN);
    await user.click(within(panel).getByLabelText('السعر'));
    await user.keyboard('7.25');
    expect(within(panel).queryByText(/ليس من مضاعفات/)).toBeNull();
    await user.keyboard('5');
    expect(within(panel).getByText(/ليس من مضاعفات/).textContent).toContain('0.01 د.أ');
  });

  it('asks before saving a price that is more than five times the old one', async () => {
    const { api, user, panel } = await openPanel(PLAIN);
    const price = within(panel).getByLabelText<HTMLInputElement>('السعر');
    await user.click(price);
    await user.keyboard('725');
    await user.click(within(panel).getByRole('button', { name: 'حفظ' }));
    const question = await screen.findByRole('alertdialog', { name: 'هل السعر الجديد صحيح؟' });
    expect(question.textContent).toContain('725.00');
    await user.click(within(question).getByRole('button', { name: 'رجوع للتعديل' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(bodiesOf(api, 'item.change')).toEqual([]);
    expect(price.value).toBe('725.00');
    await user.click(within(panel).getByRole('button', { name: 'حفظ' }));
    const again = await screen.findByRole('alertdialog');
    // The second click of a double click hits the backdrop, which must not close the dialog.
    const besideIt = again.closest('.MuiDialog-container')!;
    fireEvent.mouseDown(besideIt);
    fireEvent.click(besideIt);
    fireEvent.click(within(again).getByRole('button', { name: 'نعم، احفظ' }));
    await screen.findByText('تم تعديل الصنف');
    expect(bodiesOf(api, 'item.change')).toEqual([{ price: 725 }]);
  });

  it('does not ask for a price of its own where options have the prices', async () => {
    const { user, panel } = await openPanel(PLAIN);
    expect(within(panel).queryByText(/سعره من خياراته/)).toBeNull();
    await user.click(within(panel).getByRole('button', { name: 'إضافة' }));
    const row = await within(panel).findByRole('group', { name: 'السطر 1' });
    expect(within(panel).getByText(/سعره من خياراته/)).toBeDefined();
    expect(
      within(panel)
        .getAllByLabelText('السعر')
        .filter((field) => field.matches('input')),
    ).toHaveLength(1);
    expect(within(row).queryByText('هذا الحقل مطلوب')).toBeNull();
    expect(row.querySelector('[aria-invalid="true"]')).toBeNull();
  });

  it('says what an added option lacks once it was changed, or on submit', async () => {
    const { user, panel } = await openPanel(PLAIN);
    const add = within(panel).getByRole('button', { name: 'إضافة' });
    await user.click(add);
    await user.click(add);
    await user.click(within(panel).getByLabelText('الوصف'));
    const errors = () => within(panel).queryAllByText('هذا الحقل مطلوب').length;
    expect(errors()).toBe(0);
    const first = within(within(panel).getByRole('group', { name: 'السطر 1' }));
    await user.type(first.getByLabelText('السعر'), '2');
    await user.click(first.getByLabelText('اسم الخيار'));
    await user.tab();
    expect(errors()).toBe(1);
    await user.click(within(panel).getByRole('button', { name: 'حفظ' }));
    expect(errors()).toBe(3);
  });

  it('adds and deletes options', async () => {
    const { api, user, panel } = await openPanel(SUPER);
    await user.click(within(panel).getByRole('button', { name: 'حذف السطر 1' }));
    const question = await screen.findByRole('alertdialog', { name: 'حذف «عادي»؟' });
    await user.click(within(question).getByRole('button', { name: 'حذف' }));
    await user.click(within(panel).getByRole('button', { name: 'إضافة' }));
    const row = await within(panel).findByRole('group', { name: 'السطر 3' });
    await user.type(within(row).getByLabelText('اسم الخيار'), 'عائلي');
    await user.type(within(row).getByLabelText('السعر'), '12');
    await user.click(within(panel).getByRole('button', { name: 'حفظ' }));
    await screen.findByText('تم تعديل الصنف');
    const [body] = bodiesOf(api, 'item.change') as [{ subItems: { title: string; price: number }[] }];
    expect(body.subItems.map(({ title }) => title)).toEqual(['وسط', 'كبير', 'عائلي']);
  });

  it('names the combos that lose an option before it is deleted', async () => {
    const menu = aMenu();
    const { _id: item, subItems = [] } = itemIn(menu, SUPER);
    const [first, second] = subItems.map(({ _id }) => _id);
    const combos = [
      { _id: 'lunch', title: 'وجبة الغداء', price: 5, portions: [{ item, subItem: first, quantity: 2 }] },
      { _id: 'campus', title: 'وجبة الجامعة', price: 6, choices: [{ title: 'الصنف', of: [{ item, subItem: first }] }] },
      { _id: 'family', title: 'وجبة العائلة', price: 9, portions: [{ item, subItem: second }] },
    ] as Combo[];
    const { user, panel } = await openPanel(SUPER, { menu: { ...menu, combos } });
    await user.click(within(panel).getByRole('button', { name: 'حذف السطر 1' }));
    const question = await screen.findByRole('alertdialog');
    expect(question.textContent).toMatch(/وستفقده:.*وجبة الغداء.*وجبة الجامعة/);
    expect(question.textContent).not.toContain('وجبة العائلة');
    await user.click(within(question).getByRole('button', { name: 'إلغاء' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await user.click(within(panel).getByRole('button', { name: 'حذف السطر 3' }));
    expect((await screen.findByRole('alertdialog')).textContent).not.toContain('وستفقده');
  });

  it('keeps an option if deletion is declined, deletes an empty one unasked', async () => {
    const { user, panel } = await openPanel(SUPER);
    await user.click(within(panel).getByRole('button', { name: 'حذف السطر 1' }));
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'إلغاء' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(within(panel).getAllByRole('group', { name: /^السطر/ })).toHaveLength(3);
    await user.click(within(panel).getByRole('button', { name: 'إضافة' }));
    await user.click(await within(panel).findByRole('button', { name: 'حذف السطر 4' }));
    expect(screen.queryByRole('alertdialog')).toBeNull();
    await waitFor(() => expect(within(panel).getAllByRole('group', { name: /^السطر/ })).toHaveLength(3));
  });

  it('computes the sale while it is typed, for the options too', async () => {
    const { api, user, panel } = await openPanel(SUPER);
    const percent = within(panel).getByLabelText('نسبة الخصم %');
    expect((percent as HTMLInputElement).value).toBe('20');
    await user.clear(percent);
    await user.type(percent, '٪٥٠');
    expect(panel.querySelector('output')?.textContent).toContain('2.75د.أ');
    expect(within(panel).getByRole('group', { name: 'السطر 3' }).textContent).toContain('4.00د.أ');
    await user.click(within(panel).getByRole('button', { name: 'حفظ' }));
    await screen.findByText('تم تعديل الصنف');
    expect(bodiesOf(api, 'item.change')).toEqual([{ sale: { onSale: true, offPrice: 0.5 } }]);
  });

  it('takes the last day of a sale, which must be ahead, and says its end', async () => {
    const { api, user, panel } = await openPanel(SUPER);
    const day = within(panel).getByLabelText('آخر يوم في الخصم (اختياري)');
    expect(within(panel).getByText('بلا يوم أخير يبقى الخصم حتى تنهيه.')).toBeDefined();
    await user.type(day, '1/1/2020');
    await user.click(within(panel).getByRole('button', { name: 'حفظ' }));
    expect(within(panel).getByText('نهاية الخصم مضت. اختر اليوم أو يومًا بعده.')).toBeDefined();
    expect(callsOf(api, 'item.change')).toEqual([]);
    await user.clear(day);
    await user.type(day, '31/12/2089');
    expect(within(panel).getByText('حتى نهاية السبت، 31/12/2089')).toBeDefined();
    const percent = within(panel).getByLabelText('نسبة الخصم %');
    await user.clear(percent);
    await user.type(percent, '50');
    await user.click(within(panel).getByRole('button', { name: 'حفظ' }));
    await screen.findByText('تم تعديل الصنف');
    const sale = { onSale: true, offPrice: 0.5, until: '2089-12-31T21:00:00.000Z' };
    expect(bodiesOf(api, 'item.change')).toEqual([{ sale }]);
    expect((await screen.findAllByText('حتى نهاية السبت، 31/12/2089')).length).toBeGreaterThan(0);
  });

  it('wants a sale to say how much', async () => {
    const { api, user, panel } = await openPanel(SUPER);
    await user.clear(within(panel).getByLabelText('نسبة الخصم %'));
    await user.click(within(panel).getByRole('button', { name: 'حفظ' }));
    expect(within(panel).getByText('أدخل نسبة من 0 إلى 100')).toBeDefined();
    await user.click(within(panel).getByRole('switch', { name: 'خصم على الصنف' }));
    await user.click(within(panel).getByRole('button', { name: 'حفظ' }));
    await screen.findByText('تم تعديل الصنف');
    expect(bodiesOf(api, 'item.change')).toEqual([{ sale: { onSale: false, offPrice: 0 } }]);
  });

  it('covers the screen on a phone, and closes by its button', async () => {
    setUpBrowser(PHONE);
    const { user } = await openItems();
    await user.click(screen.getByRole('button', { name: SUPER }));
    const panel = await screen.findByRole('dialog', { name: 'تعديل الصنف' });
    await user.click(within(panel).getByRole('button', { name: 'إغلاق اللوحة' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });
});

describe('a new item', () => {
  it('goes into the chosen section, small-image and not pinned by default', async () => {
    const { api, user } = await openItems();
    await user.click(screen.getByRole('button', { name: 'صنف جديد' }));
    const panel = await screen.findByRole('complementary', { name: 'إضافة صنف' });
    await within(panel).findByLabelText('الاسم');
    fill(panel, 'الاسم', 'بقلاوة');
    fill(panel, 'الوصف', 'بالفستق الحلبي');
    await user.type(within(panel).getByLabelText('السعر'), '2.5');
    await user.selectOptions(within(panel).getByLabelText('التصنيف'), 'الحلويات');
    await user.click(within(panel).getByRole('button', { name: 'إضافة الصنف' }));
    expect(await screen.findByText('تمت إضافة الصنف')).toBeDefined();
    const [sent] = callsOf(api, 'item.create');
    expect(sent?.params['sectionId']).toBe(api.menu().sections?.find(({ title }) => title === 'الحلويات')?._id);
    expect(sent?.body).toMatchObject({ title: 'بقلاوة', price: 2.5, pin: false, show: { type: 'small-image' } });
    expect(await screen.findByRole('button', { name: 'بقلاوة' })).toBeDefined();
  });

  const fillIn = async (title: string) => {
    const panel = await screen.findByRole('complementary', { name: 'إضافة صنف' });
    fireEvent.change(await within(panel).findByLabelText('الاسم'), { target: { value: title } });
    fireEvent.change(within(panel).getByLabelText('الوصف'), { target: { value: 'بالفستق الحلبي' } });
    fireEvent.change(within(panel).getByLabelText('السعر'), { target: { value: '2.5' } });
    return panel;
  };

  it('starts in the last used section, scrolls into view, is said and marked', async () => {
    const seen: (string | null)[] = [];
    Element.prototype.scrollIntoView = function (this: Element) {
      seen.push(this.textContent);
    };
    const { user } = await openItems();
    await user.click(screen.getByRole('button', { name: 'صنف جديد' }));
    const panel = await fillIn('بقلاوة');
    expect(within(panel).getByLabelText('التصنيف')).toHaveProperty('selectedOptions.0.text', 'الشاورما');
    await user.selectOptions(within(panel).getByLabelText('التصنيف'), 'الحلويات');
    await user.click(within(panel).getByRole('button', { name: 'إضافة الصنف' }));
    expect(await screen.findByText('«بقلاوة» الآن في تصنيف «الحلويات».')).toBeDefined();
    await waitFor(() => expect(seen.some((text) => text?.includes('بقلاوة'))).toBe(true));
    expect(rowOf('بقلاوة').querySelector('[data-keep-clear]')).not.toBeNull();
    await user.click(screen.getByRole('button', { name: 'صنف جديد' }));
    expect(await screen.findByLabelText('التصنيف')).toHaveProperty('selectedOptions.0.text', 'الحلويات');
  });

  it('is followed by another one in the same panel, if wanted', async () => {
    const { api, user } = await openItems();
    await user.click(screen.getByRole('button', { name: 'صنف جديد' }));
    const panel = await fillIn('بقلاوة');
    await user.selectOptions(within(panel).getByLabelText('التصنيف'), 'الحلويات');
    await user.click(within(panel).getByRole('button', { name: 'إضافة وآخر بعده' }));
    await waitFor(() => expect(within(panel).getByLabelText('الاسم')).toHaveProperty('value', ''));
    expect(document.activeElement).toBe(within(panel).getByLabelText('الاسم'));
    expect(within(panel).getByLabelText('التصنيف')).toHaveProperty('selectedOptions.0.text', 'الحلويات');
    await fillIn('وربات');
    await user.click(within(panel).getByRole('button', { name: 'إضافة الصنف' }));
    await waitFor(() => expect(screen.queryByRole('complementary')).toBeNull());
    const sweets = api.menu().sections?.find(({ title }) => title === 'الحلويات');
    expect(sweets?.items?.slice(-2).map(({ title }) => title)).toEqual(['بقلاوة', 'وربات']);
  });

  it('is not sent without a name and a price', async () => {
    const { api, user } = await openItems();
    await user.click(screen.getByRole('button', { name: 'صنف جديد' }));
    const panel = await screen.findByRole('complementary', { name: 'إضافة صنف' });
    await user.click(await within(panel).findByRole('button', { name: 'إضافة الصنف' }));
    expect(within(panel).getAllByText('هذا الحقل مطلوب')).toHaveLength(2);
    expect(document.activeElement).toBe(within(panel).getByLabelText('الاسم'));
    expect(callsOf(api, 'item.create')).toEqual([]);
  });

  it('needs no description', async () => {
    const { api, user } = await openItems();
    await user.click(screen.getByRole('button', { name: 'صنف جديد' }));
    const panel = await screen.findByRole('complementary', { name: 'إضافة صنف' });
    await user.type(await within(panel).findByLabelText('الاسم'), 'ماء');
    await user.type(within(panel).getByLabelText('السعر'), '0.5');
    await user.click(within(panel).getByRole('button', { name: 'إضافة الصنف' }));
    expect(await screen.findByText('تمت إضافة الصنف')).toBeDefined();
    expect(callsOf(api, 'item.create')).toMatchObject([{ body: { title: 'ماء', price: 0.5 } }]);
  });

  it('starts in the open section that takes most of the screen', async () => {
    const { user } = await openItems();
    await user.click(screen.getByRole('button', { name: 'الحلويات' }));
    const heights: Readonly<Record<string, number>> = { الشاورما: 200, الحلويات: 500 };
    document.querySelectorAll('[data-section]').forEach((group) => {
      const title = group.querySelector('h2')?.textContent ?? '';
      group.getBoundingClientRect = () => new DOMRect(0, 100, 390, heights[title] ?? 0);
    });
    await user.click(screen.getByRole('button', { name: 'صنف جديد' }));
    expect(await screen.findByLabelText('التصنيف')).toHaveProperty('selectedOptions.0.text', 'الحلويات');
  });

  it('gets its picture once it exists', async () => {
    const { api, user } = await openItems();
    await user.click(screen.getByRole('button', { name: 'صنف جديد' }));
    const panel = await screen.findByRole('complementary', { name: 'إضافة صنف' });
    await within(panel).findByLabelText('الاسم');
    fill(panel, 'الاسم', 'بقلاوة');
    fill(panel, 'الوصف', 'بالفستق الحلبي');
    await user.type(within(panel).getByLabelText('السعر'), '2.5');
    await pick(panel, makePhoto('baklava.jpg'));
    await user.click(within(panel).getByRole('button', { name: 'إضافة الصنف' }));
    expect(await screen.findByText('تمت إضافة الصورة')).toBeDefined();
    expect(bodiesOf(api, 'upload.send')).toEqual([
      { path: 'image', model: 'item', data: { menu: api.menu()._id, item: idOfItem(api, 'بقلاوة') } },
    ]);
  });
});

describe('what else may be done with an item', () => {
  const choose = async (user: Person, title: string, action: string) => {
    await user.click(screen.getByRole('button', { name: `إجراءات ${title}` }));
    await user.click(await screen.findByRole('menuitem', { name: action }));
  };

  it('deletes it after a question that names it', async () => {
    const { api, user } = await openItems();
    await choose(user, SUPER, 'حذف الصنف');
    const question = await screen.findByRole('alertdialog', { name: `حذف «${SUPER}»؟` });
    expect(callsOf(api, 'item.remove')).toEqual([]);
    await user.click(within(question).getByRole('button', { name: 'حذف' }));
    expect(await screen.findByText(`تم حذف الصنف «${SUPER}»`)).toBeDefined();
    await waitFor(() => expect(screen.queryByRole('button', { name: SUPER })).toBeNull());
  });

  it('names the combos that contain it before it is deleted', async () => {
    const menu = aMenu();
    const [family, burger] = someCombos(menu);
    const part = { _id: itemIn(menu, SUPER)._id, title: SUPER, description: '' };
    const { user } = await openItems({
      menu: { ...menu, combos: [{ ...family!, items: [...family!.items!, part] }, burger!] },
    });
    await choose(user, SUPER, 'حذف الصنف');
    const { textContent } = await screen.findByRole('alertdialog', { name: `حذف «${SUPER}»؟` });
    expect(textContent).toMatch(/تبقى معروضة بسعرها نفسه من دون ما يُحذف: .?وجبة العائلة.?\./);
    expect(textContent).not.toContain('برجر ومشروب');
  });

  it('keeps it when the question is declined', async () => {
    const { api, user } = await openItems();
    await choose(user, SUPER, 'حذف الصنف');
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'إلغاء' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(callsOf(api, 'item.remove')).toEqual([]);
  });

  it('takes its sale away, and reloads the menu, for a combo contains it', async () => {
    const menu = aMenu();
    const part = { _id: itemIn(menu, SUPER)._id, title: SUPER, description: '' };
    const { api, user } = await openItems({ menu: { ...menu, combos: [{ ...someCombos(menu)[0]!, items: [part] }] } });
    const reads = callsOf(api, 'menu.read').length;
    await choose(user, SUPER, 'إزالة الخصم');
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'إزالة الخصم' }));
    expect(await screen.findByText(`تمت إزالة الخصم «${SUPER}»`)).toBeDefined();
    expect(bodiesOf(api, 'item.change')).toEqual([{ sale: { onSale: false, offPrice: 0 } }]);
    await waitFor(() => expect(rowOf(SUPER).textContent).not.toContain('خصم'));
    expect(callsOf(api, 'menu.read').length).toBe(reads + 1);
  });

  it('offers to take away only what there is', async () => {
    const { user } = await openItems();
    await user.click(screen.getByRole('button', { name: 'إجراءات شاورما دجاج عربي' }));
    const actions = (await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent);
    expect(actions).toEqual([
      'تعديل الصنف',
      'تحديد',
      'نسخ الصنف',
      'إضافة صورة',
      'صورة من المكتبة',
      'نفد حتى افتتاح الغد',
      'الأحجام التي نفدت',
      'حذف الصنف',
    ]);
  });

  it('gives it a picture, and says what the server says when that fails', async () => {
    const { api, user } = await openItems({
      refuse: ({ name }) => (name === 'upload.send' ? { statusCode: 413, message: 'الصورة كبيرة جدًا' } : null),
    });
    await choose(user, SUPER, 'إضافة صورة');
    const chooser = rowOf(SUPER).querySelector<HTMLInputElement>('input[type=file]')!;
    expect(chooser.accept).toBe('image/jpeg,image/png,image/webp,image/avif,image/gif');
    fireEvent.change(chooser, { target: { files: [makePhoto('a.jpg')] } });
    expect(await screen.findByText('الصورة كبيرة جدًا')).toBeDefined();
    expect(callsOf(api, 'upload.send')).toHaveLength(1);
  });

  it('gives it a picture from the camera of a phone', async () => {
    setUpBrowser(PHONE);
    const { api, user } = await openItems();
    const camera = rowOf(SUPER).querySelector<HTMLInputElement>('input[capture=environment]')!;
    const opened = new Promise((open) => camera.addEventListener('click', open));
    await choose(user, SUPER, 'التقاط صورة');
    await opened;
    fireEvent.change(camera, { target: { files: [makePhoto('a.jpg')] } });
    await waitFor(() => expect(callsOf(api, 'upload.send')).toHaveLength(1));
  });

  it('takes no picture that is none, or a damaged one', async () => {
    const { api, user } = await openItems();
    await user.click(screen.getByRole('button', { name: 'صنف جديد' }));
    const panel = await screen.findByRole('complementary', { name: 'إضافة صنف' });
    fireEvent.change(await within(panel).findByLabelText('الاسم'), { target: { value: 'بقلاوة' } });
    fireEvent.change(within(panel).getByLabelText('الوصف'), { target: { value: 'بالفستق' } });
    fireEvent.change(within(panel).getByLabelText('السعر'), { target: { value: '2.5' } });
    await pick(panel, makeFakePhoto('menu.pdf'));
    expect(await screen.findByText(/\u2068menu\.pdf\u2069/)).toBeDefined();
    expect(panel.querySelector('img[src^="blob:"]')).toBeNull();
    window.createImageBitmap = () => Promise.reject(new Error('damaged'));
    await pick(panel, makePhoto('broken.jpg'));
    expect(await screen.findByText(/ملف الصورة تالف أو غير مكتمل: \u2068broken\.jpg\u2069/)).toBeDefined();
    expect(panel.querySelector('img[src^="blob:"]')).toBeNull();
    expect(callsOf(api, 'item.create')).toEqual([]);
  });

  it('says so when a picture is damaged, and sends nothing', async () => {
    window.createImageBitmap = () => Promise.reject(new Error('not a picture'));
    const { api } = await openItems();
    const chooser = rowOf(SUPER).querySelector<HTMLInputElement>('input[type=file]')!;
    fireEvent.change(chooser, { target: { files: [makePhoto('a.jpg')] } });
    expect(await screen.findByText(/ملف الصورة تالف أو غير مكتمل: \u2068a\.jpg\u2069/)).toBeDefined();
    expect(callsOf(api, 'upload.send')).toEqual([]);
  });
});
