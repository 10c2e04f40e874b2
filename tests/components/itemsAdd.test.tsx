import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createFakeApi, type FakeOptions } from '../../stories/support/fake-api/createFakeApi.js';
import { OwnerStory } from '../../stories/support/OwnerStory.js';
import { renderUser, type Person, setUpBrowser } from './browserMocks.js';

beforeEach(() => setUpBrowser());

type Api = ReturnType<typeof createFakeApi>;
const batchesOf = (api: Api) => api.asked.filter(({ name }) => name === 'item.createMany');
const sectionOf = (api: Api, title: string) => api.menu().sections!.find((section) => section.title === title)!;

function open(at: string, options: FakeOptions = {}) {
  const api = createFakeApi(options);
  render(<OwnerStory api={api} at={at} />);
  return { api, user: renderUser() };
}

describe('items that are written down together', () => {
  /** Waits for the code that reads the cells of a table. */
  const rowAt = (number: number) => screen.findByRole('group', { name: `الصنف ${number}` });
  const validatorsLoaded = async () => {
    await rowAt(1);
    await act(() => vi.dynamicImportSettled());
  };

  interface Written {
    readonly title: string;
    readonly price: string;
    readonly section?: string;
  }

  async function write(user: Person, number: number, { title, price, section }: Written) {
    const row = within(await rowAt(number));
    if (section) await user.selectOptions(row.getByLabelText('التصنيف'), section);
    await user.type(row.getByLabelText('الاسم'), title);
    await user.type(row.getByLabelText('الوصف'), 'طازج');
    await user.type(row.getByLabelText(/^السعر/), price);
  }

  async function writeThree(user: Person) {
    await write(user, 1, { title: 'صاج زعتر', price: '١٫٢٥' });
    await user.keyboard('{Enter}');
    await write(user, 2, { title: 'مناقيش', price: '1' });
    await user.click(screen.getByRole('button', { name: 'صنف آخر' }));
    await write(user, 3, { title: 'بقلاوة', price: '2', section: 'الحلويات' });
  }

  it('go out by section, each batch whole', async () => {
    const { api, user } = open('/items?view=rows');
    await writeThree(user);
    const [price] = screen.getAllByLabelText<HTMLInputElement>(/^السعر/);
    expect(price?.value).toBe('1.25');
    await user.dblClick(screen.getByRole('button', { name: 'إضافة 3 أصناف' }));
    expect(await screen.findByText('تمت إضافة 3 أصناف')).toBeDefined();
    expect(batchesOf(api).map(({ params }) => params['sectionId'])).toEqual([
      sectionOf(api, 'الشاورما')._id,
      sectionOf(api, 'الحلويات')._id,
    ]);
    expect(batchesOf(api)[0]?.body).toEqual([
      { title: 'صاج زعتر', description: 'طازج', price: 1.25, pin: false, show: { type: 'small-image' } },
      { title: 'مناقيش', description: 'طازج', price: 1, pin: false, show: { type: 'small-image' } },
    ]);
    expect(await screen.findByRole('button', { name: 'صاج زعتر' })).toBeDefined();
  });

  it('stay with the server’s errors if their batch fails; others are added', async () => {
    const { api, user } = open('/items?view=rows', {
      refuse: ({ name, params }) =>
        name === 'item.createMany' && params['sectionId'] === api.menu().sections![0]!._id
          ? { statusCode: 400, message: 'السطر 2: السعر مرفوض', errors: [{ path: '/1/price', message: 'السعر مرفوض' }] }
          : null,
    });
    await writeThree(user);
    await user.click(screen.getByRole('button', { name: 'إضافة 3 أصناف' }));
    expect(await screen.findByText('تمت إضافة صنف واحد')).toBeDefined();
    const alert = screen.getAllByText('لم تُضف أصناف «\u2068الشاورما\u2069»: \u2068السطر 2: السعر مرفوض\u2069');
    expect(alert.length).toBeGreaterThan(0);
    expect(sectionOf(api, 'الحلويات').items!.map(({ title }) => title)).toContain('بقلاوة');
    expect(screen.queryByRole('group', { name: 'الصنف 3' })).toBeNull();
    expect(within(await rowAt(1)).getByLabelText<HTMLInputElement>('الاسم').value).toBe('صاج زعتر');
    expect(within(await rowAt(2)).getByText('السعر مرفوض')).toBeDefined();
  });

  it('are not sent while one is wrong, and the first wrong field is shown', async () => {
    const { api, user } = open('/items?view=rows');
    const row = within(await rowAt(1));
    await user.click(screen.getByRole('button', { name: /^إضافة/ }));
    expect(screen.getByText('يرجى إدخال على الاقل عنصر واحد')).toBeDefined();
    await user.type(row.getByLabelText('الاسم'), 'شاي');
    await user.type(row.getByLabelText(/^السعر/), '١،٢٣٤٥');
    expect(row.getByLabelText<HTMLInputElement>(/^السعر/).value).toBe('1،2345');
    await user.click(screen.getByRole('button', { name: 'إضافة صنف واحد' }));
    expect(row.getByText('ثلاث منازل عشرية على الأكثر')).toBeDefined();
    expect(screen.getByText(/تصحيح\. الصنف 1، السعر: ثلاث منازل عشرية على الأكثر$/)).toBeDefined();
    expect(document.activeElement).toBe(row.getByLabelText(/^السعر/));
    expect(batchesOf(api)).toEqual([]);
  });

  it('are pasted from a spreadsheet, with errors by row and column, and undo', async () => {
    const { api, user } = open('/items?view=rows');
    const paste = async (text: string) => {
      const field = within(await rowAt(1)).getByLabelText('الاسم');
      await validatorsLoaded();
      fireEvent.paste(field, { clipboardData: { getData: () => text } });
    };
    await paste('شاي');
    expect(screen.queryByRole('button', { name: 'تراجع عن اللصق' })).toBeNull();
    await paste('شاي\t"ساخن\nبالنعناع"\t1\nقهوة\tمرة\t2');
    expect(within(await rowAt(1)).getByLabelText<HTMLTextAreaElement>('الوصف').value).toBe('ساخن\nبالنعناع');
    expect(within(await rowAt(2)).getByLabelText<HTMLInputElement>('الاسم').value).toBe('قهوة');
    // What was typed since stays.
    await user.click(screen.getByRole('button', { name: 'صنف آخر' }));
    await user.type(within(await rowAt(3)).getByLabelText('الاسم'), 'كعك');
    await user.click(screen.getByRole('button', { name: 'تراجع عن اللصق' }));
    expect(screen.queryByRole('group', { name: 'الصنف 2' })).toBeNull();
    expect(within(await rowAt(1)).getByLabelText<HTMLInputElement>('الاسم').value).toBe('كعك');
    await user.clear(within(await rowAt(1)).getByLabelText('الاسم'));

    await paste(
      'القسم\tالصنف\tالسعر\tالأحجام\tName (en)\tالسعرات\tلون\n' +
        'الحلويات\tكنافة\t٢٫٥ د.أ\t\tKunafa\tكثيرة\tأصفر\n' +
        '\tعصير\t\tصغير=1; كبير=1.75\t\t\t\n' +
        'الفطائر\tمناقيش\tغالية\t\t\t\t',
    );
    expect(await screen.findByText(/لُصقت 3 أصناف/)).toBeDefined();
    expect(screen.getByText(/أعمدة غير معروفة لم تُقرأ: .*لون/)).toBeDefined();
    expect((await rowAt(2)).textContent).toContain('صغير=1; كبير=1.75');
    expect((await rowAt(3)).textContent).toContain('لا يوجد تصنيف باسم «الفطائر»');
    expect(within(await rowAt(3)).getByLabelText<HTMLInputElement>(/^السعر/).value).toBe('غالية');
    await user.click(screen.getByRole('button', { name: 'إضافة 3 أصناف' }));
    expect(batchesOf(api)).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'تجاهل الخانة: الصنف 1، السعرات' }));
    const third = within(await rowAt(3));
    await user.selectOptions(third.getByLabelText('التصنيف'), 'الحلويات');
    await user.clear(third.getByLabelText(/^السعر/));
    await user.type(third.getByLabelText(/^السعر/), '1');
    await user.click(screen.getByRole('button', { name: 'إضافة 3 أصناف' }));
    expect(await screen.findByText('تمت إضافة 3 أصناف')).toBeDefined();
    const plain = { pin: false, show: { type: 'small-image' } };
    expect(batchesOf(api).map(({ body }) => body)).toEqual([
      [
        { title: 'كنافة', price: 2.5, translations: { en: { title: 'Kunafa' } }, ...plain },
        {
          title: 'عصير',
          price: 1,
          subItems: [
            { title: 'صغير', price: 1 },
            { title: 'كبير', price: 1.75 },
          ],
          ...plain,
        },
        { title: 'مناقيش', price: 1, ...plain },
      ],
    ]);
  });

  it('are pasted from a chat, and the sections of its headings are created', async () => {
    const { api, user } = open('/items?view=rows');
    await validatorsLoaded();
    fireEvent.paste(within(await rowAt(1)).getByLabelText('الاسم'), {
      clipboardData: { getData: () => '*الفطائر*\nمناقيش 50 قرش\nجبنة 1\n\n*العصائر*\nبرتقال 1.5' },
    });
    await user.click(await screen.findByRole('button', { name: 'إنشاء هذين التصنيفين' }));
    await waitFor(() => expect(screen.queryByText(/ليست في قائمتك بعد/)).toBeNull());
    expect(await screen.findByText('تمت إضافة تصنيفين')).toBeDefined();
    expect(screen.queryByText('تمت إضافة التصنيف')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'إضافة 3 أصناف' }));
    expect(await screen.findByText('تمت إضافة 3 أصناف')).toBeDefined();
    const created = api.asked.filter(({ name }) => name === 'section.create').map(({ body }) => body);
    expect(created).toMatchObject([{ title: 'الفطائر' }, { title: 'العصائر' }]);
    expect(
      batchesOf(api).map(({ body }) =>
        (body as { title: string; price: number }[]).map(({ title, price }) => [title, price]),
      ),
    ).toEqual([
      [
        ['مناقيش', 0.5],
        ['جبنة', 1],
      ],
      [['برتقال', 1.5]],
    ]);
  });

  it('are asked about when a pasted line has two prices', async () => {
    const { api, user } = open('/items?view=rows');
    await validatorsLoaded();
    fireEvent.paste(within(await rowAt(1)).getByLabelText('الاسم'), {
      clipboardData: { getData: () => 'كبدة ٣ - ٥\nريش (نصف كيلو) 9.5 / كيلو 18\nقلوب 3 أو 4\nحمص 1' },
    });
    const rows = await Promise.all([1, 2, 3].map(async (number) => within(await rowAt(number))));
    expect(rows.map((row) => row.getByLabelText<HTMLInputElement>('الاسم').value)).toEqual([
      'كبدة',
      'ريش (نصف كيلو)',
      'قلوب',
    ]);
    expect(rows.flatMap((row) => row.getAllByText(/سعران في خانة واحدة/))).toHaveLength(3);
    expect((await rowAt(1)).textContent).toContain('الصنف 1، السعر: «\u2068٣ - ٥\u2069» سعران في خانة واحدة');
    await user.click(screen.getByRole('button', { name: 'إضافة 4 أصناف' }));
    expect(batchesOf(api)).toEqual([]);
    await user.click(rows[0]!.getByRole('button', { name: 'حجمان: 3 و5' }));
    await user.click(rows[1]!.getByRole('button', { name: '9.5' }));
    await user.clear(rows[2]!.getByLabelText(/^السعر/));
    await user.type(rows[2]!.getByLabelText(/^السعر/), '3.5');
    expect(screen.queryByText(/سعران في خانة واحدة/)).toBeNull();
    await user.click(screen.getByRole('button', { name: 'إضافة 4 أصناف' }));
    expect(await screen.findByText('تمت إضافة 4 أصناف')).toBeDefined();
    expect(batchesOf(api).flatMap(({ body }) => body)).toMatchObject([
      {
        title: 'كبدة',
        price: 3,
        subItems: [
          { title: 'صغير', price: 3 },
          { title: 'كبير', price: 5 },
        ],
      },
      { title: 'ريش (نصف كيلو)', price: 9.5 },
      { title: 'قلوب', price: 3.5 },
      { title: 'حمص', price: 1 },
    ]);
  });

  it('are marked if their section has them already, and can still be added', async () => {
    const { api, user } = open('/items?view=rows');
    const { title: section, items = [] } = api.menu().sections![0]!;
    const name = within(await rowAt(1)).getByLabelText('الاسم');
    await validatorsLoaded();
    fireEvent.paste(name, {
      clipboardData: { getData: () => `${section.replace('ال', '')} 🌯\n${items[0]!.title} 2\nجديد 1` },
    });
    const title = within(await rowAt(1)).getByRole('textbox', { name: 'الاسم', description: 'موجود في هذا التصنيف' });
    expect(title).toHaveProperty('value', items[0]!.title);
    expect(screen.getAllByText('موجود في هذا التصنيف')).toHaveLength(1);
    await user.selectOptions(within(await rowAt(1)).getByLabelText('التصنيف'), 'الحلويات');
    expect(screen.queryByText('موجود في هذا التصنيف')).toBeNull();
    await user.selectOptions(within(await rowAt(1)).getByLabelText('التصنيف'), section);
    await user.click(screen.getByRole('button', { name: 'إضافة صنفين' }));
    expect(await screen.findByText('تمت إضافة صنفين')).toBeDefined();
  });

  it('are filled from a single column into the field that it is pasted into', async () => {
    const { user } = open('/items?view=rows');
    await validatorsLoaded();
    const pasteInto = async (label: string | RegExp, text: string) =>
      fireEvent.paste(within(await rowAt(1)).getByLabelText(label), { clipboardData: { getData: () => text } });
    await pasteInto('الاسم', 'شاي\nقهوة');
    await pasteInto(/^السعر/, '1.5\n٢');
    const second = within(await rowAt(2));
    expect(second.getByLabelText<HTMLInputElement>('الاسم').value).toBe('قهوة');
    expect(second.getByLabelText<HTMLInputElement>(/^السعر/).value).toBe('2');
    expect(screen.queryByRole('group', { name: 'الصنف 3' })).toBeNull();
    await user.clear(second.getByLabelText('الاسم'));
    await user.type(second.getByLabelText('الاسم'), 'كعك');
    await user.click(screen.getByRole('button', { name: 'تراجع عن اللصق' }));
    expect(second.getByLabelText<HTMLInputElement>('الاسم').value).toBe('كعك');
    expect(second.getByLabelText<HTMLInputElement>(/^السعر/).value).toBe('');
  });

  it('are asked about before they are lost', async () => {
    const { user } = open('/items?view=rows');
    await write(user, 1, { title: 'شاي', price: '1' });
    await user.click(screen.getByRole('button', { name: 'العودة إلى الأصناف' }));
    const question = await screen.findByRole('alertdialog', { name: 'لديك تغييرات غير محفوظة' });
    await user.click(within(question).getByRole('button', { name: 'متابعة التعديل' }));
    expect(within(await rowAt(1)).getByLabelText<HTMLInputElement>('الاسم').value).toBe('شاي');
  });
});
