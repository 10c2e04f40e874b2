/** The menu's QR code and its print sheet, decoded as a phone does. (docs/spec/api.md#qr-codes) */
import { menuEndpoints, qrEndpoints, endpointUrl } from '@qaima/schemas';
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { newSeededMenu, wholeMenu, type SeededMenu } from '../support/menus.js';
import { codeIn, codeOn, sizesOf, textsOf } from '../support/pdf.js';
import { newName } from '../support/users.js';
import { picture, send } from '../support/pictures.js';
import { PROVIDER_ENV, PUBLIC_URL } from '../support/providerSettings.js';
import { expectError } from '../support/expectError.js';
import type { RunningServer } from '../support/server.js';
import { sharedServer } from '../support/sharedServer.js';

let server: RunningServer;
let menu: SeededMenu;
let username: string;

beforeAll(async () => {
  server = await sharedServer(PROVIDER_ENV);
  menu = await newSeededMenu(server);
  username = newName('grill');
  await menu.admin.ask(menuEndpoints.change, {
    params: menu,
    body: {
      username,
      institution: { name: 'مشاوي البلد 24 / عمّان' },
      colors: { mainColor: '#ffe9a8', shadeColor: '#f5f5c0' },
    },
  });
});

const code = (query: Readonly<Record<string, string>>) => endpointUrl(qrEndpoints.code, menu, query);
const sheet = (query: Readonly<Record<string, string | number>>) => endpointUrl(qrEndpoints.sheet, menu, query);

async function download(path: string) {
  const response = await menu.admin.fetch(path);
  expect(response.status).toBe(200);
  return { headers: response.headers, bytes: new Uint8Array(await response.arrayBuffer()) };
}

/** The name of a downloaded file, as browsers show it. */
const nameIn = (headers: Headers) => {
  const [, encoded = ''] = /filename\*=UTF-8''([^;]+)/.exec(headers.get('content-disposition') ?? '') ?? [];
  return decodeURIComponent(encoded) || /filename="([^"]+)"/.exec(headers.get('content-disposition') ?? '')?.[1];
};

const expected = () => `${PUBLIC_URL}/m/${menu.menuId}`;

describe('the code', () => {
  it.each(['svg', 'png'])('as %s leads to the link by id, whatever the short name is', async (format) => {
    const { headers, bytes } = await download(code({ format }));
    expect(headers.get('content-type')).toContain(format === 'svg' ? 'image/svg+xml' : 'image/png');
    const seen =
      format === 'svg' ? await sharp(bytes).resize(600).flatten({ background: '#fff' }).png().toBuffer() : bytes;
    expect(await codeIn(seen)).toBe(expected());
  });

  it('is public, for the page that is printed, by each of the menu’s names', async () => {
    for (const name of [menu.menuId, username, username.toUpperCase()]) {
      const response = await fetch(`${server.origin}/m/${name}/qr.svg`);
      expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/svg+xml']);
      const drawn = sharp(Buffer.from(await response.arrayBuffer()))
        .resize(600)
        .flatten({ background: '#fff' });
      expect(await codeIn(await drawn.png().toBuffer())).toBe(expected());
    }
    expect((await fetch(`${server.origin}/m/no-such-menu/qr.svg`)).status).toBe(404);
  });

  it('is a vector drawing when nothing is said', async () => {
    const { bytes } = await download(code({}));
    expect(new TextDecoder().decode(bytes)).toMatch(/^<svg /);
  });

  it('is saved under a localized name with an ASCII one, and never cached', async () => {
    const { headers } = await download(code({ format: 'png' }));
    const disposition = headers.get('content-disposition') ?? '';
    expect(disposition).toMatch(/^attachment; /);
    expect(disposition).toContain(`filename="qr-${username}.png"`);
    expect(nameIn(headers)).toBe('رمز القائمة مشاوي البلد 24 عمّان.png');
    expect(headers.get('cache-control')).toBe('no-store');

    const english = await newSeededMenu(server);
    await english.admin.ask(menuEndpoints.change, {
      params: english,
      body: { institution: { name: 'Olive' }, languages: { default: 'en', offered: ['en'] } },
    });
    const { headers: sent } = await english.admin.fetch(endpointUrl(qrEndpoints.sheet, english));
    expect(nameIn(sent)).toBe('Menu card Olive A4.pdf');
  });

  it('is refused in the envelope where the query is wrong', async () => {
    expectError(await menu.admin.request('GET', code({ format: 'gif' })), 400, ['/format']);
    expectError(await menu.admin.request('GET', sheet({ size: 'A5' })), 400, ['/size']);
  });
});

