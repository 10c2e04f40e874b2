/** Says when something with dayparts is offered again. (docs/spec/domain.md#dayparts) */
import { DAY_MS } from '../time/durations.js';
import type { Language } from '../core/language.js';
import { isolateLtr } from '../core/bidi.js';
import { clockTime } from '../working-day/nextOpeningText.js';
import { relativeDay } from '../working-day/relativeDay.js';
import { resolveTimeZone } from '../time/timeZone.js';

const WORDS = {
  ar: { served: 'يُقدَّم', today: 'اليوم', from: 'من' },
  en: { served: 'served', today: 'today', from: 'from' },
} as const;

/**
 * Describes when something is offered again, for example `فطور · يُقدَّم غدًا 07:00–13:00`. Both times belong to that
 * day, because an end without its day would read as that of today. `returnsAt` is in epoch ms or ISO 8601; the end is
 * left out if it is unknown.
 * @param now epoch ms
 */
export function servingText(
  offer: { readonly title: string; readonly returnsAt: number | string | null; readonly endsAt?: number | null },
  now: number,
  timeZone: string | null | undefined,
  language: Language,
): string {
  const { title, returnsAt: at, endsAt = null } = offer;
  const returnsAt = typeof at === 'string' ? Date.parse(at) : at;
  if (returnsAt === null || Number.isNaN(returnsAt)) return title;
  const zone = resolveTimeZone(timeZone);
  const { served, today, from } = WORDS[language];
  const day = relativeDay(returnsAt, now, zone, language) || today;
  const start = clockTime(returnsAt, zone);
  const hours = endsAt === null ? `${from} ${isolateLtr(start)}` : isolateLtr(`${start}–${clockTime(endsAt, zone)}`);
  return `${title} · ${served} ${day} ${hours}`;
}

/**
 * The clock time at which something is offered again, for a place too narrow for its day; null if it is offered now, or
 * not again within a day.
 * @param now epoch ms
 */
export function returnTime(
  offer: { readonly returnsAt: number | null } | null,
  now: number,
  timeZone: string | null | undefined,
): string | null {
  const at = offer?.returnsAt ?? null;
  return at !== null && at - now < DAY_MS ? clockTime(at, timeZone) : null;
}
