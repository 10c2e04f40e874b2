import { describe, expect, it } from 'vitest';
import { validate } from '../validation.js';
import { DEFAULT_RECEIVE_ICON, findReceiveIcons, receiveIcons } from './icons.js';
import { receiveOptionCreateSchema } from './receive-option.js';

const namesFor = (query: string) => findReceiveIcons(query).map(({ name }) => name);

describe('the icons that are offered', () => {
  it('are unique, allowed for an option, and include the default one', () => {
    const names = receiveIcons.map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
    expect(names).toContain(DEFAULT_RECEIVE_ICON);
    for (const ionIcon of names)
      expect(validate(receiveOptionCreateSchema, { title: 'توصيل', ionIcon }).issues).toEqual([]);
  });

  it('are found by words of either language and by their names', () => {
    expect(namesFor('')).toHaveLength(receiveIcons.length);
    expect(namesFor('توصيل')).toEqual(['bicycle-outline', 'car-outline', 'rocket-outline']);
    expect(namesFor('Bicycle')).toEqual(['bicycle-outline']);
    expect(namesFor('fast-food-outline')).toEqual(['fast-food-outline']);
    expect(namesFor('لا شيء كهذا')).toEqual([]);
  });
});
