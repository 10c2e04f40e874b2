/**
 * Shows a message made from a template. The user can edit the text before the messenger opens it.
 * (docs/spec/staff-console.md#messages)
 */
import { useId } from 'react';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import { messageKindField } from '@qaima/schemas';
import { DateTime } from '../../../components/DateTime.js';
import { ListUnavailable } from '../../../components/ListUnavailable.js';
import { RowsSkeleton } from '../../../components/RowsSkeleton.js';
import { useMessageTemplates } from '../../../data/useMessageTemplates.js';
import { useLanguage, useTranslate } from '../../../i18n/i18n.js';
import marks from '../badges.module.css';
import { orderName } from '../orderSummary.js';
import css from './message.module.css';
import type { MessageDraft } from './messageDraft.js';
import { MessageForm } from './MessageForm.js';

interface MessageDialogProps extends MessageDraft {
  readonly onClose: () => void;
}

export function MessageDialog({ onClose, ...draft }: MessageDialogProps) {
  const { kind, order, phone } = draft;
  const t = useTranslate();
  const language = useLanguage();
  const id = useId();
  const { data, error, refetch } = useMessageTemplates();
  const template = data?.templates.find(({ name }) => name === kind);
  const { lastMessage } = order;
  return (
    <Dialog open onClose={onClose} aria-labelledby={id} fullWidth slotProps={{ paper: { sx: { maxInlineSize: 520 } } }}>
      <div className={css['dialog']}>
        <h2 id={id}>{t('message.title', { name: orderName(order) })}</h2>
        <p className={marks['quiet']}>
          {messageKindField['x-options'][kind][language]} · <bdi dir="ltr">{phone}</bdi>
        </p>
        {lastMessage && (
          <p className={marks['quiet']}>
            {t('message.last', {
              kind: lastMessage.kind ? messageKindField['x-options'][lastMessage.kind][language] : t('message.ownText'),
              by: lastMessage.by.name || lastMessage.by.username,
            })}{' '}
            · <DateTime at={lastMessage.at} />
          </p>
        )}
        {template ? (
          <MessageForm {...draft} template={template} cliq={data?.cliq ?? null} onClose={onClose} />
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
