import { describe, expect, it } from 'vitest';
import { arabic } from './messages.ar.js';
import { english } from './messages.en.js';
import { cartMessages } from './cart.js';

describe('a number of items', () => {
  it('is said in Arabic by its six forms', () => {
    expect([1, 2, 3, 10, 11, 26, 100, 102, 103].map(arabic.items)).toEqual([
      'صنف واحد',
      'صنفان',
      '3 أصناف',
      '10 أصناف',
      '11 صنفًا',
      '26 صنفًا',
      '100 صنف',
      '102 صنف',
      '103 أصناف',
    ]);
  });

  it('is said in English by its two', () => {
    expect([1, 2, 11].map(english.items)).toEqual(['1 item', '2 items', '11 items']);
  });
});

describe('a number of pieces', () => {
  it('is said in words of each language', () => {
    expect([1, 2, 4, 11, 1018].map(cartMessages.ar.pieceCount)).toEqual([
      'قطعة واحدة',
      'قطعتان',
      '4 قطع',
      '11 قطعة',
      '1,018 قطعة',
    ]);
    expect([1, 1018].map(cartMessages.en.pieceCount)).toEqual(['1 piece', '1,018 pieces']);
  });
});
