/** The programs that are told of a menu's events: their addresses, secrets and what was sent. */
import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import {
  LIST_SEPARATOR,
  webhookCreateSchema,
  webhookSchema,
  type Webhook,
  type WebhookCreateInput,
} from '@qaima/schemas';
import { Card } from '../../components/Card.js';
import { CopyField } from '../../components/CopyField.js';
import { DateTime } from '../../components/DateTime.js';
import { DeleteButton } from '../../components/DeleteButton.js';
import { DividedListItem } from '../../components/DividedListItem.js';
import { ListUnavailable } from '../../components/ListUnavailable.js';
import { RowsSkeleton } from '../../components/RowsSkeleton.js';
import { Switch } from '../../components/Switch.js';
import { useConfirm } from '../../components/useConfirm.js';
import { useWebhookMutations, useWebhooks } from '../../data/useWebhooks.js';
import { useLanguage, useTranslate } from '../../i18n/i18n.js';
import { SchemaForm } from '../../schema-ui/form/SchemaForm.js';
import { Deliveries } from './Deliveries.js';
import css from './webhooks.module.css';

/** The address of a webhook without its scheme, or its title. */
const nameOf = ({ title, url }: Webhook) => title || url.replace(/^https?:\/\//, '');

export function Webhooks() {
  const t = useTranslate();
  const { data: webhooks, error, refetch } = useWebhooks();
  const [secret, setSecret] = useState<string | null>(null);
  return (
    <Card title={t('webhooks.caption')}>
      <p className={css['hint']}>{t('webhooks.hint')}</p>
      {error && !webhooks && <ListUnavailable error={error} onRetry={() => void refetch()} />}
      {!error && !webhooks && <RowsSkeleton count={1} />}
      {webhooks && webhooks.length > 0 && (
        <ul aria-label={t('webhooks.caption')} className={css['list']}>
          {webhooks.map((webhook) => (
            <WebhookRow key={webhook._id} webhook={webhook} onSecret={setSecret} />
          ))}
        </ul>
      )}
      {secret !== null && (
        <div role="status" className={css['secret']}>
          <CopyField label={t('webhooks.secret')} text={secret} leading />
          <span className={css['note']}>{t('webhooks.once')}</span>
        </div>
      )}
      {webhooks && <CreateWebhook onSecret={setSecret} />}
    </Card>
  );
}

interface RowProps {
  readonly webhook: Webhook;
  readonly onSecret: (secret: string) => void;
}

function WebhookRow({ webhook, onSecret }: RowProps) {
  const t = useTranslate();
  const language = useLanguage();
  const { change, remove, rotate, test } = useWebhookMutations();
  const { agreed, dialog } = useConfirm();
  const [busy, setBusy] = useState(false);
  const [isOpen, setOpen] = useState(false);
  const { _id, url, events, active } = webhook;
  const title = nameOf(webhook);
  const words = webhookSchema.properties.events.items['x-options'];
  /** Failures have shown a notification. */
  const during = async (work: () => Promise<unknown>) => {
    setBusy(true);
    await work().catch(() => undefined);
    setBusy(false);
  };
  const renew = async () => {
    const title = t('webhooks.rotate');
    if (await agreed({ title, text: t('webhooks.rotateText'), confirm: title, harmless: true }))
      onSecret((await rotate(_id)).secret);
  };
  return (
    <DividedListItem gap="8px 12px" paddingBlock="10px">
      {dialog}
      <div className={css['about']}>
        <strong>
          <bdi>{title}</bdi>
        </strong>
        {title !== url && (
          <div className={css['note']}>
            <bdi dir="ltr">{url}</bdi>
          </div>
        )}
        <div>{events.map((type) => words[type][language]).join(LIST_SEPARATOR[language])}</div>
        <WebhookState webhook={webhook} />
      </div>
      <Switch
        checked={active}
        disabled={busy}
        aria-label={t('webhooks.on', { title })}
        onCheckedChange={(on) => void during(() => change(_id, { active: on }))}
      />
      <div className={css['actions']}>
        <Button
          variant="outlined"
          disabled={busy}
          onClick={() => {
            setOpen(true);
            void during(() => test(_id));
          }}
        >
          {t('webhooks.test')}
        </Button>
        <Button aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {t('webhooks.deliveries')}
        </Button>
        <Button disabled={busy} onClick={() => void during(renew)}>
          {t('webhooks.rotate')}
        </Button>
        <DeleteButton
          label={t('webhooks.delete', { title })}
          iconOnly
          title={t('webhooks.delete', { title })}
          question={t('webhooks.deleteText')}
          onRemove={() => remove(_id)}
        />
      </div>
      {isOpen && <Deliveries webhookId={_id} />}
    </DividedListItem>
  );
}

function WebhookState({ webhook }: { readonly webhook: Webhook }) {
  const t = useTranslate();
  const { offReason, failingSince, formerSecretUntil } = webhook;
  return (
    <>
      {offReason && <div className={css['bad']}>{t(`webhooks.${offReason}`)}</div>}
      {!offReason && failingSince && (
        <div className={css['bad']}>
          {t('webhooks.failing')} <DateTime at={failingSince} />
        </div>
      )}
      {formerSecretUntil && (
        <div className={css['note']}>
          {t('webhooks.formerUntil')} <DateTime at={formerSecretUntil} />
        </div>
      )}
    </>
  );
}

function CreateWebhook({ onSecret }: { readonly onSecret: (secret: string) => void }) {
  const t = useTranslate();
  const { create } = useWebhookMutations();
  const [count, setCount] = useState(0);
  return (
    <>
      <Box component="h3" sx={{ margin: '20px 0 8px', fontSize: 15 }}>
        {t('webhooks.createTitle')}
      </Box>
      <SchemaForm
        // Another form for the next address.
        key={count}
        label={t('webhooks.createTitle')}
        schema={webhookCreateSchema}
        submit={t('webhooks.create')}
        submitting={t('form.creating')}
        onSend={async (values) => {
          // The cast is safe: the form has validated the values by the schema.
          onSecret((await create(values as unknown as WebhookCreateInput)).secret);
        }}
        onSent={() => setCount(count + 1)}
      />
    </>
  );
}
