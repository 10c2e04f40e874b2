import { describe, expect, it } from 'vitest';
import { itemCreateSchema } from '../item/item.js';
import { apiEndpoints } from '../endpoints.js';
import { validate } from '../validation.js';
import { indexById, openApiDocument, schemasById } from '../allSchemas.js';

const document = openApiDocument('1.0.0') as {
  openapi: string;
  paths: Record<string, Record<string, { operationId: string; parameters: { name: string; in: string }[] }>>;
  components: { schemas: Record<string, { properties: Record<string, unknown> }> };
};

describe('the API document', () => {
  it('lists every call once', () => {
    const ids = Object.values(document.paths).flatMap((methods) =>
      Object.values(methods).map((one) => one.operationId),
    );
    expect(ids.sort()).toEqual(Object.keys(apiEndpoints).sort());
  });

  it('declares every parameter of a path', () => {
    for (const [path, methods] of Object.entries(document.paths)) {
      const named = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
      for (const { parameters } of Object.values(methods)) {
        expect(parameters.filter((one) => one.in === 'path').map((one) => one.name)).toEqual(named);
      }
    }
  });

  it('gives examples that the calls accept', () => {
    const examples = Object.values(apiEndpoints).filter(({ example }) => example !== undefined);
    expect(examples.length).toBeGreaterThan(5);
    for (const { body = {}, example } of examples) expect(validate(body, example).issues).toEqual([]);
    expect(JSON.stringify(document)).toContain('"code":"LATTE"');
  });

  it('refuses two shapes of one name', () => {
    const shape = { $id: 'Dish', type: 'object', properties: {} } as const;
    expect(indexById([shape, shape])).toEqual({ Dish: shape });
    expect(() => indexById([shape, { ...shape, required: ['title'] }])).toThrow('Dish');
  });

  it('describes what the server accepts, not a stricter form', () => {
    expect(document.components.schemas['ItemDraft']).toMatchObject({ required: itemCreateSchema.required });
  });

  it('carries every named shape as it is', () => {
    expect(Object.keys(document.components.schemas).sort()).toEqual(Object.keys(schemasById).sort());
    expect(document.components.schemas['Item']?.properties).toHaveProperty('price');
  });

  it('refers to named shapes instead of repeating them, and to no other', () => {
    const text = JSON.stringify(document);
    const referred = new Set(Array.from(text.matchAll(/"#\/components\/schemas\/([^"]+)"/g), ([, name]) => name));
    expect(referred.size).toBeGreaterThan(10);
    for (const name of referred) expect(document.components.schemas).toHaveProperty([name ?? '']);
    expect(document.components.schemas['Item']).not.toHaveProperty('$ref');
    expect(text.match(/"title":"الصوديوم \(ملغ\)"/g)?.length).toBeLessThan(20);
  });
});
