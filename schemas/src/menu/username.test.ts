import type { Endpoint } from '../core/endpoint.js';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { branchEndpoints } from '../branch/branch.js';
import { cartEndpoints } from '../cart/cart.js';
import { comboEndpoints } from '../combo/combo.js';
import { galleryEndpoints } from '../gallery/gallery.js';
import { interestEndpoints } from '../interest/interest.js';
import { itemEndpoints } from '../item/item.js';
import { receiveOptionEndpoints } from '../receive-option/receive-option.js';
import { sectionEndpoints } from '../section/section.js';
import { menuEndpoints } from './endpoints.js';
import { normalizeMenuUsername, typedMenuUsername } from './normalizeUsername.js';
import { isMenuUsername, isMenuId, menuUsernameProblem } from './username.js';

describe('a menu’s short name', () => {
  it('has 3 to 30 letters, digits, hyphens or underscores', () => {
    const good = fc.string({ unit: fc.constantFrom(...'abxyz059_-'), minLength: 3, maxLength: 23 });
    fc.assert(fc.property(good, isMenuUsername));
    expect(['in', 'i'.repeat(31), ''].map(menuUsernameProblem)).toEqual(['length', 'length', 'length']);
    expect(['مطعم', 'a b c', 'a/b/c', 'a.b.c', 'a%2fb', 'abc\u0000'].map(menuUsernameProblem)).toEqual(
      Array(6).fill('characters'),
    );
  });

  it('is judged as it is stored: lower-case, with Latin digits', () => {
    expect(normalizeMenuUsername('  Innova-٢٤ ')).toBe('innova-24');
    expect(typedMenuUsername(' Zaytoon  Grill ')).toBe('zaytoon-grill');
    expect(menuUsernameProblem('Innova-٢٤')).toBeNull();
    expect(menuUsernameProblem('ADMIN')).toBe('reserved');
  });

  it('never has the form of an id', () => {
    const id = fc.string({ unit: fc.constantFrom(...'abcxyz0189'), minLength: 24, maxLength: 24 });
    fc.assert(fc.property(id, (text) => isMenuId(text) && menuUsernameProblem(text) === 'id'));
    expect(menuUsernameProblem(`${'a'.repeat(23)}-`)).toBeNull();
  });

  it('is no word of a call or page, nor a name that objects have', () => {
    const tables = [
      menuEndpoints,
      sectionEndpoints,
      itemEndpoints,
      comboEndpoints,
      galleryEndpoints,
      branchEndpoints,
      receiveOptionEndpoints,
      cartEndpoints,
      interestEndpoints,
    ];
    const words = tables
      .flatMap((table) => Object.values<Endpoint>(table).flatMap(({ path }) => path.split('/')))
      .filter((word) => word.length > 2 && !word.startsWith(':'));
    const pages = [
      'login',
      'signup',
      'conditions',
      'ordering-manager',
      'me',
      'public',
      'api',
      'cms',
      'review',
      'stats',
    ];
    const names = ['constructor', 'prototype', '__proto__'];
    const accepted = [...words, ...pages, ...names].filter(isMenuUsername);
    expect(words).toContain('inActiveMenus');
    expect(accepted).toEqual([]);
  });
});
