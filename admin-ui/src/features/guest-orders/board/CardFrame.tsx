/**
 * The frame of a card on the board. The title is the button that opens the order; keyboard focus moves from title to
 * title.
 */
import type { ReactNode } from 'react';
import type { GuestOrder } from '@qaima/schemas';
import { useTranslate } from '../../../i18n/i18n.js';
import { OrderNumber, ServicePill } from '../shared/orderComponents.js';
import { useIsLeft } from '../shared/useHeldPlaces.js';
import { useOrderText } from '../shared/useOrderText.js';
import css from './board.module.css';

interface CardFrameProps {
  readonly order: GuestOrder;
  readonly onOpen: (id: string) => void;
  readonly tone?: 'ringing' | 'late' | undefined;
  /** Content after the number and the service. */
  readonly beside: ReactNode;
  readonly children: ReactNode;
}

export function CardFrame({ order, onOpen, tone, beside, children }: CardFrameProps) {
  const t = useTranslate();
  const text = useOrderText();
  const isLeft = useIsLeft();
  return (
    <article
      data-order={isLeft ? undefined : order._id}
      className={`${css['card'] ?? ''} ${tone ? (css[tone] ?? '') : ''}`}
    >
      <div className={css['cardHead']}>
        <h3>
          <button
            type="button"
            data-card={isLeft ? undefined : ''}
            aria-haspopup="dialog"
            aria-label={[text.name(order), text.service(order), t('orderBoard.details')].join(t('guestOrders.comma'))}
            className={css['open']}
            onClick={() => onOpen(order._id)}
          >
            <OrderNumber order={order} />
            <ServicePill order={order} />
          </button>
        </h3>
        {beside}
      </div>
      {children}
    </article>
  );
}
