import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { COMMON_PASSWORDS } from './commonPasswords.js';
import {
  COMMON_PASSWORD_MESSAGE,
  isCommonPassword,
  PASSWORD_IS_USERNAME_MESSAGE,
  passwordIssues,
  PASSWORD_MISMATCH_MESSAGE,
} from './password.js';

const typed = (password: string, passwordConfirm = password) => ({ password, passwordConfirm });

describe('a new password', () => {
  it('must be typed the same twice, whatever it is', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'grapheme' }), (password, passwordConfirm) => {
        const differs = passwordIssues({ password, passwordConfirm }).some(({ path }) => path === '/passwordConfirm');
        expect(differs).toBe(password !== passwordConfirm);
      }),
    );
    expect(passwordIssues(typed('one good password', 'One good password'))).toEqual([
      { path: '/passwordConfirm', message: PASSWORD_MISMATCH_MESSAGE },
    ]);
  });

  it('is no common password, in any case, with or without a sign appended', () => {
    for (const common of ['password123', 'PassWord123', 'Password123!', 'qwerty123', 'aaaaaaaaaa']) {
      expect(passwordIssues(typed(common))).toEqual([{ path: '/password', message: COMMON_PASSWORD_MESSAGE }]);
    }
  });

  it('is not what everybody knows of its owner', () => {
    const owner = { username: 'rana.cafe', email: 'rana@example.com' };
    for (const known of ['rana.cafe', 'RANA.Cafe', 'Rana@Example.com']) {
      expect(passwordIssues({ ...typed(known), ...owner })).toEqual([
        { path: '/password', message: PASSWORD_IS_USERNAME_MESSAGE },
      ]);
    }
    expect(passwordIssues({ ...typed('rana.cafe.2'), ...owner })).toEqual([]);
  });

  it('may be anything else, Arabic included', () => {
    for (const good of ['صحن حمص كبير', 'correct horse battery', '   spaces   ']) {
      expect(passwordIssues(typed(good))).toEqual([]);
    }
  });
});

it('lists common passwords in lower case, none below the minimum length', () => {
  for (const common of COMMON_PASSWORDS) {
    expect(common).toBe(common.toLowerCase());
    expect(common.length).toBeGreaterThanOrEqual(8);
    expect(isCommonPassword(common)).toBe(true);
  }
  expect(COMMON_PASSWORDS.size).toBeGreaterThan(200);
});
