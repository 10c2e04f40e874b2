import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { Menu } from '@qaima/schemas';
import { beforeEach, describe, expect, it } from 'vitest';
import { aMenu, anItem, aSection } from '../../stories/support/sampleMenu.js';
import { setUpBrowser } from './browserMocks.js';
import {
  BUSY_RESPONSE,
  fill,
  openOwnerScreen,
  requestBodiesOf,
  requestsOf,
  respondWithError,
} from './openOwnerScreen.js';

beforeEach(() => setUpBrowser());

const inBoth = (): Menu => aMenu({ languages: { default: 'ar', offered: ['ar', 'en'] } });

const field = (own: string, label = 'الاسم') => screen.findByLabelText<HTMLTextAreaElement>(`ترجمة ${label}: ${own}`);

/** Types a translation and leaves its row. */
async function translate(own: string, text: string, label?: string) {
  const input = await field(own, label);
  fireEvent.change(input, { target: { value: text } });
  fireEvent.blur(input);
}

describe('the languages screen', () => {
  it('offers the second language', async () => {
    const { api } = openOwnerScreen('/languages', { menu: aMenu() });
    fireEvent.click(await screen.findByRole('switch', { name: /القائمة بالإنجليزية أيضًا/ }));
    await waitFor(() =>
      expect(requestBodiesOf(api, 'menu.change')).toEqual([{ languages: { default: 'ar', offered: ['ar', 'en'] } }]),
    );
    expect(screen.queryByRole('region', { name: 'ما تنقصه الإنجليزية' })).toBeDefined();
  });

  it('saves a row when it is left, keeps it in view, and takes it back', async () => {
    const { api } = openOwnerScreen('/languages', { menu: inBoth() });
    await translate('شاورما لحم بلدي', 'Beef shawarma');
    await screen.findByLabelText('حُفظ');
    expect(requestBodiesOf(api, 'item.change')).toEqual([{ translations: { en: { title: 'Beef shawarma' } } }]);
    expect((await field('شاورما لحم بلدي')).value).toBe('Beef shawarma');
    fireEvent.click(screen.getByRole('button', { name: 'تراجع' }));
    await waitFor(() => expect(requestsOf(api, 'item.change')).toHaveLength(2));
    await waitFor(async () => expect((await field('شاورما لحم بلدي')).value).toBe(''));
  });

  it('downloads untranslated items, to be filled in and imported', async () => {
    const { api } = openOwnerScreen('/languages', { menu: inBoth() });
    fireEvent.click(await screen.findByRole('button', { name: 'ملف Excel للأصناف الناقصة' }));
    expect(requestsOf(api, 'itemImport.download')).toHaveLength(1);
    const to = screen.getByRole('link', { name: 'استيراد من ملف أو نص' }).getAttribute('href');
    expect(to).toMatch(/\/items\?view=import$/);
  });

  it('keeps filter and search in the address', async () => {
    const { goBack } = openOwnerScreen('/languages?texts=sections', { menu: inBoth() });
    const filters = within(await screen.findByRole('group', { name: 'تصفية' }));
    const pressed = () => filters.getAllByRole('button', { pressed: true }).map(({ textContent }) => textContent);
    expect(pressed()).toEqual([expect.stringContaining('التصنيفات')]);
    const [all, ...parts] = filters
      .getAllByRole('button')
      .map(({ textContent }) => Number(/\d+/.exec(textContent)?.[0]));
    expect(parts.reduce((sum, count) => sum + count, 0)).toBe(all);
    expect(await field('الشاورما', 'اسم التصنيف')).toBeDefined();
    expect(screen.queryByLabelText('ترجمة الاسم: شاورما لحم بلدي')).toBeNull();
    fireEvent.click(filters.getByRole('button', { name: /^الأسماء/ }));
    expect(await field('شاورما لحم بلدي')).toBeDefined();
    fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'كنافة' } });
    await waitFor(() => expect(screen.queryByLabelText('ترجمة الاسم: شاورما لحم بلدي')).toBeNull());
    expect(await field('كنافة')).toBeDefined();
    await goBack();
    await waitFor(() => expect(pressed()).toEqual([expect.stringContaining('التصنيفات')]));
    expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe('');
  });

  it('translates a size of several items once', async () => {
    const { api } = openOwnerScreen('/languages', { menu: inBoth() });
    const input = await field('كبير', 'اسم الخيار');
    fireEvent.change(input, { target: { value: 'Large' } });
    fireEvent.blur(input);
    await screen.findByLabelText('حُفظ');
    const bodies = requestBodiesOf(api, 'item.change');
    expect(bodies).toHaveLength(2);
    for (const body of bodies) expect(JSON.stringify(body)).toContain('"title":"كبير"');
    expect(JSON.stringify(bodies)).toContain('"translations":{"en":{"title":"Large"}}');
  });

  it('has what stands in lists: delivery areas and the choices of combos', async () => {
    const areas = [
      { _id: 'a'.repeat(24), title: 'عبدون', fee: 1 },
      { _id: 'b'.repeat(24), title: 'الجبيهة', fee: 2 },
    ];
    const choices = [{ title: 'المشروب', min: 1, max: 1, of: [{ item: 'drink', extra: 0 }] }];
    const { api } = openOwnerScreen('/languages', {
      menu: {
        ...inBoth(),
        orderReceiveOptions: [{ _id: 'option', title: 'توصيل', kind: 'delivery', areas }],
        combos: [{ _id: 'combo', title: 'وجبة', price: 3, choices }],
      },
    });
    await translate('الجبيهة', 'Jubeiha', 'اسم المنطقة');
    await waitFor(() =>
      expect(requestBodiesOf(api, 'receiveOption.change')).toEqual([
        { areas: [areas[0], { ...areas[1], translations: { en: { title: 'Jubeiha' } } }] },
      ]),
    );
    await translate('المشروب', 'Drink', 'اسم الاختيار');
    await waitFor(() =>
      expect(requestBodiesOf(api, 'combo.change')).toEqual([
        { choices: [{ ...choices[0], translations: { en: { title: 'Drink' } } }] },
      ]),
    );
  });

  it('has the zone of several tables once', async () => {
    const tables = ['1', '2'].map((label) => ({ _id: `table-${label}`, label, zone: 'الشرفة', active: true }));
    const { api } = openOwnerScreen('/languages', { menu: inBoth(), tables });
    await translate('الشرفة', 'Terrace', 'المنطقة');
    await waitFor(() =>
      expect(requestsOf(api, 'table.change')).toMatchObject(
        tables.map(({ _id }) => ({ params: { tableId: _id }, body: { translations: { en: { zone: 'Terrace' } } } })),
      ),
    );
  });

  it('leads from gap to gap by Enter, and restores by Escape', async () => {
    const { user } = openOwnerScreen('/languages', { menu: inBoth() });
    const input = await field('شاورما لحم بلدي');
    input.focus();
    await user.keyboard('Beef{Escape}');
    expect(input.value).toBe('');
    await user.keyboard('{Enter}');
    expect(document.activeElement).not.toBe(input);
    expect(document.activeElement?.tagName).toBe('TEXTAREA');
    await user.keyboard('{Shift>}{Enter}{/Shift}');
    expect(document.activeElement).toBe(input);
  });

  it('keeps line breaks in texts of several lines only', async () => {
    const own = 'دجاج مشوي\nوثوم';
    const menu = aMenu({
      languages: { default: 'ar', offered: ['ar', 'en'] },
      sections: [aSection('المشاوي', [anItem({ title: 'شيش', description: own })])],
    });
    const { api, user } = openOwnerScreen('/languages', { menu });
    await translate('شيش', 'Shish\ntawook');
    await screen.findByLabelText('حُفظ');
    const description = screen.getByPlaceholderText<HTMLTextAreaElement>('Description');
    fireEvent.change(description, { target: { value: 'Grilled chicken\nwith' } });
    await user.click(description);
    await user.keyboard('{Alt>}{Enter}{/Alt}garlic');
    expect(document.activeElement).toBe(description);
    fireEvent.blur(description);
    await waitFor(() => expect(requestsOf(api, 'item.change')).toHaveLength(2));
    expect(requestBodiesOf(api, 'item.change')).toMatchObject([
      { translations: { en: { title: 'Shish tawook' } } },
      { translations: { en: { description: 'Grilled chicken\nwith\ngarlic' } } },
    ]);
  });

  it('keeps what was typed in a row that could not be saved', async () => {
    openOwnerScreen('/languages', { menu: inBoth(), ...respondWithError('item.change') });
    await translate('شاورما لحم بلدي', 'Beef shawarma');
    await screen.findByText(BUSY_RESPONSE);
    expect(screen.getByText(/لم يُحفظ. ما كتبته باقٍ/)).toBeDefined();
    expect((await field('شاورما لحم بلدي')).value).toBe('Beef shawarma');
  });

  it('saves on leaving a field, even within its row, follows a tapped link', async () => {
    const { api, user } = openOwnerScreen('/languages', { menu: inBoth() });
    await user.type(await field('شاورما لحم بلدي'), 'Beef');
    await user.keyboard('{Tab}');
    await waitFor(() =>
      expect(requestBodiesOf(api, 'item.change')).toEqual([{ translations: { en: { title: 'Beef' } } }]),
    );
    await screen.findByLabelText('حُفظ');
    await user.type(await field('حمص'), 'Hummus');
    await user.click(screen.getByRole('link', { name: 'إحصائيات' }));
    await waitFor(() => expect(screen.queryByRole('heading', { name: 'ما تنقصه الإنجليزية' })).toBeNull());
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(requestBodiesOf(api, 'item.change').at(-1)).toEqual({ translations: { en: { title: 'Hummus' } } });
  });

  it('asks before what was typed and not saved is lost', async () => {
    const { user } = openOwnerScreen('/languages', { menu: inBoth() });
    const isAsked = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
    const input = await field('شاورما لحم بلدي');
    expect(isAsked()).toBe(false);
    await user.type(input, 'Beef');
    expect(isAsked()).toBe(true);
    await user.keyboard('{Escape}');
    expect(isAsked()).toBe(false);
  });

  it('counts what is missing, and finds a text that is not', async () => {
    const menu = inBoth();
    openOwnerScreen('/languages', { menu });
    const table = await screen.findByRole('region', { name: 'ما تنقصه الإنجليزية' });
    const rows = within(table).getAllByRole('listitem').length;
    fireEvent.click(within(table).getByRole('button', { name: /التصنيفات/ }));
    expect(within(table).getAllByRole('listitem')).toHaveLength(menu.sections?.length ?? 0);
    fireEvent.change(within(table).getByRole('searchbox'), { target: { value: 'شاورما لحم' } });
    expect(within(table).getAllByRole('listitem').length).toBeLessThan(rows);
  });
});

