import { DAY_MS } from '@qaima/schemas';
import { describe, expect, it } from 'vitest';
import { createServerClock } from './serverClock.js';

const SERVER = Date.parse('2026-11-21T19:42:00.000Z');

/** Creates a clock on a device whose time is `wrong` ms ahead; requests take `delay` ms each way. */
function setUp(wrong: number) {
  let server = SERVER;
  const device = { wrong };
  const clock = createServerClock(() => server + device.wrong);
  const request = (delay: number, headers: Record<string, string> = {}) =>
    clock.observe(() => {
      server += delay;
      const date = new Date(server).toUTCString();
      server += delay;
      return Promise.resolve(new Response(null, { headers: { date, ...headers } }));
    })('/');
  const error = () => Math.abs(clock.now() - server);
  return { device, request, error, pass: (ms: number) => (server += ms) };
}

describe("the server's clock", () => {
  it('is right on a device a day ahead or behind, to the header’s precision', async () => {
    for (const wrong of [DAY_MS, -DAY_MS, 0]) {
      const { request, error, pass } = setUp(wrong);
      await request(40);
      expect(error()).toBeLessThanOrEqual(600);
      // Responses at different fractions of a second narrow the bounds.
      for (let part = 0; part < 20; part += 1) {
        pass(173);
        await request(20);
      }
      expect(error()).toBeLessThanOrEqual(120);
    }
  });

  it('follows a device whose time is set while the page is open', async () => {
    const { device, request, error } = setUp(DAY_MS);
    await request(10);
    device.wrong = 0;
    await request(10);
    expect(error()).toBeLessThanOrEqual(600);
  });

  it('takes no time from a cached response', async () => {
    const { request, error } = setUp(0);
    await request(10, { age: '3600', date: new Date(SERVER - DAY_MS).toUTCString() });
    expect(error()).toBe(0);
  });
});
