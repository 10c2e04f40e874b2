import { describe, expect, it } from 'vitest';
import { isSearchKey } from './searchKey.js';

const press = (key: string, code: string, modifiers: object = {}) =>
  isSearchKey({ key, code, ctrlKey: false, metaKey: false, altKey: false, ...modifiers });

describe('the key of a search', () => {
  it('is / wherever the layout has it, or its position in non-Latin layouts', () => {
    expect(press('/', 'Slash')).toBe(true);
    expect(press('/', 'Digit7')).toBe(true);
    expect(press('/', 'NumpadDivide')).toBe(true);
    expect(press('ظ', 'Slash')).toBe(true);
  });

  it('is no other Latin sign on that place, and nothing with a modifier', () => {
    expect(press('-', 'Slash')).toBe(false);
    expect(press('?', 'Slash')).toBe(false);
    expect(press('ظ', 'KeyZ')).toBe(false);
    for (const modifier of ['ctrlKey', 'metaKey', 'altKey']) {
      expect(press('/', 'Slash', { [modifier]: true })).toBe(false);
      expect(press('ظ', 'Slash', { [modifier]: true })).toBe(false);
    }
  });
});
