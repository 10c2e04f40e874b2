import { render, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { createFakeApi, type FakeOptions } from '../../stories/support/fake-api/createFakeApi.js';
import { OwnerStory } from '../../stories/support/OwnerStory.js';
import { aMenu, someCombos } from '../../stories/support/sampleMenu.js';
import { renderUser, setUpBrowser } from './browserMocks.js';

beforeEach(() => setUpBrowser());

async function openSections(options: FakeOptions = {}) {
  const api = createFakeApi(options);
  const user = renderUser();
  render(<OwnerStory api={api} at="/sections" />);
  await screen.findByRole('table');
  return { api, user };
}

const callsOf = (api: ReturnType<typeof createFakeApi>, name: string) => api.asked.filter((one) => one.name === name);

describe('the sections screen', () => {
  it('lists name, number of items and type of each section', async () => {
    await openSections();
    const row = (await screen.findByRole('button', { name: 'الشاورما' })).closest('tr');
    const headings = screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
    expect(headings).toEqual(['اسم التصنيف', 'عدد الأصناف', 'النوع', 'إخفاء وترتيب']);
    expect(
      within(row!)
        .getAllByRole('cell')
        .map(({ textContent }) => textContent.trim()),
    ).toEqual(['الشاورما', '5', 'رئيسي', 'مخفي']);
    const plain = screen.getByRole('button', { name: 'البرجر' }).closest('tr');
    expect(
      within(plain!)
        .getAllByRole('cell')
        .map(({ textContent }) => textContent.trim()),
    ).toEqual(['البرجر', '4', 'عادي', 'مخفي']);
  });

  it('marks the examples of the set-up until something is in them', async () => {
    const menu = aMenu();
    const sections = menu.sections!.map((section, index) => ({
      ...section,
      example: true,
      ...(index === 0 && { items: [], galleries: [] }),
    }));
    await openSections({ menu: { ...menu, sections } });
    const [empty = '', filled = ''] = sections.map(({ title }) => title);
    expect(await screen.findByRole('button', { name: `${empty} مثال` })).toBeDefined();
    expect(screen.getByRole('button', { name: filled }).closest('tr')!.textContent).not.toContain('مثال');
  });

  it('waits for the menu with rows that say nothing', async () => {
    await openSections({ hold: ({ name }) => (name === 'menu.read' ? new Promise(() => undefined) : undefined) });
    expect(screen.getByRole('table').getAttribute('aria-busy')).toBe('true');
    expect(screen.getByRole('button', { name: 'إضافة تصنيف' })).toBeDefined();
  });

  it('says when there is none', async () => {
    render(<OwnerStory api={createFakeApi({ menu: aMenu({ sections: [] }) })} at="/sections" />);
    expect(await screen.findByText('لا توجد تصنيفات بعد')).toBeDefined();
  });

  it('creates an ordinary section by default, and reloads user and menu', async () => {
    const { api, user } = await openSections();
    await user.click(screen.getByRole('button', { name: 'إضافة تصنيف' }));
    const form = await screen.findByRole('form', { name: 'إضافة تصنيف' });
    await user.type(await within(form).findByLabelText('اسم التصنيف'), 'السلطات');
    const reads = callsOf(api, 'menu.read').length;
    const lookUps = callsOf(api, 'account.me').length;
    await user.click(within(form).getByRole('button', { name: 'إضافة التصنيف' }));
    expect(await screen.findByText('تمت إضافة التصنيف')).toBeDefined();
    expect(callsOf(api, 'section.create').map(({ body }) => body)).toEqual([
      { hide: false, prime: false, title: 'السلطات' },
    ]);
    expect(await screen.findByRole('button', { name: 'السلطات' })).toBeDefined();
    expect(callsOf(api, 'menu.read').length).toBe(reads + 1);
    expect(callsOf(api, 'account.me').length).toBe(lookUps + 1);
    await waitFor(() => expect(screen.queryByRole('form', { name: 'إضافة تصنيف' })).toBeNull());
  });

  it('asks for the type when it was emptied', async () => {
    const { api, user } = await openSections();
    await user.click(screen.getByRole('button', { name: 'إضافة تصنيف' }));
    const form = await screen.findByRole('form', { name: 'إضافة تصنيف' });
    const type = await within(form).findByLabelText('النوع');
    expect(
      within(type)
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual(['اختر…', 'رئيسي', 'عادي']);
    const hint = document.getElementById(type.getAttribute('aria-describedby') ?? '');
    expect(hint?.textContent).toMatch(/^التصنيف الرئيسي يظهر للزوار بعنوان أكبر/);
    await user.type(within(form).getByLabelText('اسم التصنيف'), 'السلطات');
    await user.selectOptions(type, 'اختر…');
    await user.click(within(form).getByRole('button', { name: 'إضافة التصنيف' }));
    expect(within(form).getByText('هذا الحقل مطلوب')).toBeDefined();
    expect(callsOf(api, 'section.create')).toEqual([]);
  });

  it('edits the chosen one with only what was changed, and then chooses none', async () => {
    const { api, user } = await openSections({ menu: { ...aMenu(), revision: 7 } });
    await user.click(await screen.findByRole('button', { name: 'الشاورما' }));
    const panel = await screen.findByRole('complementary', { name: 'تعديل التصنيف: الشاورما' });
    const title = await within(panel).findByLabelText('اسم التصنيف');
    await user.clear(title);
    await user.type(title, 'الشاورما والفلافل');
    const reads = callsOf(api, 'menu.read').length;
    await user.click(within(panel).getByRole('button', { name: 'حفظ' }));
    expect(await screen.findByText('تم تعديل التصنيف')).toBeDefined();
    expect(callsOf(api, 'section.change').map(({ body }) => body)).toEqual([{ title: 'الشاورما والفلافل' }]);
    await waitFor(() => expect(screen.queryByRole('complementary')).toBeNull());
    expect(screen.getByRole('button', { name: 'الشاورما والفلافل' }).getAttribute('aria-pressed')).toBe('false');
    // The answered row, which has no items, replaces the section in the menu.
    expect(screen.getByRole('link', { name: /المنيو/ }).getAttribute('href')).toMatch(/\?rev=8$/);
    expect(callsOf(api, 'menu.read').length).toBe(reads);
    await user.click(screen.getByRole('button', { name: 'الشاورما والفلافل' }));
    await user.click(await screen.findByRole('button', { name: 'حذف التصنيف' }));
    expect((await screen.findByRole('alertdialog')).textContent).toMatch(/ستُحذف معه \d+ أصناف/);
  });

  it('deletes after a question that says what goes with it', async () => {
    const { api, user } = await openSections();
    await user.click(await screen.findByRole('button', { name: 'البرجر' }));
    await user.click(await screen.findByRole('button', { name: 'حذف التصنيف' }));
    const question = await screen.findByRole('alertdialog');
    expect(question.textContent).toContain('هل أنت متأكد؟');
    expect(question.textContent).toContain('ستُحذف معه 4 أصناف.');
    await user.click(within(question).getByRole('button', { name: 'حذف' }));
    expect(await screen.findByText('تم حذف التصنيف «البرجر»')).toBeDefined();
    await waitFor(() => expect(screen.queryByRole('button', { name: 'البرجر' })).toBeNull());
    expect(callsOf(api, 'section.remove')).toHaveLength(1);
  });

  it('names the combos that contain its items before it is deleted', async () => {
    const menu = aMenu();
    const combos = someCombos(menu);
    const burgers = menu.sections?.find(({ title }) => title === 'البرجر')?.items ?? [];
    const { user } = await openSections({
      menu: {
        ...menu,
        combos: [
          ...combos,
          {
            ...combos[0]!,
            title: 'وجبة البرجر',
            items: burgers.map((item) => ({ _id: item._id, title: item.title, description: '' })),
            choices: [],
          },
        ],
      },
    });
    await user.click(await screen.findByRole('button', { name: 'البرجر' }));
    await user.click(await screen.findByRole('button', { name: 'حذف التصنيف' }));
    const { textContent } = await screen.findByRole('alertdialog');
    expect(textContent).toMatch(/تبقى معروضة بسعرها نفسه من دون ما يُحذف: .?برجر ومشروب.?\./);
    expect(textContent).toMatch(/لا يبقى فيها شيء فلا تظهر لزبائنك: .?وجبة البرجر/);
    expect(textContent).not.toContain('وجبة العائلة');
  });

  it('deletes nothing when the question is declined', async () => {
    const { api, user } = await openSections();
    await user.click(await screen.findByRole('button', { name: 'البرجر' }));
    await user.click(await screen.findByRole('button', { name: 'حذف التصنيف' }));
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'إلغاء' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(callsOf(api, 'section.remove')).toEqual([]);
    expect(screen.getByRole('button', { name: 'البرجر' })).toBeDefined();
  });

  it('hides at once, and takes it back when the server refuses', async () => {
    const { api, user } = await openSections({
      refuse: ({ name }) => (name === 'section.change' ? { statusCode: 409, message: 'حاول لاحقًا' } : null),
    });
    await user.click(await screen.findByRole('button', { name: 'البرجر' }));
    const hide = await screen.findByRole('switch', { name: 'إخفاء التصنيف عن الزوار' });
    await user.click(hide);
    expect(await screen.findByText('حاول لاحقًا')).toBeDefined();
    expect(callsOf(api, 'section.change').map(({ body }) => body)).toEqual([{ hide: true }]);
    await waitFor(() => expect((hide as HTMLInputElement).checked).toBe(false));
  });

  it('is hidden in its row, without opening it', async () => {
    const { api, user } = await openSections();
    await screen.findByRole('button', { name: 'البرجر' });
    await user.click(screen.getByRole('switch', { name: 'مخفي: البرجر' }));
    expect(callsOf(api, 'section.change').map(({ body }) => body)).toEqual([{ hide: true }]);
    expect(screen.queryByRole('complementary')).toBeNull();
  });

  it('moves by arrow keys on its handle, and back if the server refuses', async () => {
    let refuses = false;
    const { api, user } = await openSections({
      refuse: ({ name }) => (refuses && name === 'section.reorder' ? { statusCode: 409, message: 'حاول لاحقًا' } : null),
    });
    const titles = () => api.menu().sections?.map(({ title }) => title);
    const shown = () =>
      screen
        .getAllByRole('row')
        .slice(1)
        .map((row) => within(row).getAllByRole('button')[0]?.textContent.trim());
    await screen.findByRole('button', { name: 'البرجر' });
    const [first, second, ...rest] = shown();
    screen.getByRole('button', { name: `نقل ${second} بالسحب أو بالسهمين` }).focus();
    await user.keyboard('{ArrowUp}');
    expect(await screen.findByText('تم تعديل الترتيب')).toBeDefined();
    expect(shown()).toEqual([second, first, ...rest]);
    expect(titles()?.slice(0, 2)).toEqual([second, first]);
    await user.keyboard('{ArrowUp}');
    expect(callsOf(api, 'section.reorder')).toHaveLength(1);
    refuses = true;
    await user.keyboard('{ArrowDown}');
    expect(await screen.findByText('حاول لاحقًا')).toBeDefined();
    await waitFor(() => expect(shown()).toEqual([second, first, ...rest]));
  });
});
