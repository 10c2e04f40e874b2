import fc from 'fast-check';
import type { SitemapMenu } from '@qaima/schemas/front-server/protocol';
import { expect, it } from 'vitest';
import { sitemapIndexXml, sitemapPageXml, sitemapPart, type SitemapPart } from './sitemap.js';

const LIMIT = 50_000;

const menuOf = (username: string): SitemapMenu => ({
  _id: 'a'.repeat(24),
  username,
  languages: { default: 'ar', offered: ['ar'] },
});

/** The indexes of the menus on a sitemap page. */
const menusOf = ({ offset, limit }: SitemapPart & { kind: 'page' }, total: number) =>
  Array.from({ length: Math.min(limit, total - offset) }, (_, at) => offset + at);

const partOf = (asked: string | null, total: number) => {
  const part = sitemapPart(asked, total);
  if (!part) throw new Error(`There is no page ${asked} of ${total}.`);
  return part;
};

it('has every menu once, on pages that the protocol takes', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 170_000 }), (total) => {
      const whole = partOf(null, total);
      const pages = whole.kind === 'index' ? whole.pages : 1;
      const met: number[] = [];
      for (let page = 1; page <= pages; page++) {
        const part = whole.kind === 'page' ? whole : partOf(String(page), total);
        if (part.kind !== 'page') throw new Error('A page is a list of pages.');
        const menus = menusOf(part, total);
        const own = part.offset === 0 ? 2 : 0;
        if (menus.length + own > LIMIT) throw new Error(`${menus.length} on one page`);
        for (const menu of menus) met.push(menu);
      }
      return (
        met.length === total && met.every((menu, at) => menu === at) && sitemapPart(String(pages + 1), total) === null
      );
    }),
    { numRuns: 25, examples: [[0], [LIMIT - 3], [LIMIT - 2], [LIMIT], [2 * LIMIT - 6], [2 * LIMIT - 5]] },
  );
});

it('is one page while that is enough, then an index of pages', () => {
  expect(sitemapPart(null, LIMIT - 3)).toMatchObject({ kind: 'page', offset: 0 });
  expect(sitemapPart(null, LIMIT - 2)).toEqual({ kind: 'index', pages: 2 });
  expect(sitemapPart('2', LIMIT - 2)).toMatchObject({ kind: 'page', offset: LIMIT - 3 });
  for (const none of ['0', '3', '-1', '1.5', 'x', 'Infinity']) expect(sitemapPart(none, LIMIT)).toBeNull();
});

it('names each page in full, and the service’s own on the first alone', () => {
  const index = sitemapIndexXml('https://menu.example', { kind: 'index', pages: 2 });
  expect(index.match(/<loc>.*?<\/loc>/g)).toEqual([
    '<loc>https://menu.example/sitemap.xml?page=1</loc>',
    '<loc>https://menu.example/sitemap.xml?page=2</loc>',
  ]);
  expect(index).toContain('<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">');
  expect(sitemapPageXml('https://menu.example', 0, [menuOf('a')]).match(/<loc>.*?<\/loc>/g)).toEqual([
    '<loc>https://menu.example/</loc>',
    '<loc>https://menu.example/conditions</loc>',
    '<loc>https://menu.example/guide</loc>',
    '<loc>https://menu.example/m/a</loc>',
  ]);
});

it('has the other language of a menu that offers one', () => {
  const page = (offered: readonly ('ar' | 'en')[]) =>
    sitemapPageXml('https://menu.example', 1, [{ ...menuOf('b'), languages: { default: 'ar', offered } }]);
  expect(page(['ar'])).not.toContain('alternate');
  expect(page(['ar', 'en']).match(/hreflang="..".href="[^"]*"/g)).toEqual([
    'hreflang="ar" href="https://menu.example/m/b"',
    'hreflang="en" href="https://menu.example/m/b?lang=en"',
  ]);
});
