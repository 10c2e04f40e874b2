/** What was sent to a webhook: its state in plain words, and the text itself. */
import { useState } from 'react';
import Button from '@mui/material/Button';
import { webhookSchema, type WebhookDelivery } from '@qaima/schemas';
import { DateTime } from '../../components/DateTime.js';
import { ListUnavailable } from '../../components/ListUnavailable.js';
import { RowsSkeleton } from '../../components/RowsSkeleton.js';
import { useDeliveries, useWebhookMutations } from '../../data/useWebhooks.js';
import { useLanguage, useTranslate } from '../../i18n/i18n.js';
import css from './webhooks.module.css';

export function Deliveries({ webhookId }: { readonly webhookId: string }) {
  const t = useTranslate();
  const { data: deliveries, error, refetch } = useDeliveries(webhookId);
  if (error && !deliveries) return <ListUnavailable error={error} onRetry={() => void refetch()} />;
  if (!deliveries) return <RowsSkeleton count={2} />;
  if (deliveries.length === 0) return <p className={css['hint']}>{t('webhooks.none')}</p>;
  return (
    <ul aria-label={t('webhooks.deliveries')} className={css['deliveries']}>
      {deliveries.map((delivery) => (
        <DeliveryRow key={delivery._id} webhookId={webhookId} delivery={delivery} />
      ))}
    </ul>
  );
}

interface RowProps {
  readonly webhookId: string;
  readonly delivery: WebhookDelivery;
}

function DeliveryRow({ webhookId, delivery }: RowProps) {
  const t = useTranslate();
  const language = useLanguage();
  const { resend } = useWebhookMutations();
  const [busy, setBusy] = useState(false);
  const { _id, event, state, status, failure, ms, tries, at, nextAt } = delivery;
  const words = webhookSchema.properties.events.items['x-options'];
  const number = event.data.order?.number;
  const again = async () => {
    setBusy(true);
    // A failure has shown a notification.
    await resend(webhookId, _id).catch(() => undefined);
    setBusy(false);
  };
  return (
    <li className={css['delivery']}>
      <div className={css['about']}>
        <strong>{words[event.type][language]}</strong>
        {number ? <bdi> {number}</bdi> : null}
        {event.data.test && <span className={css['note']}> ({t('webhooks.practice')})</span>}
        <div className={state === 'received' ? css['good'] : css['bad']}>
          {t(`webhooks.${state}`)} {nextAt && <DateTime at={nextAt} />}
        </div>
        <div className={css['note']}>
          <DateTime at={at} />
          {state !== 'received' && failure && <> · {t(`webhooks.${failure}`)}</>}
          {state !== 'received' && status != null && <> · {t('webhooks.status', { status })}</>}
          {ms != null && <> · {t('webhooks.ms', { ms })}</>} · {t('webhooks.tries', { tries })}
        </div>
        <details>
          <summary className={css['summary']}>{t('webhooks.deliveries')}</summary>
          <pre dir="ltr" className={css['body']}>
            {JSON.stringify(event, null, 2)}
          </pre>
        </details>
      </div>
      <Button disabled={busy} onClick={() => void again()}>
        {t('webhooks.resend')}
      </Button>
    </li>
  );
}
