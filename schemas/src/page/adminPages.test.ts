import { describe, expect, it } from 'vitest';
import { adminPageAt, clientPagePath, OWNER_SCREENS, STAFF_SCREENS } from './adminPages.js';

describe('an address of the admin application', () => {
  it.each([
    ...['', '/', '/login', ...OWNER_SCREENS.map((screen) => `/${screen}`)].map((end) => `/m/innova/admin${end}`),
    '/m/innova/admin/items/',
  ])('is a page of the owner’s area: %s', (path) => {
    expect(adminPageAt(path)).toEqual({ area: 'owner', exists: true });
  });

  it.each([
    ...['', '/login', ...STAFF_SCREENS.map((screen) => `/${screen}`)],
    ...['/clients/laith.kh', '/clients/laith.kh/', clientPagePath('a/b?c')],
  ])('is a page of the console: %s', (end) => {
    expect(adminPageAt(`/ordering-manager${end}`)).toEqual({ area: 'staff', exists: true });
  });

  it.each(['/unknown', '/items/unknown', '/clients', '/clients/', '/clients/a/b', '/Items', '/%2e%2e', '/items//'])(
    'is none of either: %s',
    (end) => {
      expect(adminPageAt(`/m/innova/admin${end}`)).toEqual({ area: 'owner', exists: false });
      expect(adminPageAt(`/ordering-manager${end}`)).toEqual({ area: 'staff', exists: false });
    },
  );

  it.each(['/m/innova', '/m/innova/administer', '/m/a b/admin', '/ordering-managers', '/'])(
    'lies elsewhere: %s',
    (path) => {
      expect(adminPageAt(path)).toBeNull();
    },
  );
});
