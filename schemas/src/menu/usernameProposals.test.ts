import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { normalizeMenuUsername } from './normalizeUsername.js';
import { isMenuUsername } from './username.js';
import { usernameProposals } from './usernameProposals.js';

describe('a short name that is proposed', () => {
  it.each([
    ['نار ونور', 'nar-wnour'],
    ['مقهى الياسمين', 'cafe-alyasmin'],
    ['مطعم الدّيرة', 'aldira'],
    ['قهوة العُلوة ٢٤', 'qahwa-alalwa-24'],
    ['Café Zoé & Co.', 'cafe-zoe-co'],
    ['Abu Ali’s', 'abu-alis'],
    ['لب', 'lb-menu'],
    ['admin', 'admin-menu'],
  ])('is written as the menu is called: %s', (menuName, proposed) => {
    expect(usernameProposals(menuName)[0]).toBe(proposed);
  });

  it('keeps whole words of a long name', () => {
    expect(usernameProposals('Grandmother’s kitchen of the old town')[0]).toBe('grandmothers-kitchen-of-the');
    expect(usernameProposals('ن'.repeat(80))[0]).toBe('n'.repeat(30));
  });

  it('is none for a name without letters', () => {
    expect(['', ' — ', '🍕', '寿司'].map(usernameProposals)).toEqual([[], [], [], []]);
  });

  const names = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.string({ unit: fc.constantFrom(...'ابتثجحخدذرزسشصضطظعغفقكلمنهويىةأإآؤئء ـَّ٣aB-_') }),
  );

  it('is valid whatever the menu is called, and different each time', () => {
    fc.assert(
      fc.property(names, (menuName) => {
        const proposals = usernameProposals(menuName);
        expect(proposals.filter((name) => !isMenuUsername(name) || normalizeMenuUsername(name) !== name)).toEqual([]);
        expect(new Set(proposals).size).toBe(proposals.length);
      }),
    );
  });

  it('is a plain name itself', () => {
    const plain = fc.stringMatching(/^[a-z]{3,10}(-[a-z0-9]{1,8}){0,2}$/).filter(isMenuUsername);
    fc.assert(fc.property(plain, (name) => usernameProposals(name)[0] === name));
  });
});
