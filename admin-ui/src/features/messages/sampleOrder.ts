import {
  addDays,
  DEFAULT_TIME_ZONE,
  messageValues,
  todayIn,
  type MessageKind,
  type MessageValues,
  type Order,
} from '@qaima/schemas';

/** The order whose values the preview shows. Texts are Arabic, as messages are. */
const SAMPLE_ORDER: Order = {
  _id: 'a'.repeat(24),
  number: 1047,
  user: { username: 'sami', name: 'سامي العلي', phone: '0795550142' },
  totalAmount: 99,
  totalOnPaid: 0.25,
  payments: [{ method: 'cliq', value: 24.75 }],
  subEnd: '2030-01-01T00:00:00.000Z',
  status: 'ready',
  isDemo: false,
  canceled: false,
  menu: { _id: 'a'.repeat(24), username: 'innova', institution: { name: 'مطعم إنوفا' }, active: true },
};

const DAYS_TO_PAY = 7;

/** The values of the placeholders in a preview. In a request for the first payment, nothing is paid yet. */
export const sampleValues = (kind: MessageKind, cliq: string | null): MessageValues =>
  messageValues(kind === 'firstPayment' ? { ...SAMPLE_ORDER, payments: [] } : SAMPLE_ORDER, {
    origin: window.location.origin,
    date: addDays(todayIn(DEFAULT_TIME_ZONE, new Date()), DAYS_TO_PAY),
    cliq,
    kind,
  });
