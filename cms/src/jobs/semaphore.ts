/** Lets at most so many of what it is given run at once; the others wait their turn in the order they came. */
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
