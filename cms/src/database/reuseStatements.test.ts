import Database from 'better-sqlite3';
import { expect, it } from 'vitest';
import { reuseStatements } from './reuseStatements';

it('prepares equal SQL once, and reads columns that a table got since', () => {
  const connection = new Database(':memory:');
  reuseStatements(connection);
  connection.exec('CREATE TABLE dishes (id INTEGER)');
  connection.prepare('INSERT INTO dishes VALUES (?)').run(1);
  const statement = connection.prepare('SELECT * FROM dishes');
  expect(statement.all()).toEqual([{ id: 1 }]);
  connection.exec('ALTER TABLE dishes ADD COLUMN price INTEGER DEFAULT 2');
  expect(connection.prepare('SELECT * FROM dishes')).toBe(statement);
  expect(statement.all()).toEqual([{ id: 1, price: 2 }]);
  const long = `SELECT 1 -- ${'-'.repeat(4_000)}`;
  expect(connection.prepare(long)).not.toBe(connection.prepare(long));
});
