/**
 * Shows a message made from a template. The user can edit the text before the messenger opens it.
 * (docs/spec/staff-console.md#messages)
 */
import { useId, useState } from 'react';
import Button from '@mui/material/Button';
import { isolateAuto, messageKindField, type MessageKind } from '@qaima/schemas';
import { DateTime } from '../../../components/DateTime.js';
import { Dialog } from '../../../components/Dialog.js';
import { ListUnavailable } from '../../../components/ListUnavailable.js';
import { NativeSelect } from '../../../components/NativeSelect.js';
import { RowsSkeleton } from '../../../components/RowsSkeleton.js';
import { useMessageTemplates } from '../../../data/useMessageTemplates.js';
import { useLanguage, useTranslate } from '../../../i18n/i18n.js';
import marks from '../badges.module.css';
import { orderName } from '../orderSummary.js';
import { isPaymentRequest, owesNothing } from '../workQueue/queueMessages.js';
import css from './message.module.css';
import type { MessageDraft } from './messageDraft.js';
import { MessageForm } from './MessageForm.js';
import { useEditedTexts } from './useEditedTexts.js';

interface MessageDialogProps extends MessageDraft {
  /**
   * If set, the user can choose among these templates, or write without a template. If absent, the dialog uses the
   * draft's template.
   */
  readonly kinds?: readonly MessageKind[] | undefined;
  /** The subject of requests for a payment, if it differs from the draft's. */
  readonly paymentOrder?: MessageDraft['order'] | undefined;
  readonly onClose: () => void;
}

export function MessageDialog({ onClose, kinds, paymentOrder, ...draft }: MessageDialogProps) {
  const { phone } = draft;
  const t = useTranslate();
  const language = useLanguage();
  const id = useId();
  const [kind, setKind] = useState(draft.kind);
  const order = (isPaymentRequest(kind) && paymentOrder) || draft.order;
  const { textOf, keep } = useEditedTexts();
  const { data, error, refetch } = useMessageTemplates();
  const { lastMessage } = order;
  const kindName = (one: MessageKind | null | undefined) =>
    one ? messageKindField['x-options'][one][language] : t('message.ownText');
  return (
    <Dialog
      hasHistoryEntry
      open
      onClose={onClose}
      aria-labelledby={id}
      fullWidth
      slotProps={{ paper: { sx: { maxInlineSize: 520 } } }}
    >
      <div className={css['dialog']}>
        <h2 id={id}>{t('message.title', { name: orderName(order) })}</h2>
        <p className={marks['quiet']}>
          {!kinds && `${kindName(kind)} · `}
          <bdi dir="ltr">{phone}</bdi>
        </p>
        {kinds && (
          <NativeSelect
            inputProps={{ 'aria-label': t('workQueue.template') }}
            value={kind ?? ''}
            onChange={({ target }) => setKind(kinds.find((one) => one === target.value) ?? null)}
          >
            {[null, ...kinds].map((one) => (
              <option key={one} value={one ?? ''}>
                {kindName(one)}
              </option>
            ))}
          </NativeSelect>
        )}
        {lastMessage && (
          <p className={marks['quiet']}>
            {t('message.last', {
              kind: kindName(lastMessage.kind),
              by: lastMessage.by.name || lastMessage.by.username,
            })}{' '}
            · <DateTime at={lastMessage.at} />
          </p>
        )}
        {isPaymentRequest(kind) && owesNothing(order) && (
          <p role="alert" className={marks['edits']}>
            {t('workQueue.settled', { names: isolateAuto(orderName(order)) })}
          </p>
        )}
        {data || kind === null ? (
          <MessageForm
            key={kind}
            order={order}
            phone={phone}
            kind={kind}
            templates={data?.templates ?? []}
            cliq={data?.cliq ?? null}
            firstText={textOf(kind ?? '')}
            onText={(text) => keep(kind ?? '', text)}
            onClose={onClose}
          />
        ) : (
          <>
            {error ? <ListUnavailable error={error} onRetry={() => void refetch()} /> : <RowsSkeleton count={3} />}
            <Button color="inherit" onClick={onClose}>
              {t('message.cancel')}
            </Button>
          </>
        )}
      </div>
    </Dialog>
  );
}
