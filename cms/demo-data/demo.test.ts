import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import parsePhoneNumber from 'libphonenumber-js/max';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { type DemoItem, type DemoMenu, menus, people, pictureOf } from './index';

const all: DemoMenu[] = Object.values(menus).map((menu) => menu());
const itemsOf = (menu: DemoMenu) => menu.sections.flatMap(({ items }) => items);
const pricesOf = (item: DemoItem) => [item.price, ...(item.subItems ?? []).map(({ price }) => price)];
/** The width and height of a picture, as `640x480`. */
async function sizeOf(picture: string): Promise<string> {
  const { width, height } = await sharp(await pictureOf(picture)).metadata();
  return `${width}x${height}`;
}
const unique = <T>(values: readonly T[]) => new Set(values).size === values.length;
const isDemoUrl = (url: string) => URL.canParse(url) && url.startsWith('https://');

describe.each(all.map((menu) => [menu.username, menu] as const))('%s', (_, menu) => {
  const items = itemsOf(menu);
  it('names sections and items once each', () => {
    expect(unique(menu.sections.map(({ title }) => title))).toBe(true);
    expect(unique(items.map(({ title }) => title))).toBe(true);
  });

  it('names all items in both languages; describes few, in 200 characters', () => {
    for (const { title, description, translations } of items) {
      const { en } = translations;
      for (const words of [title, description, en.title, en.description ?? ''])
        expect(words).toBe(words.trim().replace(/\s+/g, ' '));
      for (const words of [title, en.title]) expect(words, title).not.toBe('');
      expect(en.title).toMatch(/^[\u0020-\u024f’]+$/u);
      expect(Boolean(en.description), title).toBe(description !== '');
      expect(description.length, title).toBeLessThanOrEqual(200);
    }
  });

  it('writes Arabic with Arabic letters and punctuation, and Latin digits', () => {
    const words = [
      menu.headingPhrase,
      menu.endingPhrase,
      menu.institution.name,
      menu.institution.description,
      menu.institution.location.address,
      ...menu.orderReceiveOptions.flatMap(({ title, description }) => [title, description]),
      ...menu.combos.map(({ title }) => title),
      ...menu.sections.flatMap(({ title, galleries }) => [
        title,
        ...galleries.flatMap((gallery) => [gallery.title, ...gallery.images.map(({ note }) => note)]),
      ]),
      ...items.flatMap(({ title, description, subItems = [] }) => [
        title,
        description,
        ...subItems.map((sub) => sub.title),
      ]),
    ];
    for (const text of words.filter(Boolean)) expect(text).toMatch(/^[\u0621-\u063a\u0641-\u0652 0-9.،:]+$/u);
  });

  it('prices with three decimals at most, and starts from the first sub-item', () => {
    for (const price of [...items.flatMap(pricesOf), ...menu.combos.map((combo) => combo.price)]) {
      expect(price).toBeGreaterThan(0);
      expect(price).toBe(Math.round(price * 1000) / 1000);
    }
    for (const item of items) if (item.subItems) expect(item.price, item.title).toBe(item.subItems[0]?.price);
  });

  it('states the calories and allergens of each extra', () => {
    for (const { extras } of menu.extraGroups ?? [])
      for (const { title, nutrition, allergensDeclared } of extras)
        expect([nutrition?.calories, allergensDeclared], title).toEqual([expect.any(Number), true]);
  });

  it('takes off a fraction in a sale', () => {
    for (const { sale } of items) {
      if (!sale) continue;
      expect(sale.offPrice).toBeGreaterThan(0);
      expect(sale.offPrice).toBeLessThan(1);
    }
  });

  it('combines items that exist, below the sum of their prices', () => {
    const byTitle = new Map(items.map((item) => [item.title, item]));
    for (const combo of menu.combos) {
      expect(unique(combo.items), combo.title).toBe(true);
      const parts = combo.items.map((title) => byTitle.get(title));
      expect(parts, combo.title).not.toContain(undefined);
      const sum = parts.reduce((total, part) => total + (part?.price ?? 0), 0);
      expect(combo.price, combo.title).toBeLessThan(sum);
    }
  });

  it('shows pictures in the shape of their place', async () => {
    const { logo } = menu.institution;
    const galleries = menu.sections.flatMap((section) => section.galleries);
    for (const { picture, show } of items)
      if (picture) expect(await sizeOf(picture), picture).toBe(show.type === 'large-image' ? '1120x630' : '640x640');
    for (const { picture } of galleries.flatMap(({ images }) => images))
      expect(['640x640', '1120x630', '1280x640'], picture).toContain(await sizeOf(picture));
    expect(await sizeOf(menu.menuMainImage)).toBe('1600x900');
    if (logo) expect(['512x512', '640x640']).toContain(await sizeOf(logo));
  });

  it('never shows two neighbours alike', () => {
    for (const section of menu.sections) {
      const shown = section.items.filter(({ hide }) => !hide);
      const ordered = [...shown.filter(({ pin }) => pin), ...shown.filter(({ pin }) => !pin)];
      ordered.forEach((item, index) => {
        const [next, below] = [ordered[index + 1]?.picture, ordered[index + 2]?.picture];
        if (!item.picture) return;
        expect([next, below], item.title).not.toContain(item.picture);
      });
    }
  });

  it('gives phones that are valid in Jordan and links that open', () => {
    const phones = [menu.institution.contact.phone, ...menu.branches.map(({ phone }) => phone)];
    for (const phone of phones) expect(parsePhoneNumber(phone, 'JO')?.isValid(), phone).toBe(true);
    const { whatsapp, googleRateUrl, location, contact } = menu.institution;
    const links = [whatsapp, googleRateUrl, location.googleMaps, contact.instagram, contact.facebook, contact.x];
    expect(
      [...links, contact.snapchat, ...menu.branches.map((branch) => branch.location.googleMaps)].every(isDemoUrl),
    ).toBe(true);
    expect(parsePhoneNumber(`+${whatsapp.slice('https://wa.me/'.length)}`)?.isValid()).toBe(true);
  });

  it('lies in Jordan, longitude first', () => {
    for (const { geoLocation } of [menu.institution.location, ...menu.branches.map(({ location }) => location)]) {
      const [longitude, latitude] = geoLocation.coordinates;
      expect(longitude).toBeGreaterThan(34.9);
      expect(longitude).toBeLessThan(39.4);
      expect(latitude).toBeGreaterThan(29.1);
      expect(latitude).toBeLessThan(33.4);
    }
  });

  it('states the hours of each day once', () => {
    expect(unique(menu.workingDays.map(({ day }) => day))).toBe(true);
    for (const { start, end } of menu.workingDays.flatMap((day) => [day, ...(day.also ?? [])])) {
      for (const time of [start, end]) expect(time).toMatch(/^([01]\d|2[0-3]):[0-5]\d$/);
    }
  });
});

