/** A short name for a schema by what it says (FNV-1a over its JSON), so that a validator can't be taken for another's. */
export function keyOf(schema: object): string {
  let hash = 0x811c9dc5;
  for (const character of JSON.stringify(schema)) {
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  }
  return hash.toString(36);
}
