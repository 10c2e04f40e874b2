/**
 * If a property is added to the item's schema, it appears without another edit in the stored type, API validation,
 * the response, the generated form and list, and the OpenAPI document. The compiler checks its TypeScript type below.
 * The test runs each generator with a schema that has one more property.
 */
import {
  toUpdateSchema,
  validate,
  toCreateSchema,
  itemSchema,
  orderQuerySchema,
  orderSchema,
  createOpenApiDocument,
  type TypeOf,
} from '@qaima/schemas';
import { describe, expect, it } from 'vitest';
import { filtersOf } from '../admin-ui/src/schema-ui/filtersOf.js';
import { columnsOf } from '../admin-ui/src/schema-ui/table/columns.js';
import { contentType } from '../cms/src/database/contentType.js';
import { serialize, toColumnValues } from '../cms/src/api-runtime/serialize.js';

const grown = {
  ...itemSchema,
  properties: {
    ...itemSchema.properties,
    portions: { type: 'integer', title: 'عدد الحصص', 'x-en': 'Portions', minimum: 0, maximum: 10_000 },
  },
} as const;

const dish = { title: 'فلافل', description: 'مقرمشة', price: 1.5, pin: false, show: { type: 'small-image' } };

describe('portions, said once', () => {
  it('are a column', () => {
    expect(contentType(grown, { singular: 'item', plural: 'items' }).attributes['portions']).toEqual({
      type: 'integer',
      pluginOptions: { qaima: { label: 'عدد الحصص · Portions' } },
    });
  });

  it('are validated when an item is created and when it is changed', () => {
    expect(validate(toCreateSchema(grown), { ...dish, portions: 330 }).issues).toEqual([]);
    expect(validate(toCreateSchema(grown), { ...dish, portions: -1 }).issues.map(({ path }) => path)).toEqual([
      '/portions',
    ]);
    expect(validate(toUpdateSchema(grown), { portions: 'many' }).issues.map(({ path }) => path)).toEqual(['/portions']);
  });

  it('are stored and answered', () => {
    expect(toColumnValues(grown, { portions: 330 })).toEqual({ portions: 330 });
    expect(serialize(grown, { id: 1, documentId: 'x', portions: 330 })).toMatchObject({ portions: 330 });
  });

  it('are a column of the generated list, with their label', () => {
    expect(columnsOf(grown).map(({ name }) => name)).toContain('portions');
  });

  it('are in the API document', () => {
    const call = {
      method: 'POST',
      path: '/items',
      access: 'editor',
      summary: '',
      body: toCreateSchema(grown),
    } as const;
    expect(JSON.stringify(createOpenApiDocument({ 'item.create': call }, {}, '1'))).toContain('عدد الحصص');
  });

  it('have a type', () => {
    const item: Partial<TypeOf<typeof grown>> = { portions: 330 };
    // @ts-expect-error Portions are a number: the compiler knows it from the shape alone.
    item.portions = 'many';
    expect(item).toBeDefined();
  });
});

describe('a property of an order', () => {
  const referrer = { type: 'string', title: 'المُحيل', 'x-en': 'Referrer', maxLength: 60 } as const;

  it('is a column of the orders', () => {
    const order = { ...orderSchema, properties: { ...orderSchema.properties, referrer } };
    expect(columnsOf(order).map(({ name }) => name)).toContain('referrer');
  });

  it('is a filter of the orders once their query has it', () => {
    const query = { ...orderQuerySchema, properties: { ...orderQuerySchema.properties, referrer } };
    expect(filtersOf(query).at(-1)).toEqual({ name: 'referrer', schema: referrer, kind: 'text' });
    expect(filtersOf(orderQuerySchema).map(({ name }) => name)).not.toContain('page');
  });
});
