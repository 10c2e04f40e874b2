/** How many names a sentence lists before it only hints at more. */
const MAX_NAMES = 3;

/** The names of files within a sentence, isolated so that a Latin name can't reorder the Arabic around it. */
export function formatFileNames(files: readonly { readonly name: string }[]): string {
  const names = files.slice(0, MAX_NAMES).map(({ name }) => `\u2068${name}\u2069`);
  return [...names, ...(files.length > MAX_NAMES ? ['…'] : [])].join(' · ');
}
