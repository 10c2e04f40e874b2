/**
 * Keeps what was derived from a text until a round in which nobody asked for it. A result depends on its text alone, so
 * it never has to be invalidated, and what the database no longer contains is forgotten.
 */
interface RoundCache<T> {
  readonly get: (text: string) => T;
  readonly endRound: () => void;
}

export function createRoundCache<T>(derive: (text: string) => T): RoundCache<T> {
  let last: ReadonlyMap<string, T> = new Map();
  let current = new Map<string, T>();
  return {
    get: (text) => {
      const known = current.get(text) ?? last.get(text);
      const value = known ?? derive(text);
      current.set(text, value);
      return value;
    },
    endRound: () => {
      last = current;
      current = new Map();
    },
  };
}