describe('a translatable field', () => {
  it('has its translation folded beneath it, with what is written there', async () => {
    const menu = inBoth();
    const [item] = menu.sections?.[0]?.items ?? [];
    const { api } = openOwnerScreen(`/items?item=${item?._id ?? ''}`, { menu });
    const form = await screen.findByRole('form', { name: /^تعديل «?/ });
    fireEvent.click(within(form).getByRole('button', { name: 'الاسم بالإنجليزية : غير مكتوب' }));
    const input = within(form).getByLabelText<HTMLInputElement>('الاسم (بالإنجليزية)');
    expect([input.dir, input.lang]).toEqual(['ltr', 'en']);
    fill(form, 'الاسم (بالإنجليزية)', 'Chicken shawarma');
    fireEvent.click(within(form).getByRole('button', { name: /^الاسم بالإنجليزية/ }));
    expect(within(form).getByText('Chicken shawarma')).toBeDefined();
    fireEvent.click(within(form).getByRole('button', { name: 'حفظ' }));
    await waitFor(() =>
      expect(requestBodiesOf(api, 'item.change')).toEqual([{ translations: { en: { title: 'Chicken shawarma' } } }]),
    );
  });

  it('has none while the menu offers one language', async () => {
    const menu = aMenu();
    openOwnerScreen(`/items?item=${menu.sections?.[0]?.items?.[0]?._id ?? ''}`, { menu });
    const form = await screen.findByRole('form', { name: /^تعديل «?/ });
    expect(within(form).queryByRole('button', { name: /بالإنجليزية/ })).toBeNull();
  });

  it('is one of the settings too, saved where it belongs', async () => {
    const { api } = openOwnerScreen('/publicInfo?card=venue', { menu: inBoth() });
    const form = await screen.findByRole('form', { name: 'المظهر' });
    fireEvent.click(within(form).getByRole('button', { name: /^اسم المطعم بالإنجليزية/ }));
    fill(form, 'اسم المطعم (بالإنجليزية)', 'Innova');
    fireEvent.click(screen.getByRole('button', { name: /حفظ/ }));
    await waitFor(() =>
      expect(requestBodiesOf(api, 'menu.change')).toEqual([
        { institution: { translations: { en: { name: 'Innova' } } } },
      ]),
    );
  });
});
