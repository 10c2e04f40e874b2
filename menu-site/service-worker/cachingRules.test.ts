import { expect, it } from 'vitest';
import { cartIdInPath, parseOfflineCart, renderOfflineCart } from './offlineCartPage.js';
import { chosenLanguage, inLanguage, languageOfAddress } from './rememberedLanguage.js';
import {
  similarPage,
  menuPaths,
  pageOfTable,
  tokenInPath,
  cacheableFileKind,
  isMenuPage,
  isOrderPage,
  addStaleNotice,
  markAsStored,
} from './cachingRules.js';

it('takes public pages of menus upon itself, and no other page', () => {
  expect(['/m/innova', '/m/innova/', '/m/a-b_c'].map(isMenuPage)).toEqual([true, true, true]);
  const others = ['/', '/m/innova/admin', '/m/innova/init', '/cart/abc', '/login', '/me', '/m', '/ordering-manager'];
  expect(others.filter(isMenuPage)).toEqual([]);
});

it('remembers the language of the switch link, and of no other link', () => {
  const chosen = (to: string, from = '') =>
    chosenLanguage(new URL(to, 'https://q.test'), from && `https://q.test${from}`);
  expect(chosen('/m/innova?lang=en', '/m/innova?t=abc')).toBe('en');
  expect(chosen('/cart/abc?lang=ar', '/cart/abc?lang=en')).toBe('ar');
  expect(chosen('/m/innova?lang=en')).toBeNull();
  expect(chosen('/m/innova?lang=en', '/cart/abc?lang=en')).toBeNull();
  expect(chosen('/m/innova?lang=en', '/m/other?lang=ar')).toBeNull();
  expect(chosen('/m/innova?lang=en', '/m/innova?lang=en')).toBeNull();
  expect(chosen('/m/innova?lang=xx', '/m/innova')).toBeNull();
  expect(chosenLanguage(new URL('https://q.test/m/innova?lang=en'), 'https://other.test/m/innova')).toBeNull();
});

it('takes the language from the address of a guest page, and no other page', () => {
  const named = (to: string) => languageOfAddress(new URL(to, 'https://q.test'));
  expect(named('/m/innova?t=abc&lang=en')).toBe('en');
  expect(named('/cart/abc?lang=ar')).toBe('ar');
  for (const other of ['/m/innova', '/m/innova?lang=xx', '/m/innova/admin?lang=en', '/login?lang=en'])
    expect(named(other)).toBeNull();
});

it('opens a scanned menu in the remembered language, if the URL names none', () => {
  const opened = (to: string, remembered: string | null, from = '') =>
    inLanguage(new URL(to, 'https://q.test'), from, remembered)?.replace('https://q.test', '') ?? null;
  expect(opened('/m/innova', 'en')).toBe('/m/innova?lang=en');
  expect(opened('/m/innova?t=abc', 'en', 'https://scanner.test/')).toBe('/m/innova?t=abc&lang=en');
  expect(opened('/m/innova?lang=ar', 'en')).toBeNull();
  expect(opened('/m/innova', 'en', 'https://q.test/cart/abc?lang=ar')).toBeNull();
  expect(opened('/m/innova', null)).toBeNull();
});

it('keeps files that never change, and no answer of a call', () => {
  expect(cacheableFileKind('/assets/enhance-BhK3x9Qa.js')).toBe('asset');
  expect(cacheableFileKind('/public/uploads/abc.webp')).toBe('picture');
  const others = [
    '/api/v1/cart/abc',
    '/api/v1/quickmenu/innova',
    '/sw.js',
    '/assets/plain.js',
    '/m/a/manifest.webmanifest',
  ];
  expect(others.filter(cacheableFileKind)).toEqual([]);
});

it('shows a menu stored under another URL, in the same language if it can', () => {
  const at = (path: string) => `https://q.test${path}`;
  const cached = ['/m/other', '/m/innova?t=abc&lang=en', '/m/innova?t=abc'].map((path) => ({
    url: at(path),
    paths: [],
  }));
  expect(similarPage(cached, at('/m/innova'))).toBe(at('/m/innova?t=abc'));
  expect(similarPage(cached, at('/m/innova?lang=en'))).toBe(at('/m/innova?t=abc&lang=en'));
  expect(similarPage(cached.slice(0, 2), at('/m/innova'))).toBe(at('/m/innova?t=abc&lang=en'));
  expect(similarPage(cached, at('/m/none'))).toBeUndefined();
});

