import { describe, expect, it } from 'vitest';
import { changesOf, draftOf, withProperties, type Shape } from './shape.js';

const dish = {
  $id: 'Dish',
  title: 'طبق',
  'x-en': 'Dish',
  type: 'object',
  additionalProperties: false,
  required: ['_id', 'title'],
  properties: {
    _id: { type: 'string', readOnly: true },
    title: { type: 'string', minLength: 1 },
    spicy: { type: 'boolean', default: false },
    asked: { type: 'integer', readOnly: true, default: 0 },
  },
} as const satisfies Shape;

describe('a draft', () => {
  it('has every property but those only the server sets', () => {
    expect(Object.keys(draftOf(dish).properties)).toEqual(['title', 'spicy']);
  });

  it('requires what the shape requires, of what it has', () => {
    expect(draftOf(dish).required).toEqual(['title']);
  });

  it('takes a property that is added to the shape without being told', () => {
    const grown = withProperties(dish, { calories: { type: 'integer', minimum: 0 } });
    expect(draftOf(grown).properties).toHaveProperty('calories', { type: 'integer', minimum: 0 });
  });
});

describe('changes', () => {
  it('require nothing', () => {
    expect(changesOf(dish).required).toEqual([]);
  });

  it('carry no default, which would overwrite what is stored', () => {
    expect(changesOf(dish).properties.spicy).not.toHaveProperty('default');
    expect(draftOf(dish).properties.spicy).toHaveProperty('default', false);
  });
});
