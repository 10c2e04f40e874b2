import type { Provider } from '@qaima/schemas';
import { describe, expect, it } from 'vitest';
import { teamContactOf } from './providerContact.js';

const NOBODY: Provider = {
  name: 'قائمة',
  phone: null,
  email: null,
  address: null,
  whatsapp: null,
  instagram: null,
  facebook: null,
  x: null,
  snapchat: null,
  selfService: false,
};

describe('the way from an account to the provider', () => {
  it.each([
    [
      'a message',
      { whatsapp: 'https://wa.me/962790000000', phone: '+962 6 500 0000' },
      /^https:\/\/wa\.me\/962790000000/,
    ],
    ['an e-mail', { email: 'team@qaima.example', phone: '+962 6 500 0000' }, /^mailto:team@qaima\.example\?subject=/],
    ['the telephone', { phone: '+962 6 500 0000', instagram: 'qaima' }, /^tel:\+?96265000000$/],
    ['a social network', { instagram: 'qaima' }, /^https:\/\/www\.instagram\.com\/qaima/],
  ])('is %s, whichever comes first', (_name, contact, expected) => {
    expect(teamContactOf({ ...NOBODY, ...contact }, 'ar')).toMatch(expected);
  });

  it('is absent if no contact is configured', () => {
    expect(teamContactOf(NOBODY, 'en')).toBeNull();
  });
});