const inMillimetres = (points: readonly number[]) => points.map((length) => Math.round((length / 72) * 25.4));

describe('the print sheet', () => {
  it.each([
    ['A6', {}, [105, 148], 'page'],
    ['A4', {}, [210, 297], 'quarter'],
    ['A4', { copies: 1 }, [210, 297], 'page'],
  ] as const)('of %s %o is one page of %o that a phone can read', async (size, copies, millimetres, part) => {
    const { headers, bytes } = await download(sheet({ size, ...copies }));
    expect(headers.get('content-type')).toContain('application/pdf');
    expect(headers.get('content-disposition')).toContain(`filename="qr-${username}-${size}.pdf"`);
    expect((await sizesOf(bytes)).map(inMillimetres)).toEqual([millimetres]);
    expect(await codeOn(bytes, part)).toBe(expected());
  });

  it('says whose it is, with its number in order, and the short link to type', async () => {
    const texts = await textsOf((await download(sheet({ size: 'A6' }))).bytes);
    expect(texts).toContain(`menu.example/m/${username}`);
    expect(texts.join(' ')).toContain('24');
  });

  it('says it in any script', async () => {
    const named = async (name: string) => {
      await menu.admin.ask(menuEndpoints.change, { params: menu, body: { institution: { name } } });
      return (await textsOf((await download(sheet({ size: 'A6' }))).bytes)).join(' ');
    };
    expect(await named('Кафе Ψωμί')).toContain('Кафе Ψωμί');
    const kurdish = await named('چێشتخانەی ڕۆژ');
    for (const letter of 'ێەڕۆ') expect(kurdish).toContain(letter);
    expect(await named('面 ramen')).toContain('[?9762] ramen');
  });

  it('has room for a logo, a long name and a long link', async () => {
    const { data } = await menu.admin.ask(menuEndpoints.change, {
      params: menu,
      body: { username: '', institution: { name: `${'مطعم النخيل والزيتون '.repeat(5)}🍢 2030` } },
    });
    expect(data.username).toBeNull();
    const file = await picture(300, 300).png().toBuffer();
    const sent = await send(menu.admin, { path: 'institution.logo', model: 'menu', data: { menu: menu.menuId }, file });
    expect(sent.status).toBe(200);
    const { bytes } = await download(sheet({ size: 'A6' }));
    expect(await codeOn(bytes)).toBe(expected());
    expect(await textsOf(bytes)).toContain(`menu.example/m/${menu.menuId}`);
  });
});

describe('the checklist of a new menu', () => {
  const firstDays = async ({ admin, menuId }: SeededMenu) => (await wholeMenu(admin, menuId)).firstDays;

  it('ticks the printed code once downloaded, and is dismissed by the owner', async () => {
    const own = await newSeededMenu(server);
    const ask = (path: string) => own.admin.fetch(path).then(({ status }) => status);
    expect(await firstDays(own)).toEqual({ isShown: true, codePrinted: false });
    expect(await ask(endpointUrl(qrEndpoints.code, own, { format: 'svg' }))).toBe(200);
    expect(await firstDays(own)).toEqual({ isShown: true, codePrinted: false });
    expect(await ask(endpointUrl(qrEndpoints.code, own, { format: 'png' }))).toBe(200);
    expect(await firstDays(own)).toEqual({ isShown: true, codePrinted: true });
    const hidden = { params: own, body: { firstDays: { isShown: false } } };
    expect((await own.admin.ask(menuEndpoints.change, hidden)).data.firstDays).toEqual({
      isShown: false,
      codePrinted: true,
    });
    const forged = { body: { firstDays: { codePrinted: false } } };
    const refused = await own.admin.request('PUT', endpointUrl(menuEndpoints.change, own), forged);
    expectError(refused, 400, ['/firstDays/codePrinted']);
    const seen = await fetch(`${server.origin}${endpointUrl(menuEndpoints.read, own)}`);
    expect(await seen.text()).not.toContain('firstDays');
  });

  it('ticks it by the sheet, at once for many downloads', async () => {
    const own = await newSeededMenu(server);
    const path = endpointUrl(qrEndpoints.sheet, own);
    const statuses = await Promise.all([1, 2, 3].map(() => own.admin.fetch(path).then(({ status }) => status)));
    expect(statuses).toEqual([200, 200, 200]);
    expect(await firstDays(own)).toEqual({ isShown: true, codePrinted: true });
  });
});
