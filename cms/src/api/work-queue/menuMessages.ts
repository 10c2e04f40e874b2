/** The last messages about menus that have no orders. (docs/spec/staff-console.md#messages) */
import { lastMessageField, type TypeOf } from '@qaima/schemas';
import type { Knex } from 'knex';
import { readStored } from '../../api-runtime/serialize';
import { instantOf, textOf, type Row } from '../../database/columnValues';

export type LastMessage = NonNullable<TypeOf<typeof lastMessageField>>;

/**
 * For each menu's public id: the last message about the menu itself. Ignores messages about orders. Takes one query.
 */
export async function lastMessagesOf(sql: Knex, menus: readonly string[]): Promise<ReadonlyMap<string, LastMessage>> {
  const found: Row[] = await sql('sent_messages')
    .whereIn('menu_ref', menus)
    .whereNull('order_ref')
    .orderBy('id')
    .select('menu_ref', 'at', 'kind', 'language', 'by');
  return new Map(
    found.flatMap((row): [string, LastMessage][] => {
      const by = readStored(lastMessageField.properties.by, row['by']);
      const read = readStored(lastMessageField, {
        at: instantOf(row['at'])?.toISOString(),
        kind: row['kind'] ?? null,
        language: row['language'] ?? undefined,
        by,
      });
      return read ? [[textOf(row['menu_ref']), read]] : [];
    }),
  );
}
