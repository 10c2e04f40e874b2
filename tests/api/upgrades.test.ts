/**
 * If a column with stored data is missing in a version's schemas, that version refuses to start and keeps the data.
 * Migrations change the data of earlier versions. (docs/upgrades.md)
 */
import { afterEach, beforeEach, expect, it } from 'vitest';
import { copyOf, removeData, type Data } from '../support/dataFolder.js';
import { visitor } from '../support/users.js';
import { seededData } from '../support/seedDataLocation.js';
import { startServer } from '../support/server.js';
import { sql } from '../support/sql.js';

let data: Data;
beforeEach(async () => {
  data = await copyOf(seededData());
});
afterEach(() => removeData(data));

interface Schema {
  readonly tables: { readonly name: string; readonly columns: { readonly name: string }[] }[];
}

/** Adds a column to the menus table, as if an earlier version had another property. */
async function asBefore(): Promise<void> {
  await sql(data, 'ALTER TABLE menus ADD COLUMN former_note text');
  const [kept] = await sql(data, 'SELECT schema FROM strapi_database_schema');
  const text = kept?.['schema'];
  const schema = (typeof text === 'string' ? JSON.parse(text) : text) as Schema;
  schema.tables.find(({ name }) => name === 'menus')?.columns.push({ name: 'former_note' });
  await sql(data, 'UPDATE strapi_database_schema SET schema = ?, hash = ?', JSON.stringify(schema), 'earlier');
}

const hasNote = () =>
  sql(data, 'SELECT former_note FROM menus').then(
    () => true,
    () => false,
  );

it('refuses to start while a column that no shape knows holds something', async () => {
  await asBefore();
  const id = 'm'.repeat(24);
  await sql(data, 'INSERT INTO menus (document_id, former_note) VALUES (?, ?)', id, 'what an owner wrote');
  await expect(startServer({ data })).rejects.toThrow(/ended with code 1[^]*menus\.former_note[^]*Nothing was changed/);
  expect(await sql(data, 'SELECT former_note FROM menus')).toEqual([{ former_note: 'what an owner wrote' }]);
});

it('drops it when it is empty, and starts', async () => {
  await asBefore();
  expect(await hasNote()).toBe(true);
  const server = await startServer({ data });
  expect(await visitor(server).request('GET', '/readyz')).toMatchObject({ status: 200 });
  expect(await server.stop()).toBe(0);
  expect(await hasNote()).toBe(false);
});

it('corrects promised times and WhatsApp links of earlier versions only', async () => {
  await sql(data, "DELETE FROM strapi_migrations_internal WHERE name LIKE '2026-11-2%'");
  const promisedAt = '2026-11-20T12:00:00.000Z';
  const insert = 'INSERT INTO carts (document_id, service, promised_at) VALUES (?, ?, ?)';
  for (const service of ['reserve', 'pickup']) await sql(data, insert, `${service}ed`, service, promisedAt);
  const group = 'https://chat.whatsapp.com/AbCd';
  const stored = [
    ['a', null, 'https://wa.me/0791234567'],
    ['b', 'EG', 'wa.me/00201001234567'],
    ['c', 'EG', 'https://wa.me/01001234567'],
    ['d', 'JO', group],
  ] as const;
  for (const [name, country, whatsapp] of stored) {
    const institution = JSON.stringify({ name, whatsapp });
    const row = [name.repeat(24), country, institution] as const;
    await sql(data, 'INSERT INTO menus (document_id, country, institution) VALUES (?, ?, ?)', ...row);
  }
  const server = await startServer({ data });
  expect(await server.stop()).toBe(0);
  const found = await sql(data, 'SELECT service FROM carts WHERE promised_at IS NOT NULL');
  expect(found).toEqual([{ service: 'pickup' }]);
  const menus = await sql(data, 'SELECT institution FROM menus WHERE institution IS NOT NULL ORDER BY document_id');
  expect(
    menus.map(({ institution }): unknown => (typeof institution === 'string' ? JSON.parse(institution) : institution)),
  ).toEqual([
    { name: 'a', whatsapp: 'https://wa.me/962791234567' },
    { name: 'b', whatsapp: 'https://wa.me/201001234567' },
    { name: 'c', whatsapp: 'https://wa.me/201001234567' },
    { name: 'd', whatsapp: group },
  ]);
});
