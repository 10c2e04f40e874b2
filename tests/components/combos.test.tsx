import { render, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { createFakeApi, type FakeOptions } from '../../stories/support/fake-api/createFakeApi.js';
import { OwnerStory } from '../../stories/support/OwnerStory.js';
import { aMenu, someCombos } from '../../stories/support/sampleMenu.js';
import { renderUser, setUpBrowser } from './browserMocks.js';

beforeEach(() => setUpBrowser());

async function openCombos({ menu: given, ...options }: FakeOptions = {}, params = '') {
  const menu = given ?? aMenu();
  const api = createFakeApi({ ...options, menu: given ?? { ...menu, combos: someCombos(menu) } });
  const user = renderUser();
  render(<OwnerStory api={api} at={`/items?view=combos${params}`} />);
  await screen.findByRole('heading', { name: 'الوجبات المجمّعة' });
  return { api, user };
}

type Api = ReturnType<typeof createFakeApi>;
const bodiesOf = (api: Api, name: string) => api.asked.filter((one) => one.name === name).map(({ body }) => body);
const cardOf = (title: string) => screen.getByRole('button', { name: title }).closest('li')!;
const comboOf = (api: Api, title: string) => api.menu().combos?.find((combo) => combo.title === title);

async function openCombo(title: string, options: FakeOptions = {}) {
  const opened = await openCombos(options);
  await opened.user.click(screen.getByRole('button', { name: title }));
  const panel = await screen.findByRole('complementary', { name: 'تعديل الوجبة' });
  await within(panel).findByLabelText('السعر');
  return { ...opened, panel };
}

describe('the combos', () => {
  it('show title, price, items, and the saving against the sum of the items', async () => {
    await openCombos();
    const family = cardOf('وجبة العائلة').textContent;
    expect(family).toContain('صحن شاورما عائلي + حمص + متبل + مشروب غازي + كنافة');
    expect(family).toContain('14.50د.أ');
    // The sum of the items: 10.20 (on sale), 1.25, 1.50, 2.25 and 2.00.
    expect(family).toContain('17.20د.أ');
    expect(family).toContain('توفير 2.70د.أ');
    expect(cardOf('برجر ومشروب').textContent).not.toContain('أغلى');
    expect(cardOf('وجبة الغداء').textContent).toContain('بلا أصناف ولا اختيارات بعد');
  });

  it('say that they are not shown only where visitors do not see them', async () => {
    const menu = aMenu();
    const [, burger, lunch] = someCombos(menu);
    const items = menu.sections!.flatMap((section) => section.items ?? []);
    const [drink, hidden] = ['مشروب غازي', 'كنافة'].map((title) => items.find((item) => item.title === title)!);
    const choosing = (title: string, item = drink!) => ({
      ...lunch!,
      _id: title.padEnd(24, '0'),
      title,
      choices: [{ title: 'المشروب', min: 1, max: 1, of: [{ item: item._id, extra: 0 }] }],
    });
    const sections = menu.sections!.map((section) => ({
      ...section,
      items: (section.items ?? []).map((item) => (item === hidden ? { ...item, hide: true } : item)),
    }));
    await openCombos({ menu: { ...menu, sections, combos: [burger!, choosing('اختيار'), choosing('مخفية', hidden)] } });
    expect(cardOf('اختيار').textContent).toContain('المشروب');
    expect(cardOf('اختيار').textContent).not.toContain('لا تظهر لزبائنك');
    expect(cardOf('مخفية').textContent).toContain('لا تظهر لزبائنك');
    expect(cardOf('برجر ومشروب').textContent).not.toContain('لا تظهر لزبائنك');
  });

  it('report a wrong choice only once it was refused, and name its limits', async () => {
    const { api, user } = await openCombos({ menu: aMenu() });
    await user.click(screen.getByRole('button', { name: 'وجبة جديدة' }));
    const making = await screen.findByRole('complementary', { name: 'إضافة وجبة مجمّعة' });
    await user.type(await within(making).findByLabelText('اسم الوجبة'), 'وجبة الجمعة');
    const send = within(making).getByRole('button', { name: 'إضافة الوجبة' });
    await user.click(send);
    expect(await within(making).findAllByText('هذا الحقل مطلوب')).toHaveLength(1);
    await user.type(within(making).getByLabelText('السعر'), '4');
    const add = within(making).getByRole('button', { name: 'إضافة اختيار' });
    await user.click(add);
    expect(document.activeElement).toBe(within(making).getByLabelText('اسم الاختيار'));
    expect(within(making).queryByText('هذا الحقل مطلوب')).toBeNull();
    await user.click(send);
    expect(await within(making).findAllByText('هذا الحقل مطلوب')).toHaveLength(2);
    await user.click(within(making).getByRole('button', { name: 'حذف السطر 1' }));
    await user.click(add);
    expect(within(making).queryByText('هذا الحقل مطلوب')).toBeNull();

    await user.type(within(making).getByLabelText('اسم الاختيار'), 'المشروب');
    await user.type(within(making).getByLabelText('الحد الأدنى'), '3');
    await user.click(within(making).getByRole('button', { name: 'من أي الأصناف؟' }));
    const picker = await screen.findByRole('dialog', { name: 'أصناف الوجبة' });
    await user.type(within(picker).getByRole('searchbox'), 'كنافه');
    await user.click(await within(picker).findByRole('checkbox', { name: /كنافة/ }));
    await user.click(within(picker).getByRole('button', { name: 'تم الاختيار' }));
    await user.click(send);
    const least = within(making).getByLabelText('الحد الأدنى');
    const sentence = document.getElementById(least.getAttribute('aria-describedby') ?? '')?.textContent;
    expect(sentence).toMatch(/المشروب.*الحد الأدنى \(3\) لا يمكن أن يزيد على الحد الأعلى \(1\)/);
    expect(bodiesOf(api, 'combo.create')).toEqual([]);
    await user.type(within(making).getByLabelText('الحد الأعلى'), '3');
    await user.click(send);
    expect(await screen.findByText('تمت إضافة الوجبة')).toBeDefined();
    expect(bodiesOf(api, 'combo.create')).toMatchObject([{ choices: [{ title: 'المشروب', min: 3, max: 3 }] }]);
  });

  it('are made of a title, a price and items in one form', async () => {
    const { api, user } = await openCombos({ menu: aMenu() });
    await user.click(screen.getByRole('button', { name: 'وجبة جديدة' }));
    const making = await screen.findByRole('complementary', { name: 'إضافة وجبة مجمّعة' });
    await user.type(await within(making).findByLabelText('اسم الوجبة'), 'وجبة الجمعة');
    await user.type(within(making).getByLabelText('السعر'), '٤٫٥');
    await user.click(within(making).getByRole('button', { name: 'اختيار الأصناف' }));
    const picker = await screen.findByRole('dialog', { name: 'أصناف الوجبة' });
    await user.type(within(picker).getByRole('searchbox'), 'كنافه');
    await user.click(await within(picker).findByRole('checkbox', { name: /كنافة/ }));
    await user.click(within(picker).getByRole('button', { name: 'تم الاختيار' }));
    await user.click(within(making).getByRole('button', { name: 'إضافة الوجبة' }));
    expect(await screen.findByText('تمت إضافة الوجبة')).toBeDefined();
    expect(bodiesOf(api, 'combo.create')).toEqual([
      { title: 'وجبة الجمعة', price: 4.5, items: [expect.stringMatching(/^[a-z0-9]{24}$/) as string] },
    ]);
    expect(cardOf('وجبة الجمعة').textContent).toContain('كنافة');
    await waitFor(() => expect(screen.queryByRole('complementary')).toBeNull());
  });

  it('are not made without a title and a price', async () => {
    const { api, user } = await openCombos({}, '&combo=new');
    const making = await screen.findByRole('complementary', { name: 'إضافة وجبة مجمّعة' });
    await user.click(await within(making).findByRole('button', { name: 'إضافة الوجبة' }));
    expect(within(making).getAllByText('هذا الحقل مطلوب')).toHaveLength(2);
    expect(bodiesOf(api, 'combo.create')).toEqual([]);
  });

  it('are deleted after a question that names them', async () => {
    const { api, user } = await openCombos();
    await user.click(screen.getByRole('button', { name: 'حذف برجر ومشروب' }));
    const question = await screen.findByRole('alertdialog', { name: 'حذف «برجر ومشروب»؟' });
    expect(bodiesOf(api, 'combo.remove')).toHaveLength(0);
    await user.click(within(question).getByRole('button', { name: 'حذف' }));
    expect(await screen.findByText(/^تم حذف الوجبة.*برجر ومشروب/)).toBeDefined();
    await waitFor(() => expect(screen.queryByRole('button', { name: 'برجر ومشروب' })).toBeNull());
    expect(api.menu().combos).toHaveLength(2);
  });

  it('stay when the question is declined', async () => {
    const { api, user } = await openCombos();
    await user.click(screen.getByRole('button', { name: 'حذف برجر ومشروب' }));
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'إلغاء' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(bodiesOf(api, 'combo.remove')).toHaveLength(0);
  });

  it('invite to make the first one', async () => {
    await openCombos({ menu: aMenu() });
    expect(screen.getByText('لا وجبات مجمّعة بعد')).toBeDefined();
    expect(screen.getAllByRole('button', { name: 'وجبة جديدة' })).toHaveLength(1);
  });
});

describe('the panel of a combo', () => {
  it('sends only what was changed', async () => {
    const { api, user, panel } = await openCombo('برجر ومشروب');
    const price = within(panel).getByLabelText('السعر');
    await user.clear(price);
    await user.type(price, '5.25');
    await user.click(within(panel).getByRole('button', { name: 'حفظ' }));
    expect(await screen.findByText('تم تعديل الوجبة')).toBeDefined();
    expect(bodiesOf(api, 'combo.change')).toEqual([{ price: 5.25 }]);
    await waitFor(() => expect(screen.queryByRole('complementary')).toBeNull());
  });

  it('puts the combo before a section, after all, or with the other combos', async () => {
    const { api, user, panel } = await openCombo('برجر ومشروب');
    const place = () => screen.getByLabelText<HTMLSelectElement>('مكان هذه الوجبة');
    const chosen = () => place().selectedOptions[0]?.textContent;
    expect(chosen()).toBe('مع بقية الوجبات المجمّعة');
    const [, second] = api.menu().sections ?? [];
    const put = async (from: HTMLElement, text: string) => {
      await user.selectOptions(place(), text);
      await user.click(within(from).getByRole('button', { name: 'حفظ' }));
      await waitFor(() => expect(screen.queryByRole('complementary')).toBeNull());
      await user.click(screen.getByRole('button', { name: 'برجر ومشروب' }));
      const panel = await screen.findByRole('complementary', { name: 'تعديل الوجبة' });
      await within(panel).findByLabelText('السعر');
      expect(chosen()).toBe(text);
      return panel;
    };
    const again = await put(panel, `قبل «${second?.title ?? ''}»`);
    const last = await put(again, 'بعد كل التصنيفات');
    await put(last, 'مع بقية الوجبات المجمّعة');
    expect(bodiesOf(api, 'combo.change')).toEqual([{ position: 1 }, { position: 200 }, { position: null }]);
  });

  it('tells the customer’s saving while the price is typed, even if zero', async () => {
    const { user, panel } = await openCombo('وجبة العائلة');
    expect(panel.textContent).toContain('الأصناف منفردة17.20د.أ');
    expect(panel.textContent).toContain('يوفّر الزبون2.70د.أ (16%)');
    const price = within(panel).getByLabelText('السعر');
    await user.clear(price);
    await user.type(price, '20');
    expect(panel.textContent).toContain('أغلى من أصنافها بـ2.80د.أ');
  });

  it('chooses items by search, despite spelling, and takes them out again', async () => {
    const { api, user, panel } = await openCombo('برجر ومشروب');
    await user.click(within(panel).getByRole('button', { name: 'اختيار الأصناف' }));
    const picker = await screen.findByRole('dialog', { name: 'أصناف الوجبة' });
    await user.type(within(picker).getByRole('searchbox'), 'كنافه');
    await user.click(await within(picker).findByRole('checkbox', { name: /كنافة/ }));
    expect(within(picker).getByText('3 أصناف مختارة')).toBeDefined();
    await user.click(within(picker).getByRole('button', { name: 'تم الاختيار' }));
    await user.click(within(panel).getByRole('button', { name: 'إخراج مشروب غازي من الوجبة' }));
    await user.click(within(panel).getByRole('button', { name: 'حفظ' }));
    await screen.findByText('تم تعديل الوجبة');
    expect(comboOf(api, 'برجر ومشروب')?.items?.map(({ title }) => title)).toEqual(['برجر كلاسيك', 'كنافة']);
    const [body] = bodiesOf(api, 'combo.change') as [{ items: string[] }];
    expect(Object.keys(body)).toEqual(['items']);
    expect(body.items).toHaveLength(2);
  });

  it('fixes the size and the quantity of an item, which the saving follows', async () => {
    const { api, user, panel } = await openCombo('برجر ومشروب');
    const [, drink] = comboOf(api, 'برجر ومشروب')?.items ?? [];
    const worth = () => within(panel).getByText('الأصناف منفردة').closest('dl')?.textContent;
    expect(worth()).toContain('منفردة6.00');
    await user.selectOptions(within(panel).getByLabelText('الكمية: مشروب غازي'), '2');
    expect(worth()).toContain('منفردة8.25');
    await user.click(within(panel).getByRole('button', { name: 'حفظ' }));
    await screen.findByText('تم تعديل الوجبة');
    expect(bodiesOf(api, 'combo.change')).toEqual([{ portions: [{ item: drink?._id, quantity: 2 }] }]);
    expect(cardOf('برجر ومشروب').textContent).toContain('2 × مشروب غازي');
  });

  it('says which size is contained while none is named', async () => {
    const menu = aMenu();
    const sized = menu.sections?.[0]?.items?.find(({ title }) => title === 'وجبة شاورما سوبر');
    const items = [{ _id: sized?._id ?? '', title: sized?.title ?? '', description: '' }];
    const combos = someCombos(menu).map((combo) => ({ ...combo, items }));
    const { user, panel } = await openCombo('برجر ومشروب', { menu: { ...menu, combos } });
    const sizes = within(panel).getByLabelText<HTMLSelectElement>('الخيار: وجبة شاورما سوبر');
    expect(sizes.selectedOptions[0]?.textContent).toBe('الأقل سعرًا: عادي');
    await user.selectOptions(sizes, 'كبير');
    expect(sizes.selectedOptions[0]?.textContent).toBe('كبير');
  });

  it('wants a title', async () => {
    const { api, user, panel } = await openCombo('برجر ومشروب');
    await user.clear(within(panel).getByLabelText('اسم الوجبة'));
    await user.click(within(panel).getByRole('button', { name: 'حفظ' }));
    expect(within(panel).getByText('هذا الحقل مطلوب')).toBeDefined();
    expect(bodiesOf(api, 'combo.change')).toEqual([]);
  });

  it('keeps what was typed when the server refuses', async () => {
    const { user, panel } = await openCombo('برجر ومشروب', {
      refuse: ({ name }) => (name === 'combo.change' ? { statusCode: 503, message: 'الخدمة مشغولة الآن' } : null),
    });
    const title = within(panel).getByLabelText<HTMLInputElement>('اسم الوجبة');
    await user.type(title, ' كبير');
    await user.click(within(panel).getByRole('button', { name: 'حفظ' }));
    const notice = await screen.findByText('الخدمة مشغولة الآن');
    expect(notice.closest('[data-error="true"]')).not.toBeNull();
    expect(title.value).toBe('برجر ومشروب كبير');
  });

  it('is asked about before its changes are lost', async () => {
    const { user, panel } = await openCombo('برجر ومشروب');
    await user.type(within(panel).getByLabelText('اسم الوجبة'), ' كبير');
    await user.click(within(panel).getByRole('button', { name: 'إغلاق اللوحة' }));
    expect(await screen.findByRole('alertdialog', { name: 'لديك تغييرات غير محفوظة' })).toBeDefined();
  });
});
