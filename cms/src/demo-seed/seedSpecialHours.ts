import {
  islamicOccasions,
  proposedHours,
  proposedTitle,
  specialHoursEndpoints,
  todayIn,
  type MenuLanguages,
} from '@qaima/schemas';
import type { DemoMenu } from '../../demo-data/model';
import type { MenuRef } from '../api-runtime/access';
import { specialHours } from '../api/special-hours/special-hours';
import { asSent } from './asSent';

/** Gives the menu's occasions the dates of the calendar and the hours that the platform proposes. */
export async function seedSpecialHours(
  menu: MenuRef,
  demo: DemoMenu,
  languages: MenuLanguages,
  now: Date,
): Promise<void> {
  const dates = islamicOccasions(todayIn(demo.settings.timeZone, now));
  for (const occasion of demo.occasions ?? []) {
    const { from, to } = dates.find((one) => one.occasion === occasion) ?? {};
    const draft = {
      ...proposedTitle(occasion, languages),
      from,
      to,
      ...proposedHours(
        occasion,
        demo.workingDays.map(({ day }) => ({ day })),
      ),
    };
    await specialHours.create(menu, asSent(specialHoursEndpoints.create.body, draft));
  }
}
