/** The element whose turn it is: a list that begins again from its first. @throws when the list is empty */
export function turnOf<T>(list: readonly T[], index: number): T {
  const found = list[index % list.length];
  if (found === undefined) throw new Error('An empty list has no turns.');
  return found;
}
