/**
 * Preloaded into the server's processes by `NODE_OPTIONS=--require`. Moves their clock by `CLOCK_OFFSET_MS`: the
 * clock runs, but shows another day. `Date` stays the same function to `instanceof`.
 */
const { env } = require('node:process');

const offset = Number(env['CLOCK_OFFSET_MS']);
// Libraries assign `Date.now` to itself, so it is read once.
const systemNow = Date.now;
const now = () => systemNow() + offset;

const shifted = new Proxy(Date, {
  apply: (date) => new date(now()).toString(),
  construct: (date, args, newTarget) => Reflect.construct(date, args.length === 0 ? [now()] : args, newTarget),
  get: (date, key) => (key === 'now' ? now : Reflect.get(date, key)),
});
Object.assign(globalThis, { Date: shifted });
