import { distanceEndpoints, distanceKm, isOnEarth, type Point } from '@qaima/schemas';
import { invalidFields } from '../../../errors/httpError';
import { createController } from '../../../api-runtime/registerRoutes';

const latitudeWords = { ar: 'خط العرض بين 90- و 90 درجة.', en: 'A latitude is between -90 and 90 degrees.' };

export default createController(distanceEndpoints, {
  async measure({ body }) {
    const locations: readonly (readonly number[])[] = body.locations;
    // The schema requires two numbers per location; its inferred type only says that they are arrays.
    const points = locations as readonly Point[];
    const faults = points.flatMap((point, index) =>
      isOnEarth(point) ? [] : [{ path: `/locations/${index}/1`, message: latitudeWords }],
    );
    if (faults.length > 0) throw invalidFields(faults);
    return { distances: points.map((from) => points.map((to) => distanceKm(from, to))) };
  },
});
