import { distanceCalls, distanceKm, type Point } from '@qaima/schemas';
import { handles } from '../../../contract/serve';

export default handles(distanceCalls, {
  async measure({ body }) {
    const points = body.locations as unknown as readonly Point[];
    return { distances: points.map((from) => points.map((to) => distanceKm(from, to))) };
  },
});
