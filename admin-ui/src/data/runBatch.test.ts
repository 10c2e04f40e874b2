import { ApiError } from '@qaima/schemas';
import { describe, expect, it } from 'vitest';
import { runBatch, type BatchOptions, type BatchStep } from './runBatch.js';

const numbers = (count: number) => Array.from({ length: count }, (_, index) => index + 1);

function trial(send: BatchOptions<number>['send'], more: Partial<BatchOptions<number>> = {}) {
  const steps: [number, BatchStep['state']][] = [];
  const failures: number[] = [];
  const options: BatchOptions<number> = {
    send,
    onStep: (one, { state }) => steps.push([one, state]),
    onFailure: (one) => {
      failures.push(one);
      return false;
    },
    stopped: () => false,
    pause: () => Promise.resolve(),
    ...more,
  };
  return { steps, failures, run: (all: readonly number[]) => runBatch(all, options) };
}

describe('a batch', () => {
  it('does everything once, at most three at a time', async () => {
    let busy = 0;
    let most = 0;
    const sent: number[] = [];
    const { run, steps } = trial(async (one) => {
      busy += 1;
      most = Math.max(most, busy);
      sent.push(one);
      await Promise.resolve();
      busy -= 1;
    });
    expect(await run(numbers(20))).toEqual([]);
    expect(sent).toEqual(numbers(20));
    expect(most).toBe(3);
    expect(steps.filter(([, state]) => state === 'done')).toHaveLength(20);
  });

  it('goes on with the others when some fail, and gives back those', async () => {
    const { run, failures } = trial((one) =>
      one % 5 === 0 ? Promise.reject(new ApiError('لا', 500)) : Promise.resolve(),
    );
    expect(await run(numbers(12))).toEqual([5, 10]);
    expect(failures).toEqual([5, 10]);
  });

  it('begins nothing more once the others would fare no better', async () => {
    const { run } = trial(
      (one) => (one === 4 ? Promise.reject(new ApiError('انتهت الجلسة', 401)) : Promise.resolve()),
      {
        onFailure: () => true,
      },
    );
    const left = await run(numbers(50));
    expect(left).toContain(4);
    expect(left.length).toBeGreaterThan(40);
  });

  it('begins nothing more once nobody waits for it', async () => {
    let sent = 0;
    const { run } = trial(
      () => {
        sent += 1;
        return Promise.resolve();
      },
      { stopped: () => sent >= 3 },
    );
    expect(await run(numbers(30))).toHaveLength(27);
  });

  it('waits and tries again when the server was asked too often', async () => {
    const pauses: number[] = [];
    const asked = new Map<number, number>();
    const { run, failures } = trial(
      (one) => {
        asked.set(one, (asked.get(one) ?? 0) + 1);
        return one === 2 && asked.get(2)! < 4 ? Promise.reject(new ApiError('مهلًا', 429)) : Promise.resolve();
      },
      {
        pause: (ms) => {
          pauses.push(ms);
          return Promise.resolve();
        },
      },
    );
    expect(await run(numbers(4))).toEqual([]);
    expect(failures).toEqual([]);
    expect(pauses).toEqual([5000, 5000, 5000]);
  });

  it('does not wait for ever', async () => {
    const { run } = trial(() => Promise.reject(new ApiError('مهلًا', 429)));
    expect(await run([1])).toEqual([1]);
  });
});
