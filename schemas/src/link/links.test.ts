import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  adminLink,
  canonicalPath,
  cartLink,
  menuLinkById,
  messagingLink,
  uncachedPath,
  mailLink,
  safeUrl,
  menuLinkByUsername,
  telLink,
  webLink,
} from './links.js';
import { isPhone, toE164 } from '../phone/phone.js';

const id = 'k3j5h6g7f8d9s0a1q2w3e4r5';

describe('the addresses of a menu', () => {
  it('are made of the origin and its id or short name', () => {
    expect(menuLinkById('https://menu.example/', id)).toBe(`https://menu.example/m/${id}`);
    expect(menuLinkByUsername('https://menu.example', 'innova')).toBe('https://menu.example/m/innova');
    expect(adminLink('https://menu.example', id)).toBe(`https://menu.example/m/${id}/admin`);
    expect(cartLink('https://menu.example', id)).toBe(`https://menu.example/cart/${id}`);
  });

  it('have a canonical one: the short name’s, if there is one', () => {
    expect(canonicalPath({ _id: id, username: 'innova' })).toBe('/m/innova');
    expect([null, undefined, ''].map((username) => canonicalPath({ _id: id, username }))).toEqual(
      Array(3).fill(`/m/${id}`),
    );
  });

  it('contain the revision for editors, where a CDN is before the pages', () => {
    expect(uncachedPath('/m/innova', undefined)).toBe('/m/innova');
    expect(uncachedPath('/m/innova', 7)).toBe('/m/innova?rev=7');
    expect(uncachedPath('/m/innova?lang=en', 7)).toBe('/m/innova?lang=en&rev=7');
  });
});

describe('a typed address', () => {
  it('is taken when it is a web address', () => {
    expect(safeUrl(' https://maps.app.goo.gl/x?q=1#a ')).toBe('https://maps.app.goo.gl/x?q=1#a');
    expect(safeUrl('HTTP://Example.com')).toBe('http://example.com/');
    expect(safeUrl('https://www.google.com/maps/place/مطعم')).toMatch(/^https:\/\/www\.google\.com\/maps\/place\/%D9/);
  });

  it('gets the scheme that it lacks', () => {
    expect(webLink(' maps.app.goo.gl/x ')).toBe('https://maps.app.goo.gl/x');
    expect(webLink('g.page/r/innova?hl=ar')).toBe('https://g.page/r/innova?hl=ar');
    expect(webLink('http://maps.example/x')).toBe('http://maps.example/x');
    const refused = [
      '',
      'maps',
      'maps.app.goo.gl',
      '31.95, 35.91',
      'بجانب الدوار/عمّان',
      'javascript:a.b/c',
      'a@b.co/c',
    ];
    expect(refused.map(webLink)).toEqual(refused.map(() => null));
  });

  it('is refused when it is anything else', () => {
    const refused = [
      null,
      undefined,
      '',
      'www.example.com',
      '//example.com',
      '/m/x',
      'javascript:alert(1)',
      'JaVaScRiPt://example.com/%0aalert(1)',
      'java\nscript:alert(1)',
      '\u0001javascript:alert(1)',
      'data:text/html,<script>alert(1)</script>',
      'vbscript:msgbox',
      'blob:https://example.com/1',
      'file:///etc/passwd',
      'mailto:a@b.co',
      'https:example.com',
      'https://',
      'https:\\\\example.com',
      'https://exa mple.com',
      'https://example.com/\u202egpj.exe',
      'https://example.com/"onclick="x',
      'https://bank.example@evil.example/',
      'https://a:b@evil.example/',
      'https://example.com:99999/',
    ];
    expect(refused.map(safeUrl)).toEqual(refused.map(() => null));
  });

  it('never becomes anything but a web address, and stays what it became', () => {
    const scheme = fc.constantFrom('https://', 'http://', 'javascript:', 'data:', 'https:/', ' https://', '');
    const text = fc.tuple(scheme, fc.oneof(fc.string({ unit: 'binary' }), fc.webUrl())).map(([a, b]) => a + b);
    fc.assert(
      fc.property(text, (typed) => {
        const safe = safeUrl(typed);
        if (safe === null) return;
        expect(safe).toMatch(/^https?:\/\/[^\s"<>`\\]+$/);
        expect(safeUrl(safe)).toBe(safe);
      }),
    );
  });
});

describe('a phone link', () => {
  it('holds what can be dialled', () => {
    const numbers = ['+962 (79) 123-4567', '+962 (0)79 123 4567', '00962 79 123 4567', '962791234567', '٠٦ ٤٦٥ ٤٣٢١'];
    expect(numbers.map(telLink)).toEqual([...Array(4).fill('tel:+962791234567'), 'tel:+96264654321']);
    expect(['19914', '+20 (0)100 123 4567'].map(telLink)).toEqual(['tel:19914', 'tel:+201001234567']);
  });

  it('dials the number that the phone library reads, for each stored number', () => {
    const national = fc.constantFrom('791234567', '64654321', '80022222', '777123456');
    const beginning = fc.constantFrom('0', '', '+962', '00962', '962', '+962 0', '+962 (0)', '+966 0', '+961 ');
    const typed = fc.tuple(beginning, national).map(([code, digits]) => code + digits);
    fc.assert(
      fc.property(typed, (text) => {
        if (isPhone(text)) expect(telLink(text)).toBe(`tel:${toE164(text)}`);
      }),
    );
  });

  it('is refused when there is more in it', () => {
    expect([null, '', '12', 'call me', '079;ext=1', '*#06#', '+'].map(telLink)).toEqual(Array(7).fill(null));
  });
});

describe('a messaging link', () => {
  it('carries the text, whatever it is, and keeps the number', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        const url = new URL(messagingLink('https://wa.me/962791234567', text) ?? '');
        expect(url.origin + url.pathname).toBe('https://wa.me/962791234567');
        expect(url.searchParams.getAll('text')).toEqual([text]);
      }),
    );
  });

  it('replaces a text that was there and keeps the other parameters', () => {
    expect(messagingLink('https://api.whatsapp.com/send?phone=962791234567&text=hi', 'مرحبا a&b')).toBe(
      `https://api.whatsapp.com/send?phone=962791234567&text=${encodeURIComponent('مرحبا a&b')}`,
    );
  });

  it('survives a text that was cut inside an emoji', () => {
    expect(messagingLink('https://wa.me/962791234567', '🍕'.slice(0, 1))).toMatch(/text=%EF%BF%BD$/);
  });

  it('is refused when the link leads to no chat with a number', () => {
    const refused = [
      ...[null, '', 'javascript:alert(1)', '0791234567', 'https://wa.me/0791234567', 'https://wa.me/00962791234567'],
      ...['https://chat.whatsapp.com/AbCd', 'https://whatsapp.com/channel/0029Va', 'https://wa.me/message/ABC'],
      ...['https://wa.link/abc', 'https://wa.me.evil.example/962791234567', 'https://api.whatsapp.com/send?phone=079'],
    ];
    expect(refused.map((link) => messagingLink(link, 'x'))).toEqual(refused.map(() => null));
  });
});

it('makes a mail link only of an address and nothing more', () => {
  expect(mailLink('hello@innova.example')).toBe('mailto:hello@innova.example');
  expect(mailLink('hello@innova.example?bcc=a@b.example')).toBeNull();
  expect(mailLink('hello')).toBeNull();
});
