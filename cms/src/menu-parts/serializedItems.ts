/**
 * Serializes the rows of items once. A menu is mostly items, an edit changes one of them, and serializing takes ten times
 * as long as comparing.
 */
import { itemSchema, type Item } from '@qaima/schemas';
import { LRUCache } from 'lru-cache';
import { serialize } from '../api-runtime/serialize';
import type { Row } from '../database/columnValues';

/** Maximum memory for serialized items: those of about ten large menus. */
const MAX_BYTES = 8 * 1024 * 1024;

/** The memory of an item in relation to the characters of its row, which is kept with it. */
const BYTES_PER_CHARACTER = 6;

/** @param maxBytes of all items, the least recently used removed */
export function createItemSerializer(maxBytes = MAX_BYTES) {
  const items = new LRUCache<string, Item>({
    maxSize: maxBytes,
    sizeCalculation: (_item, { length }) => length * BYTES_PER_CHARACTER,
  });
  return {
    /** The item of a row, which callers must not modify. Rows with the same content have the same item. */
    serialize(row: Row): Item {
      const content = JSON.stringify(row);
      const known = items.get(content);
      if (known) return known;
      const item = serialize(itemSchema, row);
      items.set(content, item);
      return item;
    },
    bytes: () => items.calculatedSize,
  };
}

/** The serializer that all requests share. */
export const serializedItems = createItemSerializer();