it('shows a menu by its id or its short name, whichever was opened', () => {
  const at = (path: string) => `https://q.test${path}`;
  const html = `<head><link rel="canonical" href="${at('/m/innova')}?lang=en"></head><body class="x" data-menu="k3j5">`;
  expect(menuPaths(html)).toEqual(['/m/k3j5', '/m/innova']);
  expect(menuPaths(html.replace('innova', 'k3j5'))).toEqual(['/m/k3j5']);
  expect(menuPaths('<body data-cart="x">')).toEqual([]);
  const cached = [
    { url: at('/m/other'), paths: ['/m/zzz', '/m/other'] },
    { url: at('/m/innova?lang=en'), paths: ['/m/k3j5', '/m/innova'] },
    { url: at('/m/innova'), paths: ['/m/k3j5', '/m/innova'] },
  ];
  expect(similarPage(cached, at('/m/k3j5'))).toBe(at('/m/innova'));
  expect(similarPage(cached, at('/m/k3j5?lang=en'))).toBe(at('/m/innova?lang=en'));
  // A short name that now belongs to another menu leads to the page that was opened by it.
  const moved = [{ url: at('/m/k3j5'), paths: ['/m/k3j5', '/m/other'] }, ...cached];
  expect(similarPage(moved, at('/m/other?t=abc'))).toBe(at('/m/other'));
});

it('leads the code of a table to the page that it opened before', () => {
  expect(['/t/6ck0-x', '/t/6ck0/', '/t/', '/t/a/calls', '/m/t'].map(tokenInPath)).toEqual([
    '6ck0-x',
    '6ck0',
    null,
    null,
    null,
  ]);
  const cached = ['https://q.test/m/innova', 'https://q.test/m/innova?t=abc&lang=en'];
  expect(pageOfTable(cached, 'abc')).toBe(cached[1]);
  expect(pageOfTable(cached, 'ab')).toBeUndefined();
});

it('says in the page’s language why it is old and when it was last updated', () => {
  const menu = '<html lang="ar" dir="rtl"><body data-menu="x"><main></main>';
  const arabic = addStaleNotice(menu, '2026-11-21T09:05:00', 'unreachable');
  expect(arabic).toMatch(
    /<body data-menu="x"><p class="old" role="status">.*آخر تحديث <bdi dir="ltr">21\/11\/2026 09:05<\/bdi>.*<\/p><main>/,
  );
  expect(arabic).toContain('لا يوجد اتصال');
  const english = addStaleNotice('<html lang="en" dir="ltr"><body>', '2026-11-21T11:00:00Z', 'slow');
  expect(english).toContain('Your connection is slow. Last updated');
  expect(addStaleNotice('<html lang="ar"><body>', 'never', 'slow')).toContain('الاتصال بطيء. آخر تحديث');
});

it('shows the device’s cart as text, and nothing for anything but a cart', () => {
  const cart = {
    id: 'abc',
    back: '/m/innova',
    reserves: false,
    total: '1,250.00 JD',
    lines: [{ title: '<b>منسف</b>', count: '×2', price: '1,250.00 JD' }],
  };
  expect(['/cart/abc', '/cart/', '/cart/a/b', '/m/abc'].map(cartIdInPath)).toEqual(['abc', null, null, null]);
  expect(parseOfflineCart({ cart })).toEqual(cart);
  const others = [
    null,
    'x',
    [],
    {},
    { cart: { ...cart, back: 'https://a.example' } },
    { cart: { ...cart, id: '../x' } },
  ];
  expect(others.map(parseOfflineCart)).toEqual(others.map(() => null));
  const page = renderOfflineCart(cart, 'ar', { menuPage: '<head><style>main{color:red}</style></head>', nonce: 'n' });
  expect(page).toContain('<style>main{color:red}</style>');
  expect(page).toContain('&lt;b&gt;منسف&lt;/b&gt;');
  expect(page).toContain('<bdi dir="ltr">1,250.00 <small>JD</small></bdi>');
  expect(page).toContain('href="/m/innova"');
  expect(renderOfflineCart(cart, 'en', { menuPage: '', nonce: 'n' })).toContain('href="/m/innova?lang=en"');
  expect(page).not.toContain('ينتظر الاتصال');
  expect(page).not.toContain('<button');
  const details = ['جبنة ×2، بدون بصل', '«حار»'];
  const more = { waits: true, details, queued: ['{"title":"</script>"}'], amount: 1_250_000 };
  const waiting = { ...cart, menu: 'menu', lines: cart.lines.map((line) => ({ ...line, ...more })) };
  const later = renderOfflineCart(waiting, 'ar', { menuPage: '', nonce: 'n' });
  expect(later).toContain('<small>جبنة ×2، بدون بصل</small><small>«حار»</small><small>ينتظر الاتصال</small>');
  expect(later).toContain('aria-label="إزالة: &lt;b&gt;منسف&lt;/b&gt;"');
  expect(later.match(/<\/script>/g)).toHaveLength(1);
  expect(page).toContain('<a href="">حاول مجددًا</a>');
});

it('keeps pages of sent orders, and tells them that they are old', () => {
  const order = '<body><main id="main" data-follow="abc"></main>';
  expect([order, '<main id="main" data-state="open">'].map(isOrderPage)).toEqual([true, false]);
  expect(markAsStored(order)).toBe('<body><main data-kept="" id="main" data-follow="abc"></main>');
});
