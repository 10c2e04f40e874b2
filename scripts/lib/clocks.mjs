/**
 * Runs tests by other clocks, with Debian's faketime: no test may depend on the day it runs. The clocks run, and all
 * processes of a test read the same one. (tests/support/childProcess.ts)
 */
import { installForTests, programPath } from './debian.mjs';
import { vitest } from './testRunners.mjs';

/** Installs faketime if needed. @returns {Promise<boolean>} whether it is installed now */
export const installFaketime = () =>
  installForTests({
    name: 'faketime',
    packaged: 'faketime',
    programs: 'faketime',
    isThere: () => programPath(['faketime']) !== undefined,
    tests: 'by other clocks',
  });

const DAY_S = 24 * 60 * 60;

const inDays = (/** @type {number} */ days) => () => days * DAY_S;

/** The seconds from now to a time. @param {string} time ISO 8601 */
const at = (time) => () => Math.round((Date.parse(time) - Date.now()) / 1000);

/**
 * The clocks. Those before midnight and before a change of the clocks start shortly before it, so that the tests run
 * into it.
 * @type {readonly { readonly title: string, readonly zone: string, readonly seconds: () => number }[]} `seconds`: how far
 * the clock is ahead
 */
const CLOCKS = [
  { title: 'tomorrow', zone: 'Asia/Amman', seconds: inDays(1) },
  { title: 'in 40 days', zone: 'Asia/Amman', seconds: inDays(40) },
  { title: 'in 400 days', zone: 'Asia/Amman', seconds: inDays(400) },
  { title: 'on 29 February 2028', zone: 'Asia/Amman', seconds: at('2028-02-29T12:00:00+03:00') },
  { title: 'on 31 December 2027, 23:55', zone: 'Asia/Amman', seconds: at('2027-12-31T23:55:00+03:00') },
  { title: 'into summer time in Cairo', zone: 'Africa/Cairo', seconds: at('2027-04-29T23:57:00+02:00') },
  { title: 'out of summer time in Cairo', zone: 'Africa/Cairo', seconds: at('2027-10-28T23:57:00+03:00') },
  { title: 'into summer time in Beirut', zone: 'Asia/Beirut', seconds: at('2027-03-27T23:57:00+02:00') },
  { title: 'out of summer time in Beirut', zone: 'Asia/Beirut', seconds: at('2027-10-30T23:57:00+03:00') },
];

/** The unit, component and API tests by each clock, as extended tests. */
export const testsByClock = CLOCKS.map(({ title, zone, seconds }, index) => ({
  title: `The clock: ${title}`,
  /** @type {import('./testRunners.mjs').Run} */
  run: (filters) =>
    vitest(`clock-${index}`, ['unit', 'components', 'site', 'api'], {
      TZ: zone,
      // The loader replaces `$LIB`.
      LD_PRELOAD: '/usr/$LIB/faketime/libfaketimeMT.so.1',
      FAKETIME: `+${seconds()}`,
      // Timers and durations use the monotonic clock, which stays.
      FAKETIME_DONT_FAKE_MONOTONIC: '1',
    })(filters),
  of: [],
}));
