/** The field and the message of each problem with a booking's dates. (docs/spec/domain.md#reservation-dates) */
import type { LocalizedText } from '../core/language.js';
import type { BookingProblem } from '../time/calendarDays.js';

/** The field that the guest corrects. */
export const bookingField = (problem: BookingProblem): 'startDate' | 'endDate' =>
  /^(?:no-)?start/.test(problem) ? 'startDate' : 'endDate';

export const BOOKING_PROBLEM_TEXTS = {
  'no-start': { ar: 'يرجى اختيار تاريخ البداية.', en: 'Please choose the start date.' },
  'no-end': { ar: 'يرجى اختيار تاريخ النهاية.', en: 'Please choose the end date.' },
  'start-past': {
    ar: 'تاريخ البداية مضى، يرجى اختيار تاريخ من اليوم فصاعدًا.',
    en: 'The start date is past. Please choose today or a later date.',
  },
  'end-not-after-start': {
    ar: 'يجب أن يكون تاريخ النهاية بعد تاريخ البداية.',
    en: 'The end date must be after the start date.',
  },
  'start-too-late': {
    ar: 'تاريخ البداية بعيد: تُقبل الحجوزات لسنتين قادمتين.',
    en: 'The start date is too far ahead: reservations are taken for the next two years.',
  },
  'end-too-late': {
    ar: 'تاريخ النهاية بعيد: تُقبل الحجوزات لسنتين قادمتين.',
    en: 'The end date is too far ahead: reservations are taken for the next two years.',
  },
} as const satisfies Record<BookingProblem, LocalizedText>;