describe('the restaurant', () => {
  const menu = menus.innova();
  const items = itemsOf(menu);
  const count = (test: (item: DemoItem) => unknown) => items.filter(test).length;

  it('is rich', () => {
    expect(menu.sections.filter(({ hide }) => !hide).length).toBeGreaterThanOrEqual(14);
    expect(items.length).toBeGreaterThanOrEqual(185);
    expect(count(({ sale }) => sale)).toBeGreaterThanOrEqual(18);
    expect(count(({ subItems }) => subItems)).toBeGreaterThanOrEqual(20);
    expect(count(({ pin }) => pin)).toBeGreaterThanOrEqual(4);
    expect(count(({ soldOut }) => soldOut)).toBeGreaterThanOrEqual(3);
    expect(count(({ hide }) => hide)).toBe(2);
    expect(count(({ show }) => show.type === 'large-image')).toBeGreaterThanOrEqual(8);
    expect(count(({ picture }) => !picture)).toBeGreaterThanOrEqual(10);
    expect(new Set(items.map(({ picture }) => picture)).size).toBeGreaterThan(40);
    expect(menu.combos.length).toBeGreaterThanOrEqual(5);
  });

  it('has galleries of both displays, branches in three cities and all days', () => {
    const galleries = menu.sections.flatMap((section) => section.galleries);
    expect(new Set(galleries.map(({ display }) => display))).toEqual(new Set(['scroll', 'show-all']));
    expect(menu.sections.filter((section) => section.galleries.length).length).toBe(3);
    for (const city of ['عمّان', 'إربد', 'العقبة']) {
      expect(
        menu.branches.some(({ location }) => location.address.startsWith(city)),
        city,
      ).toBe(true);
    }
    expect(menu.workingDays.length).toBe(7);
  });
});

describe('the other menus', () => {
  it('are a small café with dollars, and a stable menu of 600 items', () => {
    const cafe = menus.qahwa();
    expect([cafe.currency, cafe.settings.purchaseMethod]).toEqual(['USD', 'reserve']);
    expect(itemsOf(cafe).length).toBe(24);
    expect(menus.grand().sections.map(({ items }) => items.length)).toEqual(Array.from({ length: 30 }, () => 20));
    expect(menus.grand()).toEqual(menus.grand());
  });
});

describe('people', () => {
  it('have valid phones, their own names, and menus that exist', () => {
    for (const { phone, menus: owned } of people) {
      expect(parsePhoneNumber(phone, 'JO')?.isValid(), phone).toBe(true);
      for (const menu of owned) expect(Object.keys(menus)).toContain(menu);
    }
    expect(unique(people.map(({ username }) => username))).toBe(true);
    for (const name of Object.keys(menus)) expect(people.some((person) => person.menus.includes(name))).toBe(true);
  });
});

it('keeps no picture that no menu shows', () => {
  const shown = all.flatMap((menu) => [
    menu.menuMainImage,
    menu.institution.logo,
    ...itemsOf(menu).map(({ picture }) => picture),
    ...menu.sections.flatMap(({ galleries }) => galleries.flatMap(({ images }) => images.map((one) => one.picture))),
  ]);
  const files = readdirSync(join(__dirname, 'pictures')).filter((name) => name.endsWith('.webp'));
  expect(files.filter((file) => !shown.includes(file.replace('.webp', '')))).toEqual([]);
});
