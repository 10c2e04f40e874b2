import { beforeEach, expect, it, vi } from 'vitest';
import { readTable, storeTable } from '../../../../client/scannedTable.js';
import { showTable } from './tablePanel.js';

const REPLACED = 'رمز الطاولة لم يعد صالحًا.';
const refused = vi.fn(async () => Promise.resolve(Response.json({ message: REPLACED }, { status: 404 })));

beforeEach(() => {
  vi.stubGlobal('fetch', refused);
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe = () => undefined;
    },
  );
  document.documentElement.lang = 'ar';
  document.body.dataset['zone'] = 'Asia/Amman';
  sessionStorage.clear();
  localStorage.clear();
  document.body.innerHTML = '<div class="identity"></div><nav class="chips"><form></form><ul></ul></nav>';
});

it('says that a code in the address names no table now, and how to get one', async () => {
  vi.stubGlobal('fetch', async () =>
    Promise.resolve(Response.json({ status: 'success', data: { data: { menu: 'menu' } } })),
  );
  await showTable('menu', 'former1234');
  expect(document.querySelector('.identity [role=status]')?.textContent).toContain('اطلب الرمز الجديد من الموظفين');
  expect(document.querySelector('.seat')).toBeNull();
  expect(readTable('menu')).toBeNull();
});

it('offers no more calls once the venue has replaced the code of the table', async () => {
  storeTable('menu', { token: 'abcdefghij', label: '7' });
  await showTable('menu', null);
  const [waiter] = document.querySelectorAll<HTMLButtonElement>('.seat button');
  expect(document.querySelectorAll('.seat, .seat-chip')).toHaveLength(2);
  expect(document.querySelector('.chips')?.firstElementChild?.textContent).toBe('طاولة 7');
  // The chip opens the calls from anywhere on the page.
  const [chip, panel] = [document.querySelector<HTMLElement>('button.seat-chip'), document.querySelector('.seat')];
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true;
  };
  chip?.click();
  const dialog = panel?.closest('dialog');
  const buttons = Array.from(dialog?.querySelectorAll('button') ?? [], ({ textContent }) => textContent);
  expect(buttons).toEqual(['✕', 'نادِ النادل', 'الحساب']);
  dialog?.removeAttribute('open');
  dialog?.dispatchEvent(new Event('close'));
  expect(panel?.closest('.identity')).not.toBeNull();
  // The number before a lone «طاولة» would read `7 طاولة`.
  expect(document.querySelector('.seat p b')?.textContent).toBe('طاولة 7');
  expect(document.querySelector('.seat p .sr')).toBeNull();
  waiter?.click();
  await vi.waitFor(() => expect(document.body.textContent).toContain(REPLACED));
  expect(document.querySelectorAll('.seat, .seat-chip, .seated')).toHaveLength(0);
  expect(readTable('menu')).toBeNull();
});

it('shows a call after a reload, and does not repeat it by a second press', async () => {
  const accepted = vi.fn();
  vi.stubGlobal('fetch', async (_address: string, { method = 'GET' }: RequestInit = {}) => {
    if (method === 'POST') accepted();
    return Promise.resolve(Response.json({ data: { data: method === 'POST' ? { isUnattended: false } : [] } }));
  });
  vi.useFakeTimers({ now: Date.UTC(2026, 10, 21, 17, 5, 10), toFake: ['Date', 'setInterval', 'clearInterval'] });
  const waiter = () => document.querySelector<HTMLButtonElement>('.seat button');
  const reload = async () => {
    document.body.innerHTML = '<div class="identity"></div><nav class="chips"><ul></ul></nav>';
    await showTable('menu', null);
  };
  storeTable('menu', { token: 'abcdefghij', label: '7' });
  await reload();
  expect(waiter()?.textContent).toBe('نادِ النادل');
  waiter()?.click();
  await vi.waitFor(() => expect(waiter()?.textContent).toBe('ناديت النادل 20:05يمكنك التكرار بعد 1:00'));

  vi.advanceTimersByTime(20_000);
  await reload();
  expect(waiter()?.textContent).toBe('ناديت النادل 20:05يمكنك التكرار بعد 0:40');
  waiter()?.click();
  expect(accepted).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(40_000);
  expect(waiter()?.textContent).toBe('نادِ النادلناديت النادل 20:05');
  expect(waiter()?.ariaDisabled).toBeNull();

  vi.advanceTimersByTime(15 * 60_000);
  await reload();
  expect(waiter()?.textContent).toBe('نادِ النادل');
  vi.useRealTimers();
});

