import {
  addDays,
  DEFAULT_TIME_ZONE,
  messageValues,
  todayIn,
  type Language,
  type MessageTemplate,
  type MessageValues,
  type Order,
} from '@qaima/schemas';

/** The order whose values the preview shows. */
const SAMPLE_ORDER: Omit<Order, 'user' | 'menu'> = {
  _id: 'a'.repeat(24),
  number: 1047,
  totalAmount: 99,
  totalOnPaid: 0.25,
  payments: [{ method: 'cliq', value: 24.75 }],
  subEnd: '2030-01-01T00:00:00.000Z',
  status: 'ready',
  isDemo: false,
  canceled: false,
};

const SAMPLE_NAMES: Readonly<Record<Language, { readonly client: string; readonly venue: string }>> = {
  ar: { client: 'سامي العلي', venue: 'مطعم إنوفا' },
  en: { client: 'Sami Al-Ali', venue: 'Innova' },
};

const DAYS_TO_PAY = 7;

/** The values of the placeholders in a preview. In a request for the first payment, nothing is paid yet. */
export function sampleValues({ name: kind, language }: MessageTemplate, cliq: string | null): MessageValues {
  const { client, venue } = SAMPLE_NAMES[language];
  const menu = { _id: 'a'.repeat(24), username: 'innova', institution: { name: venue } };
  const order = { ...SAMPLE_ORDER, user: { name: client }, menu };
  return messageValues(kind === 'firstPayment' ? { ...order, payments: [] } : order, {
    origin: window.location.origin,
    date: addDays(todayIn(DEFAULT_TIME_ZONE, new Date()), DAYS_TO_PAY),
    cliq,
    kind,
    language,
  });
}
