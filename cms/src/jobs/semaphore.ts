/** Limits concurrency; the others wait in order. */
export function turnstile(places: number) {
  const waiting: (() => void)[] = [];
  let free = places;

  return async function inTurn<T>(work: () => Promise<T>): Promise<T> {
    if (free > 0) free -= 1;
    else await new Promise<void>((admitted) => waiting.push(admitted));
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else free += 1;
    }
  };
}
