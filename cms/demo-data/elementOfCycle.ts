/** The element at an index of a list that repeats endlessly. @throws if the list is empty */
export function elementOfCycle<T>(list: readonly T[], index: number): T {
  const found = list[index % list.length];
  if (found === undefined) throw new Error('An empty list has no turns.');
  return found;
}
