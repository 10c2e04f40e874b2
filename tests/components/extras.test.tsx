import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { aMenuWithExtras, somePrinters, someTables } from '../../stories/support/sampleExtras.js';
import { idOf } from '../../stories/support/sampleMenu.js';
import { setUpBrowser } from './browserMocks.js';
import { fill, openOwnerScreen, requestBodiesOf, requestsOf } from './openOwnerScreen.js';

beforeEach(() => setUpBrowser());

const GROUP = idOf('group', 1);
const press = (name: string, within_: HTMLElement) => fireEvent.click(within(within_).getByRole('button', { name }));
const row = (form: HTMLElement, number: number) => within(form).getByRole('group', { name: `السطر ${number}` });
const titles = (form: HTMLElement) =>
  within(form)
    .getAllByLabelText<HTMLInputElement>('اسم الإضافة')
    .map(({ value }) => value);

describe('a group of extras', () => {
  it('is written by keyboard, and its rule says what is impossible', async () => {
    const { api, user } = openOwnerScreen('/extras?new=yes', { menu: aMenuWithExtras() });
    const form = await screen.findByRole('form', { name: 'مجموعة جديدة' });
    fill(form, 'اسم المجموعة', 'الصلصات');
    fill(row(form, 1), 'اسم الإضافة', 'ثوم');
    press('عدد محدد', form);
    expect(await within(form).findByText('الحد الأدنى (2) أكبر مما تتيحه كل الإضافات معًا (1).')).toBeDefined();
    await user.type(within(row(form, 1)).getByLabelText('السعر'), '٠٫٢٥{Enter}');
    await waitFor(() => expect(document.activeElement).toBe(within(row(form, 2)).getByLabelText('اسم الإضافة')));
    await user.keyboard('طحينة{Alt>}{ArrowUp}{/Alt}');
    expect(titles(form)).toEqual(['طحينة', 'ثوم']);
    expect(within(form).queryByText(/الحد الأدنى \(2\)/)).toBeNull();
    const preview = within(form).getByRole('complementary', { name: 'كما يراها الزبون' });
    expect(preview.textContent).toContain('اختر اثنتين');
    // The controls are those of the guest's panel.
    expect(preview.querySelectorAll('[data-control=checkbox]')).toHaveLength(2);
    press('إضافة المجموعة', form);
    await screen.findByText('تمت إضافة المجموعة');
    expect(requestBodiesOf(api, 'extraGroup.create')).toMatchObject([
      { title: 'الصلصات', min: 2, max: 2, each: 1, extras: [{ title: 'طحينة' }, { title: 'ثوم', price: 0.25 }] },
    ]);
  });

  it('is added to many places at once, with one undo, and lists its places', async () => {
    const { api } = openOwnerScreen(`/extras?group=${GROUP}`, { menu: aMenuWithExtras() });
    const uses = await screen.findByRole('region', { name: 'في 5 أصناف' });
    expect(within(uses).getByText(/حتى 5 هنا/)).toBeDefined();
    press('أضف إلى أصناف', uses);
    const dialog = await screen.findByRole('dialog', { name: 'أين تُعرض «إضافات الشاورما»؟' });
    fireEvent.click(within(dialog).getByRole('checkbox', { name: 'البرجر' }));
    fireEvent.click(within(dialog).getByRole('checkbox', { name: 'تحديد حمص' }));
    press('حفظ', dialog);
    await screen.findByText('تغيّر موضعان');
    expect(requestBodiesOf(api, 'section.change')).toEqual([{ extras: [{ group: GROUP }] }]);
    expect(requestBodiesOf(api, 'item.change')).toEqual([{ extras: [{ group: GROUP }] }]);
    fireEvent.click(screen.getByRole('button', { name: 'تراجع' }));
    await waitFor(() => expect(requestBodiesOf(api, 'section.change').at(-1)).toEqual({ extras: [] }));
  });

  it('takes an extra off until the opening of tomorrow, in its row', async () => {
    const { api, user } = openOwnerScreen(`/extras?group=${GROUP}`, { menu: aMenuWithExtras() });
    const form = await screen.findByRole('form', { name: /إضافات الشاورما/ });
    press('تفاصيل السطر 1', form);
    const select = await within(row(form, 1)).findByRole('combobox', { name: 'نفدت حتى' });
    await user.selectOptions(select, 'نفد حتى افتتاح الغد');
    expect(within(row(form, 1)).getByRole<HTMLInputElement>('switch', { name: /^نفدت/ }).checked).toBe(true);
    await user.click(within(row(form, 4)).getByRole('switch', { name: /^نفدت/ }));
    press('حفظ', form);
    await screen.findByText('تم تعديل المجموعة');
    const [sent] = requestBodiesOf(api, 'extraGroup.change') as [{ extras: Record<string, unknown>[] }];
    expect(sent.extras[0]).toMatchObject({ soldOut: true, soldOutUntil: expect.any(String) });
    expect(sent.extras[3]).toMatchObject({ soldOut: false });
  });

  it('shows on an item what differs there, below what the section brings', async () => {
    const menu = aMenuWithExtras();
    const { api } = openOwnerScreen(`/items?item=${menu.sections?.[0]?.items?.[1]?._id ?? ''}`, { menu });
    const list = await screen.findByRole('region', { name: 'الإضافات' });
    expect(list.textContent).toContain('من تصنيف «الشاورما»');
    expect(row(list, 1).textContent).toContain('حتى 5 هنا · دون: شطة حمراء');
    press('تفاصيل السطر 1', list);
    fill(row(list, 1), 'الحد الأعلى', '4');
    press('حفظ', screen.getByRole('complementary'));
    await screen.findByText('تم تعديل الصنف');
    expect(requestBodiesOf(api, 'item.change')).toEqual([
      { extras: [{ group: GROUP, max: 4, without: [idOf('extra', 4)] }] },
    ]);
  });

  it('is offered to an item while any is left, and created in another tab', async () => {
    const menu = aMenuWithExtras();
    const { api } = openOwnerScreen(`/items?item=${menu.sections?.[0]?.items?.[1]?._id ?? ''}`, {
      menu: { ...menu, extraGroups: [], sections: menu.sections?.map((one) => ({ ...one, extras: [] })) ?? [] },
    });
    const list = await screen.findByRole('region', { name: 'الإضافات' });
    const link = within(list).getByRole('link', { name: /^أنشئ مجموعة/ });
    expect([link.getAttribute('target'), link.getAttribute('href')]).toEqual([
      '_blank',
      expect.stringMatching(/\/extras\?new=yes$/),
    ]);
    expect(within(list).queryByRole('button', { name: 'إضافة مجموعة' })).toBeNull();
    const before = requestsOf(api, 'menu.read').length;
    fireEvent.focus(window);
    await waitFor(() => expect(requestsOf(api, 'menu.read').length).toBeGreaterThan(before));
  });

  it('is asked about where its price for an item jumps, by group and extra', async () => {
    const menu = aMenuWithExtras();
    const item = menu.sections![0]!.items![1]!;
    item.extras = [{ group: GROUP, prices: [{ extra: idOf('extra', 2), price: 0.5 }] }];
    const { api } = openOwnerScreen(`/items?item=${item._id}`, { menu });
    const list = await screen.findByRole('region', { name: 'الإضافات' });
    press('تفاصيل السطر 1', list);
    const prices = await within(list).findByRole('region', { name: 'أسعار مختلفة هنا' });
    fill(prices, 'السعر', '50');
    press('حفظ', screen.getByRole('complementary'));
    const question = await screen.findByRole('alertdialog', { name: 'هل السعر الجديد صحيح؟' });
    expect(question.textContent).toContain('إضافات الشاورما · جبنة حلوم: من 0.50');
    expect(requestBodiesOf(api, 'item.change')).toEqual([]);
    press('نعم، احفظ', question);
    await screen.findByText('تم تعديل الصنف');
  });
});

