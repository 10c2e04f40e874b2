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

const MINUTE_S = 60;
const HOUR_S = 60 * MINUTE_S;
const DAY_S = 24 * HOUR_S;

/** Leap days are up to eight years apart. */
const SEARCHED_S = 9 * 365 * DAY_S;

const inDays = (/** @type {number} */ days) => () => days * DAY_S;

/** What the clocks of a time zone show at a time, as `2028-02-29 12:00:00`. @param {string} zone */
function wallClock(zone) {
  const format = new Intl.DateTimeFormat('sv', { timeZone: zone, dateStyle: 'short', timeStyle: 'medium' });
  return (/** @type {number} */ seconds) => format.format(seconds * 1000);
}

/**
 * @param {(hour: number) => boolean} isMeant whether it is this full hour, in seconds since 1970
 * @param {number} before the clock starts this many seconds before the hour
 * @returns {() => number} the seconds from now to the next such time
 */
const beforeNext = (isMeant, before) => () => {
  const now = Math.round(Date.now() / 1000);
  const first = (Math.floor((now + before) / HOUR_S) + 1) * HOUR_S;
  for (let hour = first; hour < now + SEARCHED_S; hour += HOUR_S) if (isMeant(hour)) return hour - before - now;
  throw new Error('There is no such time soon: has the country given up its summer time?');
};

/** @param {string} zone @param {RegExp} shown by the clocks of the zone @param {number} [before] */
function beforeShown(zone, shown, before = 0) {
  const clock = wallClock(zone);
  return beforeNext((hour) => shown.test(clock(hour)), before);
}

/**
 * Shortly before the next change of a zone's clocks. @param {string} zone @param {1 | -1} direction 1: into summer time
 */
function beforeChange(zone, direction) {
  const clock = wallClock(zone);
  const offset = (/** @type {number} */ hour) => Date.parse(`${clock(hour)}Z`) / 1000 - hour;
  return beforeNext((hour) => Math.sign(offset(hour) - offset(hour - HOUR_S)) === direction, 3 * MINUTE_S);
}

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
  { title: 'on 29 February', zone: 'Asia/Amman', seconds: beforeShown('Asia/Amman', /-02-29 12:/) },
  {
    title: 'on 31 December, 23:55',
    zone: 'Asia/Amman',
    seconds: beforeShown('Asia/Amman', /-01-01 00:/, 5 * MINUTE_S),
  },
  ...['Africa/Cairo', 'Asia/Beirut'].flatMap((zone) => [
    { title: `into summer time in ${zone}`, zone, seconds: beforeChange(zone, 1) },
    { title: `out of summer time in ${zone}`, zone, seconds: beforeChange(zone, -1) },
  ]),
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
