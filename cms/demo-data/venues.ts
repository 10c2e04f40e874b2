/**
 * Many venues of a provider with their subscription orders, for trying the staff console. Dates are relative to today;
 * all other data is the same each time.
 */
import { elementOfCycle } from './elementOfCycle';
import { randomOf } from './randomOf';

export const VENUES = 800;
export const VENUE_ORDERS = 5000;
export const VENUE_CLIENTS = 700;

const SEED = 18;
const YEAR_DAYS = 365;
const DEMO_DAYS = 14;

const KINDS = ['مطعم', 'مقهى', 'مخبز', 'حلويات', 'مشاوي', 'برجر', 'بيتزا', 'عصائر'] as const;
const NAMES = [
  ...['السنابل', 'لمّة', 'جود', 'البلد', 'الياسمين', 'تروبيك', 'أبو خليل', 'الشام', 'زيت وزعتر', 'النخيل', 'ستيشن'],
  ...['الديوان', 'الواحة', 'بترا', 'القلعة', 'الكرمل', 'ريحان', 'هيل', 'الطابون', 'المدينة', 'سدرة', 'ليمون', 'ورد'],
  ...['الأصيل', 'الحارة'],
] as const;
const DISTRICTS = ['عبدون', 'الصويفية', 'إربد', 'الزرقاء'] as const;
const GIVEN = ['ماهر', 'رنا', 'هبة', 'يزن', 'دانا', 'فادي', 'ليث', 'سلمى', 'عمر', 'نور'] as const;
const FAMILIES = ['قاسم', 'الصالح', 'السالم', 'الطاهر', 'حمدان', 'نصّار', 'الخطيب'] as const;
/** In the provider's currency. */
const PRICES = [99, 120, 149.5, 198] as const;

const phoneOf = (index: number) => `+9627900${String(index).padStart(5, '0')}`;
const numbered = (name: string, index: number) => `${name}-${String(index + 1).padStart(3, '0')}`;

interface VenueClient {
  readonly username: string;
  readonly name: string;
  readonly phone: string;
}

interface Venue {
  readonly username: string;
  readonly name: string;
  readonly phone: string;
  /** The index of the venue's client. */
  readonly client: number;
  /** Whether guests can send orders to the venue by WhatsApp; otherwise it can't receive orders. */
  readonly receives: boolean;
  readonly stopped: boolean;
  readonly visits: number;
}

export interface VenueOrder {
  /** The index of the order's venue. */
  readonly venue: number;
  /** Days from today; negative in the past. */
  readonly createdIn: number;
  readonly endsIn: number;
  /** Days from today; null unless the order is a demo. */
  readonly demoEndsIn: number | null;
  readonly totalAmount: number;
  /** The paid part of the total, from 0 to 1. */
  readonly paid: number;
  readonly canceled: boolean;
  readonly waitingEdits: number;
}

export const venueClients = (): readonly VenueClient[] =>
  Array.from({ length: VENUE_CLIENTS }, (_, index) => ({
    username: numbered('client', index),
    name: `${elementOfCycle(GIVEN, index)} ${elementOfCycle(FAMILIES, index)}`,
    phone: phoneOf(index),
  }));

export function venues(): readonly Venue[] {
  const random = randomOf(SEED);
  return Array.from({ length: VENUES }, (_, index) => {
    const kind = elementOfCycle(KINDS, index);
    const name = elementOfCycle(NAMES, Math.floor(index / KINDS.length));
    const district = elementOfCycle(DISTRICTS, Math.floor(index / (KINDS.length * NAMES.length)));
    return {
      username: numbered('venue', index),
      name: `${kind} ${name} ${district}`,
      phone: phoneOf(index),
      client: index % VENUE_CLIENTS,
      receives: random() > 0.02,
      stopped: random() < 0.03,
      visits: Math.floor(random() * 5000),
    };
  });
}

/** The last order of a venue ends between 20 days ago and a year from now. Earlier orders are paid and have ended. */
export function venueOrders(): readonly VenueOrder[] {
  const random = randomOf(SEED + 1);
  const lastEnds = Array.from({ length: VENUES }, () => Math.floor(random() * (YEAR_DAYS + 1)) - 20);
  return Array.from({ length: VENUE_ORDERS }, (_, index) => {
    const venue = index % VENUES;
    const laterOrders = Math.floor((VENUE_ORDERS - 1 - index) / VENUES);
    const isLast = laterOrders === 0;
    const isDemo = isLast && random() < 0.03;
    const demoEndsIn = isDemo ? Math.floor(random() * DEMO_DAYS) : null;
    const endsIn =
      demoEndsIn === null ? (lastEnds[venue] ?? 0) - laterOrders * YEAR_DAYS : demoEndsIn - DEMO_DAYS + YEAR_DAYS;
    const isOwed = isLast && random() < 0.1;
    return {
      venue,
      createdIn: endsIn - YEAR_DAYS,
      endsIn,
      demoEndsIn,
      totalAmount: elementOfCycle(PRICES, Math.floor(random() * PRICES.length)),
      paid: paidOf(isDemo, isOwed),
      canceled: random() < 0.02,
      waitingEdits: isLast && random() < 0.05 ? 1 : 0,
    };
  }).toSorted((first, second) => first.createdIn - second.createdIn);
}

const paidOf = (isDemo: boolean, isOwed: boolean): number => (isDemo ? 0 : isOwed ? 0.25 : 1);