describe('tables and printers', () => {
  it('are added in bulk, skip existing ones, and get a new code if confirmed', async () => {
    const { api } = openOwnerScreen('/tables?new=many', { tables: someTables() });
    const form = await screen.findByRole('form', { name: 'عدة طاولات' });
    await screen.findByRole('button', { name: '10' });
    fill(form, 'إلى', '12');
    expect(await within(form).findByText(/تُضاف 7 طاولات\. 5 موجودة/)).toBeDefined();
    press('إضافة الطاولات', form);
    await screen.findByText('تمت إضافة 7 طاولات');
    const [sent] = requestBodiesOf(api, 'table.createMany') as [{ label: string }[]];
    expect(sent.map(({ label }) => label)).toEqual(['4', '5', '6', '7', '8', '9', '12']);
    fireEvent.click(await screen.findByRole('button', { name: '3' }));
    fireEvent.click(await screen.findByRole('button', { name: 'اطبع رمز هذه الطاولة' }));
    await waitFor(() =>
      expect(requestsOf(api, 'table.sheet').map(({ query }) => query)).toEqual([{ table: someTables()[2]?._id }]),
    );
    fireEvent.click(await screen.findByRole('button', { name: 'رمز جديد' }));
    const question = await screen.findByRole('alertdialog', { name: 'رمز جديد للطاولة 3؟' });
    expect(question.textContent).toContain('يبطل فورًا');
    press('أبطل القديم', question);
    await waitFor(() => expect(requestsOf(api, 'table.rotate')).toHaveLength(1));
  });

  it('say whether a printer lives, and which address it polls', async () => {
    const [, second] = somePrinters();
    const { api } = openOwnerScreen(`/printers?printer=${second?._id ?? ''}`, { printers: somePrinters() });
    const panel = await screen.findByRole('complementary', { name: 'تعديل الطابعة: العصائر' });
    const address = await within(panel).findByLabelText<HTMLInputElement>('عنوان CloudPRNT');
    expect(address.value).toMatch(new RegExp(`/print/${second?.token ?? ''}$`));
    expect(screen.getByText('متصلة')).toBeDefined();
    expect(screen.getByText('لا تتصل')).toBeDefined();
    expect(screen.getByText('لم تتصل بعد')).toBeDefined();
    press('طباعة تجربة', panel);
    await waitFor(() => expect(requestsOf(api, 'printer.test')).toHaveLength(1));
  });
});
