import { describe, expect, expectTypeOf, it } from 'vitest';
import {
  toUpdateSchema,
  toCreateSchema,
  arrayOf,
  withProperties,
  type InputOf,
  type ObjectSchema,
  type TypeOf,
} from './schema.js';

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
} as const satisfies ObjectSchema;

describe('a draft', () => {
  it('has every property but those only the server sets', () => {
    expect(Object.keys(toCreateSchema(dish).properties)).toEqual(['title', 'spicy']);
  });

  it('requires what the shape requires, of what it has', () => {
    expect(toCreateSchema(dish).required).toEqual(['title']);
  });

  it('takes a property that is added to the shape without being told', () => {
    const grown = withProperties(dish, { calories: { type: 'integer', minimum: 0 } });
    expect(toCreateSchema(grown).properties).toHaveProperty('calories', { type: 'integer', minimum: 0 });
  });
});

describe('changes', () => {
  it('require nothing', () => {
    expect(toUpdateSchema(dish).required).toEqual([]);
  });

  it('carry no default, which would overwrite what is stored', () => {
    expect(toUpdateSchema(dish).properties.spicy).not.toHaveProperty('default');
    expect(toCreateSchema(dish).properties.spicy).toHaveProperty('default', false);
  });
});

describe('the type of a schema', () => {
  it('is sure of what is required, and, once checked, of what has a default', () => {
    interface Dish {
      _id: string;
      title: string;
      spicy: boolean;
      asked: number;
    }
    expectTypeOf<TypeOf<typeof dish>>().toEqualTypeOf<Dish>();
    expectTypeOf<InputOf<typeof dish>>().toEqualTypeOf<{
      _id: string;
      title: string;
      spicy?: boolean;
      asked?: number;
    }>();
  });

  it('includes nested types: lists, choices, unions, and unknown', () => {
    const typed = <const S extends ObjectSchema>(_shape: S) => expectTypeOf<TypeOf<S>>();
    typed({
      type: 'object',
      required: ['dishes'],
      properties: {
        dishes: arrayOf(dish, { maxItems: 3 }),
        currency: { type: 'string', enum: ['JOD', 'USD'] },
        place: { type: ['object', 'null'], properties: { street: { type: 'string' } } },
        agreed: { type: 'boolean', const: true },
        details: { type: 'object', additionalProperties: true, properties: {} },
      },
    }).toEqualTypeOf<{
      dishes: TypeOf<typeof dish>[];
      currency?: 'JOD' | 'USD';
      place?: { street?: string } | null;
      agreed?: true;
      details?: Record<string, unknown>;
    }>();
  });

  it('knows what a draft and its changes leave out', () => {
    type Draft = InputOf<ReturnType<typeof toCreateSchema<typeof dish>>>;
    type Changes = InputOf<ReturnType<typeof toUpdateSchema<typeof dish>>>;
    expectTypeOf<Draft>().toEqualTypeOf<{ title: string; spicy?: boolean }>();
    expectTypeOf<Changes>().toEqualTypeOf<{ title?: string; spicy?: boolean }>();
  });
});
