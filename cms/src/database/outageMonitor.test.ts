import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import {
  DatabaseAwayError,
  GRACE_MS,
  PROBE_TIMEOUT_MS,
  RETRY_MS,
  SUSPICION_MS,
  createOutageMonitor,
} from './outageMonitor';
import { isOutage } from '../errors/outage';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const silent = () => new Promise<never>(() => undefined);

function watched() {
  const state = { frozen: false };
  const probe = vi.fn(() => (state.frozen ? silent() : Promise.resolve(true)));
  const onAway = vi.fn();
  return { state, probe, onAway, watch: createOutageMonitor({ probe, onAway }) };
}

const outcomeOf = (work: Promise<unknown>) => {
  const outcome = vi.fn();
  work.then(outcome, outcome);
  return outcome;
};

it('does not stop quick work, nor slow work while the database answers', async () => {
  const { watch, probe } = watched();
  expect(await watch.guard(() => Promise.resolve('done'))).toBe('done');
  expect(probe).not.toHaveBeenCalled();
  let end: (result: string) => void = () => undefined;
  const slow = watch.guard(() => new Promise<string>((resolve) => (end = resolve)));
  await vi.advanceTimersByTimeAsync(SUSPICION_MS * 20);
  expect(watch.isAway()).toBe(false);
  end('at last');
  expect(await slow).toBe('at last');
});

it('aborts all work within three seconds of a freeze, the inner first', async () => {
  const { watch, state, onAway } = watched();
  state.frozen = true;
  const plain = outcomeOf(watch.guard(silent, GRACE_MS));
  const served = outcomeOf(watch.guard(() => watch.guard(silent).catch(() => 'from memory'), GRACE_MS));
  await vi.advanceTimersByTimeAsync(SUSPICION_MS + PROBE_TIMEOUT_MS + GRACE_MS);
  expect(plain).toHaveBeenCalledWith(expect.any(DatabaseAwayError));
  expect(served).toHaveBeenCalledWith('from memory');
  expect(onAway).toHaveBeenCalledOnce();
  expect(isOutage(new DatabaseAwayError())).toBe(true);
  expect(SUSPICION_MS + PROBE_TIMEOUT_MS + GRACE_MS).toBeLessThan(2_500);
});

it('begins nothing while the database is away, and recovers by itself', async () => {
  const { watch, state } = watched();
  state.frozen = true;
  watch.suspect();
  await vi.advanceTimersByTimeAsync(PROBE_TIMEOUT_MS);
  const work = vi.fn(() => Promise.resolve('done'));
  await expect(watch.guard(work)).rejects.toThrow(DatabaseAwayError);
  expect(work).not.toHaveBeenCalled();
  state.frozen = false;
  await vi.advanceTimersByTimeAsync(RETRY_MS + PROBE_TIMEOUT_MS + RETRY_MS);
  expect(await watch.guard(work)).toBe('done');
});

it('signals aborted work, so that it stores nothing after its caller left', async () => {
  const { watch, state } = watched();
  state.frozen = true;
  let thaw: () => void = () => undefined;
  const late = vi.fn();
  const work = async () => {
    await new Promise<void>((resolve) => (thaw = resolve));
    late(watch.isAbandoned());
  };
  const outcome = outcomeOf(watch.guard(work));
  await vi.advanceTimersByTimeAsync(SUSPICION_MS + PROBE_TIMEOUT_MS + 1);
  expect(outcome).toHaveBeenCalledWith(expect.any(DatabaseAwayError));
  thaw();
  await vi.advanceTimersByTimeAsync(0);
  expect(late).toHaveBeenCalledWith(true);
});
