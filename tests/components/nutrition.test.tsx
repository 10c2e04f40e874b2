import { fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { aMenu, aSection, anItem } from '../../stories/support/sampleMenu.js';
import { setUpBrowser } from './browserMocks.js';
import { openOwnerScreen, requestsOf } from './openOwnerScreen.js';

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
      within(row).getByRole('link').textContent,
      within(row)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ]);

describe('the nutrition screen', () => {
  it('lists what visible items lack, with links to their forms', async () => {
    const menu = aLabelledMenu('sa');
    openOwnerScreen('/nutrition', { menu });
    expect(await screen.findByText('بيانات عنصرين من 3 ناقصة.')).toBeDefined();
    expect(screen.getByRole('link', { name: /بيانات الغذاء/ })).toBeDefined();
    expect(rows()).toEqual([
      ['فول', ['الصوديوم']],
      ['قهوة', ['السعرات', 'الصوديوم', 'الكافيين', 'مسبّبات الحساسية']],
    ]);
    const link = screen.getByRole('link', { name: 'فول' });
    expect(link.getAttribute('href')).toMatch(
      new RegExp(`/items\\?item=${menu.sections?.[0]?.items?.[1]?._id ?? 'none'}$`),
    );
    fireEvent.click(screen.getByRole('button', { name: 'الكافيين 1' }));
    expect(rows().map(([title]) => title)).toEqual(['قهوة']);
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
