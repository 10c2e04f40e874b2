/** The maximum number of names; an ellipsis replaces the others. */
const MAX_NAMES = 3;

/** Joins file names for a sentence. Each is isolated, so that Latin names do not reorder the Arabic text. */
export function joinFileNames(files: readonly { readonly name: string }[]): string {
  const names = files.slice(0, MAX_NAMES).map(({ name }) => `\u2068${name}\u2069`);
  return [...names, ...(files.length > MAX_NAMES ? ['…'] : [])].join(' · ');
}
