import { describe, expect, it } from 'vitest';
import type { Schema } from '../core/schema.js';
import { tablesOfRange, tableSchema, type Table } from '../table/table.js';
import { fullMenuSchema, type Menu } from './menu.js';
import { translatableRows } from './translatableRows.js';

/** The items of a combo are copies of those in the sections. */
const isCopy = (path: string) => path === 'menu.combos.items';

/** A value with one entry in each list. Each text is its own path. */
function filled(schema: Schema, path: string): unknown {
  if (schema.items) return isCopy(path) ? [] : [filled(schema.items, path)];
  if (schema.properties) {
    const { translations: _, ...properties } = schema.properties;
    return Object.fromEntries(Object.entries(properties).map(([name, one]) => [name, filled(one, `${path}.${name}`)]));
  }
  return schema.enum?.[0] ?? path;
}

/** The paths of all entities with translations, each with the names of the translated fields. */
function translatedFields(schema: Schema, path: string): readonly (readonly [path: string, field: string])[] {
  if (schema.items) return isCopy(path) ? [] : translatedFields(schema.items, path);
  const { translations, ...properties } = schema.properties ?? {};
  return [
    ...Object.keys(translations?.properties?.['en']?.properties ?? {}).map((field) => [path, field] as const),
    ...Object.entries(properties).flatMap(([name, one]) => translatedFields(one, `${path}.${name}`)),
  ];
}

// The cast is safe: the value follows the schema, apart from the contents of its texts.
const menu = filled(fullMenuSchema, 'menu') as Menu;
const tables = [filled(tableSchema, 'table') as Table];

it('has every text that the schemas mark as translated', () => {
  const texts = translatableRows(menu, tables, 'en', '').flatMap((row) => row.texts.map(({ own }) => own));
  const fields = [...translatedFields(fullMenuSchema, 'menu'), ...translatedFields(tableSchema, 'table')];
  expect(fields).toContainEqual(['menu.specialHours', 'title']);
  const missing = fields.filter(
    ([path, field]) => !texts.some((text) => text.startsWith(`${path}.`) && text.endsWith(`.${field}`)),
  );
  expect(missing).toEqual([]);
});

it('leaves out special hours that have ended', () => {
  const specialHours = [
    { _id: 'ramadan', title: 'رمضان', from: '2026-02-18', to: '2026-03-19', closed: false },
    { _id: 'eid', title: 'عيد الفطر', from: '2026-03-20', to: '2026-03-22', closed: true },
  ];
  const rows = (today: string) =>
    translatableRows({ ...menu, specialHours }, [], 'en', today).filter(({ kind }) => kind === 'specialHours');
  expect(rows('2026-03-19')).toHaveLength(2);
  expect(rows('2026-03-20').map(({ texts }) => texts[0]?.own)).toEqual(['عيد الفطر']);
});

describe('texts that several entities share', () => {
  const table = (_id: string, zone: string, english?: string): Table => ({
    _id,
    label: _id,
    active: true,
    zone,
    ...(english !== undefined && { translations: { en: { zone: english } } }),
  });
  const zonesOf = (...present: readonly Table[]) =>
    translatableRows(menu, present, 'en', '').filter(({ kind }) => kind === 'zone');

  it('are one row, which saves all of them', () => {
    const [terrace, hall] = zonesOf(table('1', 'الشرفة', 'Terrace'), table('2', 'الصالة'), table('3', ' الشرفة'));
    expect(hall?.texts).toMatchObject([{ field: 'zone', own: 'الصالة', translated: '' }]);
    expect(terrace?.changes({ zone: 'Balcony' })).toMatchObject([
      { resource: 'tables', id: '1', data: { translations: { en: { zone: 'Balcony' } } } },
      { resource: 'tables', id: '3', data: { translations: { en: { zone: 'Balcony' } } } },
    ]);
  });

  it('lack a translation while one of them does; undo restores each', () => {
    const [terrace] = zonesOf(table('1', 'الشرفة', 'Terrace'), table('2', 'الشرفة'));
    expect(terrace?.texts).toMatchObject([{ translated: '' }]);
    expect(terrace?.changes({ zone: '' }).map(({ data }) => data)).toEqual([
      { translations: { en: { zone: 'Terrace' } } },
      { translations: { en: { zone: '' } } },
    ]);
  });

  it('are kept by the tables of a range in the same zone', () => {
    const range = { from: 2, to: 2, zone: 'الشرفة' };
    const translations = { en: { zone: 'Terrace' } };
    expect(tablesOfRange(range, [table('1', 'الشرفة', 'Terrace')])).toMatchObject([{ label: '2', translations }]);
    expect(tablesOfRange(range, [table('1', 'الصالة', 'Hall')])[0]).not.toHaveProperty('translations');
  });
});
