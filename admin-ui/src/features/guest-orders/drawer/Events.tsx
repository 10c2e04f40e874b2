/** The history of an order: each change with its time, user and device. */
import { isOnlyMessage, type GuestOrder, type GuestOrderState } from '@qaima/schemas';
import { useTranslate } from '../../../i18n/i18n.js';
import { useNow } from '../shared/useNow.js';
import { useOrderText } from '../shared/useOrderText.js';
import css from './drawer.module.css';

interface Row {
  readonly at: string;
  readonly what: string;
  readonly by?: string | undefined;
  readonly isAhead?: boolean;
}

/** What a move to the same state records; otherwise that the promised time was moved. */
const RECORDED: Partial<
  Record<GuestOrderState, 'orderBoard.sendOff' | 'orderDelivery.driver' | 'orderDetails.missedSeen'>
> = {
  ready: 'orderBoard.sendOff',
  'on-the-way': 'orderDelivery.driver',
  missed: 'orderDetails.missedSeen',
};

const CORRECTED = {
  proposed: 'orderCorrection.proposed',
  applied: 'orderCorrection.applied',
  agreed: 'orderCorrection.guestAgreed',
  declined: 'orderCorrection.guestDeclined',
  withdrawn: 'orderCorrection.withdrawn',
} as const satisfies Record<NonNullable<GuestOrder['events'][number]['correction']>, string>;

/** A user with the browser and system of the device, as `laith.kh (Chrome, Android)`. */
const withDevice = (by: string | undefined, device: string | undefined) =>
  by !== undefined && device ? `${by} (${device})` : by;

export function Events({ order }: { readonly order: GuestOrder }) {
  const t = useTranslate();
  const text = useOrderText();
  const now = useNow();
  const rows: readonly Row[] = [
    // Nobody knows whether the guest has sent the message, so such an order has not arrived.
    { at: order.placedAt, what: isOnlyMessage(order) ? text.orderState(order) : t('orderDetails.placed') },
    ...(order.openedAt && order.openedAt !== order.placedAt
      ? [
          {
            at: order.openedAt,
            what: t('orderDetails.openedEvent'),
            by: withDevice(order.openedBy, order.openedDevice),
          },
        ]
      : []),
    ...order.events
      .filter(({ from }) => from !== undefined)
      .map(({ at, from, to, by, device, minutes, correction }) => ({
        at,
        what: [
          correction
            ? t(CORRECTED[correction])
            : from === to
              ? t(RECORDED[to] ?? 'orderDetails.delayed')
              : text.state(to),
          minutes === undefined ? '' : text.minutes(minutes),
        ]
          .filter(Boolean)
          .join(' · '),
        by:
          withDevice(by, device) ??
          (to === 'canceled' || correction
            ? t('orderDetails.byGuest')
            : t(to === 'done' ? 'orderDelivery.driver' : 'orderDetails.automatic')),
      })),
  ].sort((one, other) => one.at.localeCompare(other.at));
  const ahead: readonly Row[] =
    order.state === 'pending' && order.answerBy
      ? [{ at: order.answerBy, what: t('orderDetails.answerUntil'), isAhead: true }]
      : [];
  return (
    <section className={css['box']} aria-label={t('orderDetails.happened')}>
      <h3>{t('orderDetails.happened')}</h3>
      <ol className={css['events']}>
        {[...rows, ...ahead].map(({ at, what, by, isAhead }, index) => (
          <li key={`${at} ${index}`} className={isAhead ? css['ahead'] : undefined}>
            <span>
              {what}
              {by && (
                <>
                  {' · '}
                  <bdi>{by}</bdi>
                </>
              )}
            </span>
            <bdi dir="ltr">{text.dayTime(at, now)}</bdi>
          </li>
        ))}
      </ol>
    </section>
  );
}
