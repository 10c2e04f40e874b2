/** The earliest of these instants; null if there is none. */
export const earliestTime = (instants: readonly (number | null)[]): number | null =>
  instants.reduce((first, at) => (at === null || (first !== null && first <= at) ? first : at), null);
