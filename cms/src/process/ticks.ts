/**
 * Ticks that cost what they must. An answer takes five or six of them (`process.nextTick`), and V8 stores the two numbers in
 * each by what the first ones happened to be: floating-point, or small integers until one is none, when all that was compiled
 * for them is thrown away. In about one start of four, ticks then take three to five times as long, for as long as the process
 * runs. One object of their shape that has no numbers there makes V8 keep anything in these places. Nothing else depends on
 * it, and a Node whose ticks have another shape is none the worse.
 */
import { AsyncResource } from 'node:async_hooks';

/** The symbols under which Node keeps the numbers of whatever runs later. */
function symbolOf(description: string): symbol {
  const symbols = Object.getOwnPropertySymbols(new AsyncResource('shape'));
  return symbols.find((symbol) => symbol.description === description) ?? Symbol(description);
}

/** Kept as long as the process runs: V8 forgets a shape that nothing has. */
export const tickShape: object = {
  [symbolOf('async_id_symbol')]: null,
  [symbolOf('trigger_async_id_symbol')]: null,
  callback: null,
  args: null,
};
