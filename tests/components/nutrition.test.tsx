import { fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { aMenu, aSection, anItem } from '../../stories/support/sampleMenu.js';
import { setUpBrowser } from './browserMocks.js';
import { openOwnerScreen, requestBodiesOf, requestsOf } from './openOwnerScreen.js';

beforeEach(() => setUpBrowser());

const complete = { nutrition: { calories: 180, sodium: 340 }, allergensDeclared: true } as const;

const aLabelledMenu = (labelling: 'none' | 'sa' | 'eu') =>
  aMenu({
    settings: { labelling },
    sections: [
      aSection('الفطور', [
        anItem({ title: 'حمص', ...complete }),
        anItem({ title: 'فول', nutrition: { calories: 250 }, allergensDeclared: true }),
        anItem({ title: 'متبل', hide: true }),
      ]),
      aSection('المشروبات', [anItem({ title: 'قهوة' })]),
    ],
  });

/** The rows of the table: the item, and the values that it lacks. */
const rows = () =>
  within(screen.getByRole('table'))
    .getAllByRole('row')
    .slice(1)
    .map((row) => [
      within(row).getByRole('button').textContent,
      within(row)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ]);

describe('the nutrition screen', () => {
  it('lists what visible items lack, filtered by the URL', async () => {
    openOwnerScreen('/nutrition?missing=caffeine', { menu: aLabelledMenu('sa') });
    expect(await screen.findByText('بيانات صنفين من 3 ناقصة.')).toBeDefined();
    expect(screen.getByRole('link', { name: /بيانات الغذاء/ })).toBeDefined();
    expect(rows().map(([title]) => title)).toEqual(['قهوة']);
    fireEvent.click(screen.getByRole('button', { name: 'الكل 2' }));
    expect(rows()).toEqual([
      ['فول', ['الصوديوم']],
      ['قهوة', ['السعرات', 'الصوديوم', 'الكافيين', 'مسبّبات الحساسية']],
    ]);
  });

  it('edits only these values of item and sizes, and goes to the next item', async () => {
    const size = { _id: 'size'.padEnd(24, '0'), title: 'كبير', price: 2 };
    const items = [anItem({ title: 'عصير', subItems: [size] }), anItem({ title: 'فول' })];
    const menu = aMenu({ settings: { labelling: 'sa' }, sections: [aSection('الفطور', items)] });
    const { api, user, goBack } = openOwnerScreen('/nutrition?missing=calories', { menu });
    await user.click(await screen.findByRole('button', { name: 'عصير' }));
    const form = await screen.findByRole('form', { name: 'بيانات الغذاء: عصير' });
    expect(within(form).queryByLabelText(/السعر$/)).toBeNull();
    const [calories, caloriesOfSize] = within(form).getAllByLabelText('السعرات (كيلو كالوري)');
    await user.type(calories ?? form, '90');
    await user.type(caloriesOfSize ?? form, '140');
    await user.click(screen.getByRole('button', { name: 'حفظ والتالي' }));
    expect(await screen.findByRole('form', { name: 'بيانات الغذاء: فول' })).toBeDefined();
    expect(requestBodiesOf(api, 'item.change')).toEqual([
      { nutrition: { calories: 90 }, subItems: [{ ...size, nutrition: { calories: 140 } }] },
    ]);
    expect(rows().map(([title]) => title)).toEqual(['فول']);
    expect(screen.queryByRole('button', { name: 'حفظ والتالي' })).toBeNull();
    await goBack();
    expect(screen.queryByRole('form')).toBeNull();
    expect(rows()).toHaveLength(1);
  });

  it('points to the declaration, says if nothing is in it, warns on clashes', async () => {
    const menu = aMenu({ settings: { labelling: 'eu' }, sections: [aSection('الفطور', [anItem({ title: 'فول' })])] });
    const { user } = openOwnerScreen('/nutrition', { menu });
    await user.click(await screen.findByRole('button', { name: 'فول' }));
    const form = await screen.findByRole('form', { name: 'بيانات الغذاء: فول' });
    const declared = within(form).getByRole('switch', { name: 'صرّحنا بمسبّبات الحساسية كلها' });
    expect(form.textContent).toContain('لم يُذكر شيء بعد');
    await user.click(declared);
    expect(form.textContent).toContain('لا يحتوي شيئًا منها');
    await user.click(declared);
    const milk = within(form).getByRole('radiogroup', { name: 'حليب' });
    await user.click(within(milk).getByRole('radio', { name: 'يحتوي' }));
    expect(form.textContent).toContain('فعّل «صرّحنا بمسبّبات الحساسية كلها»');
    await user.click(declared);
    expect(form.textContent).not.toContain('فعّل «');
    for (const name of ['نباتي', 'نباتي صرف', 'حلال', 'فيه خنزير'])
      await user.click(within(form).getByRole('checkbox', { name }));
    expect(within(form).getByRole('alert').textContent).toMatch(/: نباتي، نباتي صرف، حلال\.$/);
    await user.click(within(form).getByRole('checkbox', { name: 'فيه خنزير' }));
    expect(within(form).getByRole('alert').textContent).toMatch(/: نباتي صرف\.$/);
  });

  it('downloads all values', async () => {
    const { api } = openOwnerScreen('/nutrition', { menu: aLabelledMenu('eu') });
    fireEvent.click(await screen.findByRole('button', { name: 'ملف Excel' }));
    expect(requestsOf(api, 'nutrition.download')).toHaveLength(1);
  });

  it('is offered while the labelling requires values', async () => {
    openOwnerScreen('/nutrition', { menu: aLabelledMenu('none') });
    expect(await screen.findByText('لا تُطلب بيانات الغذاء')).toBeDefined();
    expect(screen.queryByRole('link', { name: /بيانات الغذاء/ })).toBeNull();
  });
});
