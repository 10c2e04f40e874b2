/** The distance endpoint, called as a menu's page does. (docs/spec/api.md#distances) */
import { distanceEndpoints, distanceKm, endpointUrl, type Point } from '@qaima/schemas';
import { beforeAll, describe, expect, it } from 'vitest';
import type { ResponseBody } from '../support/http.js';
import { visitor } from '../support/users.js';
import { expectError } from '../support/expectError.js';
import type { RunningServer } from '../support/server.js';
import { sharedServer } from '../support/sharedServer.js';

let server: RunningServer;
beforeAll(async () => {
  server = await sharedServer();
});

const AMMAN: Point = [35.9106, 31.9539];
const IRBID: Point = [35.85, 32.5556];
const AQABA: Point = [35.0063, 29.5321];

const measure = (body: unknown) =>
  visitor(server).request<ResponseBody<{ readonly distances: readonly (readonly number[])[] }>>(
    'POST',
    endpointUrl(distanceEndpoints.measure, {}),
    { body },
  );

describe('distances', () => {
  it('are told to anybody, in kilometres, from each point to each', async () => {
    const { status, body } = await measure({ locations: [AMMAN, IRBID], metrics: ['distance'], units: 'km' });
    expect(status).toBe(200);
    expect(body).not.toHaveProperty('message');
    expect(body.data?.data.distances[0]?.[1]).toBeCloseTo(67.1, 0);
    const several = await measure({ locations: [AMMAN, IRBID, AQABA] });
    expect(several.body.data?.data.distances).toEqual(
      [AMMAN, IRBID, AQABA].map((from) => [AMMAN, IRBID, AQABA].map((to) => distanceKm(from, to))),
    );
  });

  it.each([
    ['no points', {}, ['/locations']],
    ['one point', { locations: [AMMAN] }, ['/locations']],
    ['more points than a business has branches', { locations: Array(51).fill(AMMAN) }, ['/locations']],
    ['half a point', { locations: [AMMAN, [35.85]] }, ['/locations/1']],
    ['a point with a height', { locations: [AMMAN, [...IRBID, 60]] }, ['/locations/1']],
    ['a point in words', { locations: [AMMAN, ['35.85', '32.55']] }, ['/locations/1/0', '/locations/1/1']],
    ['a point that is nowhere', { locations: [AMMAN, [181, 32]] }, ['/locations/1/0']],
    ['a latitude beyond the poles', { locations: [AMMAN, [35, 90.5]] }, ['/locations/1/1']],
    ['another measure', { locations: [AMMAN, IRBID], metrics: ['duration'] }, ['/metrics/0']],
    ['another unit', { locations: [AMMAN, IRBID], units: 'mi' }, ['/units']],
    ['a field that it does not know', { locations: [AMMAN, IRBID], profile: 'car' }, ['/profile']],
  ])('are refused for %s, by name', async (_, body, paths) => {
    expectError(await measure(body), 400, paths);
  });
});