it('says that the venue has answered a call, also after a reload', async () => {
  let isAnswered = false;
  const answer = {
    kind: 'waiter',
    at: new Date(Date.UTC(2026, 10, 21, 17, 5, 10)),
    answeredAt: new Date(Date.UTC(2026, 10, 21, 17, 6, 30)),
  };
  const api = vi.fn(async (_address: string, { method = 'GET' }: RequestInit = {}) => {
    const calls = [{ kind: 'bill', at: answer.at }, isAnswered ? answer : { kind: 'waiter', at: answer.at }];
    return Promise.resolve(Response.json({ data: { data: method === 'POST' ? { isUnattended: false } : calls } }));
  });
  vi.stubGlobal('fetch', api);
  vi.useFakeTimers({ now: Date.UTC(2026, 10, 21, 17, 5, 10), toFake: ['Date', 'setInterval', 'clearInterval'] });
  const waiter = () => document.querySelector<HTMLButtonElement>('.seat button');
  const asked = () => api.mock.calls.filter(([, init]) => init?.method !== 'POST').length;
  storeTable('menu', { token: 'abcdefghij', label: '7' });
  await showTable('menu', null);
  waiter()?.click();
  await vi.waitFor(() => expect(waiter()?.textContent).toContain('ناديت النادل 20:05'));
  vi.advanceTimersByTime(10_000);
  expect(asked()).toBe(1);
  expect(waiter()?.textContent).toContain('ناديت النادل 20:05');
  isAnswered = true;
  vi.advanceTimersByTime(10_000);
  await vi.waitFor(() => expect(waiter()?.textContent).toBe('لبّى الموظفون نداءك 20:06يمكنك التكرار بعد 0:40'));
  await vi.waitFor(() => expect(document.querySelector('.notices')?.textContent).toContain('لبّى الموظفون نداءك'));
  vi.advanceTimersByTime(60_000);
  expect(asked()).toBe(2);
  expect(waiter()?.textContent).toBe('نادِ النادللبّى الموظفون نداءك 20:06');
  document.body.innerHTML = '<div class="identity"></div><nav class="chips"><ul></ul></nav>';
  await showTable('menu', null);
  expect(waiter()?.textContent).toBe('نادِ النادللبّى الموظفون نداءك 20:06');
  vi.useRealTimers();
});

it('says that a call no device rings for is only recorded, shows the phone', async () => {
  vi.stubGlobal('fetch', async () =>
    Promise.resolve(Response.json({ data: { data: { isUnattended: true, phone: '٠٦ 555 0100' } } })),
  );
  storeTable('menu', { token: 'abcdefghij', label: '7' });
  await showTable('menu', null);
  const waiter = document.querySelector<HTMLButtonElement>('.seat button');
  waiter?.click();
  await vi.waitFor(() => expect(waiter?.textContent).toContain('سُجّل النداء'));
  expect(document.querySelector('.seat [role=status]')?.textContent).toContain('لا جهاز يرنّ');
  expect(document.querySelector('.seat a')?.getAttribute('href')).toBe('tel:+96265550100');
  // A reload does not make a device ring.
  document.querySelector('.seat')?.remove();
  await showTable('menu', null);
  expect(document.querySelector('.seat button')?.textContent).toContain('سُجّل النداء');
  expect(document.querySelector('.seat [role=status]')?.textContent).toContain('لا جهاز يرنّ');
  expect(document.querySelector('.seat a')?.getAttribute('href')).toBe('tel:+96265550100');
  expect(document.body.textContent).not.toMatch(/وصل النداء|ناديت النادل/);
});

it('asks for the zone again in a new language, keeps the known one offline', async () => {
  const zones: Readonly<Record<string, string>> = { ar: 'الشرفة', en: 'Terrace' };
  const api = vi.fn(async (_address: string, { headers }: RequestInit = {}) => {
    const zone = zones[new Headers(headers).get('Accept-Language') ?? ''];
    return Promise.resolve(Response.json({ data: { data: { menu: 'menu', label: '7', zone } } }));
  });
  vi.stubGlobal('fetch', api);
  const zoneIn = async (lang: string, token: string | null) => {
    document.documentElement.lang = lang;
    document.body.innerHTML = '<div class="identity"></div><nav class="chips"><ul></ul></nav>';
    await showTable('menu', token);
    return document.querySelector('.seat small')?.textContent;
  };
  expect(await zoneIn('ar', 'abcdefghij')).toBe('الشرفة');
  expect(await zoneIn('ar', 'abcdefghij')).toBe('الشرفة');
  expect(api).toHaveBeenCalledTimes(1);
  expect(await zoneIn('en', null)).toBe('Terrace');
  vi.stubGlobal('fetch', async () => Promise.reject(new TypeError('There is no network.')));
  expect(await zoneIn('ar', null)).toBe('Terrace');
});
