import { islamicOccasions, proposedHours, specialHoursEndpoints, todayIn } from '@qaima/schemas';
import type { DemoMenu } from '../../demo-data/model';
import type { MenuRef } from '../api-runtime/access';
import { specialHours } from '../api/special-hours/special-hours';
import { asSent } from './asSent';

/** Gives the menu's occasions the dates of the calendar and the hours that the platform proposes. */
export async function seedSpecialHours(menu: MenuRef, demo: DemoMenu, now: Date): Promise<void> {
  const dates = islamicOccasions(todayIn(demo.settings.timeZone, now));
  for (const { occasion, title } of demo.occasions ?? []) {
    const { from, to } = dates.find((one) => one.occasion === occasion) ?? {};
    const draft = {
      title,
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
