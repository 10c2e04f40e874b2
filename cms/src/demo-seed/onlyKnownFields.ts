import { isRecord, type Schema } from '@qaima/schemas';

/** Removes fields that a schema does not have from the demo data, at any depth. */
export function onlyKnownFields(schema: Schema, value: unknown): unknown {
  if (Array.isArray(value)) {
    const items = 'items' in schema ? schema.items : undefined;
    return items ? value.map((entry: unknown) => onlyKnownFields(items, entry)) : value;
  }
  const properties = 'properties' in schema ? schema.properties : undefined;
  if (!properties || !isRecord(value)) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, entry]) => {
      const known = properties[key];
      return known ? [[key, onlyKnownFields(known, entry)]] : [];
    }),
  );
}
