import { createHook } from 'node:async_hooks';
import { setFlagsFromString } from 'node:v8';
import { runInThisContext } from 'node:vm';
import { expect, it } from 'vitest';
import { tickShape } from './ticks';

/** A tick as Node makes it. */
function aTick(): object | undefined {
  let tick: object | undefined;
  const hook = createHook({
    init(_id, type, _trigger, resource) {
      if (type === 'TickObject') tick = resource;
    },
  });
  hook.enable();
  process.nextTick(() => undefined);
  hook.disable();
  return tick;
}

it('has the shape that ticks have for V8', () => {
  // V8 alone knows shapes, and says so in a syntax of its own.
  setFlagsFromString('--allow-natives-syntax');
  const haveSameShape = runInThisContext('(one, other) => %HaveSameMap(one, other)') as (...of: unknown[]) => boolean;
  expect(haveSameShape(tickShape, aTick())).toBe(true);
  expect(haveSameShape(tickShape, { ...tickShape, other: 1 })).toBe(false);
  setFlagsFromString('--no-allow-natives-syntax');
});
