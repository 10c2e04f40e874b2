import { todayIn } from '@qaima/schemas';

/** Where the provider's days begin and end. */
const ZONE = 'Asia/Amman';

/** The calendar day of an instant by the provider's clock, `yyyy-mm-dd`. */
export const dayOf = (instant: string): string => todayIn(ZONE, new Date(instant));
