/** The checklist of a new menu. */
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { accountWithRole } from '../../stories/support/sampleTeam.js';
import { someSections } from '../../stories/support/sampleMenu.js';
import { aNewMenu } from '../../stories/support/sampleNewMenu.js';
import { setUpBrowser } from './browserMocks.js';
import { fill, openOwnerScreen, requestBodiesOf } from './openOwnerScreen.js';

beforeEach(() => setUpBrowser());

const card = (name: string) => screen.findByRole('region', { name });

describe('the first days of a menu', () => {
  it('open with the next step, whose field is in place', async () => {
    const { user } = openOwnerScreen('', { menu: aNewMenu() });
    expect(await screen.findByRole('heading', { level: 1, name: 'أيامك الأولى' })).toBeDefined();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByText('قائمتك بانتظار أول صنف، بقيت 4 خطوات')).toBeDefined();
    const section = await card('أول تصنيف');
    await user.click(await within(section).findByRole('button', { name: 'أضف التصنيف' }));
    expect(await within(section).findByText(/مطلوب/)).toBeDefined();
    fill(section, 'اسم التصنيف', 'المشاوي');
    await user.click(within(section).getByRole('button', { name: 'أضف التصنيف' }));
    const items = await card('خمسة أصناف');
    await waitFor(() => expect(document.activeElement).toBe(items));
    expect(within(items).getByRole('link').getAttribute('href')).toBe('/m/innova/admin/items?view=rows');
    expect(screen.getByText('قائمتك بانتظار أول صنف، بقيت 3 خطوات')).toBeDefined();
    expect(screen.getByText('المشاوي')).toBeDefined();
  });

  it('do not say of a stopped menu that it works', async () => {
    const inactiveFrom = '2026-01-01T00:00:00.000Z';
    openOwnerScreen('', { menu: aNewMenu({ sections: someSections(), inactiveFrom }) });
    expect(await screen.findByText(/^قائمتك متوقفة، وبقيت/)).toBeDefined();
    expect(screen.queryByText(/قائمتك تعمل/)).toBeNull();
  });

  it('tick themselves in any order, and end when all is done', async () => {
    const { api, user } = openOwnerScreen('', { menu: aNewMenu({ sections: someSections() }) });
    await card('رقم واتساب لاستقبال الطلبات');
    await user.click(screen.getByRole('button', { name: /طباعة رمز القائمة/ }));
    const code = await card('طباعة رمز القائمة');
    expect(document.activeElement).toBe(code);
    const sheet = within(code).getByRole('link', { name: 'نزّل الورقة' });
    expect(sheet.getAttribute('href')).toMatch(/\/qr\/sheet\?size=A4$/);
    sheet.addEventListener('click', (event) => event.preventDefault());
    await user.click(sheet);

    const last = await card('رقم واتساب لاستقبال الطلبات');
    const otherwise = within(last).getByRole('link', { name: 'أو استقبل الطلبات هنا، بلا واتساب' });
    expect(otherwise.getAttribute('href')).toMatch(/publicInfo\?card=orderSettings$/);
    await within(last).findByLabelText('رقم واتساب أو رابطه');
    fill(last, 'رقم واتساب أو رابطه', 'لا رقم');
    await user.click(within(last).getByRole('button', { name: 'احفظ الرقم' }));
    expect(requestBodiesOf(api, 'menu.change')).toEqual([]);
    fill(last, 'رقم واتساب أو رابطه', '0790000001');
    await user.click(within(last).getByRole('button', { name: 'احفظ الرقم' }));
    await waitFor(() => expect(requestBodiesOf(api, 'menu.change')).toHaveLength(1));
  });

  it('lead on once all is done', async () => {
    const firstDays = { isShown: true, codePrinted: true };
    const institution = { logo: 'logo', whatsapp: 'https://wa.me/962790000001' };
    const { user } = openOwnerScreen('/firstDays', {
      menu: aNewMenu({ sections: someSections(), firstDays, institution }),
    });
    expect(await screen.findByText('اكتملت كل الخطوات')).toBeDefined();
    expect(screen.queryByRole('link', { name: 'أيامك الأولى' })).toBeNull();
    await user.click(screen.getByRole('link', { name: 'اعرض القائمة' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'معاينة' })).toBeDefined();
  });

  it('are put away, and brought back by undo', async () => {
    const { api, user } = openOwnerScreen('', { menu: aNewMenu() });
    await user.click(await screen.findByRole('button', { name: 'إخفاء هذه الصفحة' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'معاينة' })).toBeDefined();
    await waitFor(() => expect(screen.queryByRole('link', { name: 'أيامك الأولى' })).toBeNull());
    await user.click(await screen.findByRole('button', { name: 'تراجع' }));
    expect(await screen.findByRole('link', { name: 'أيامك الأولى' })).toBeDefined();
    expect(requestBodiesOf(api, 'menu.change')).toEqual([
      { firstDays: { isShown: false } },
      { firstDays: { isShown: true } },
    ]);
  });

  it('are no business of order takers', async () => {
    openOwnerScreen('', { menu: aNewMenu(), account: accountWithRole('orders') });
    expect(await screen.findByRole('heading', { level: 1, name: 'الطلبات' })).toBeDefined();
    expect(screen.queryByRole('link', { name: 'أيامك الأولى' })).toBeNull();
  });
});
