/**
 * Shows a message made from a template. The user can edit the text before the messenger opens it.
 * (docs/spec/staff-console.md#messages)
 */
import { useId, useRef, useState } from 'react';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import {
  addDays,
  formatDate,
  providerDay,
  DEFAULT_TIME_ZONE,
  fillMessage,
  isDate,
  messageKindField,
  messageLink,
  messageValues,
  todayIn,
} from '@qaima/schemas';
import { useQueryClient } from '@tanstack/react-query';
import { MessageCircle, Pencil } from 'lucide-react';
import { DateField } from '../../../components/DateField.js';
import { DateTime } from '../../../components/DateTime.js';
import { useRecordMessage } from '../../../data/useRecordMessage.js';
import { useLanguage, useTranslate } from '../../../i18n/i18n.js';
import marks from '../badges.module.css';
import fields from '../fields.module.css';
import { orderName } from '../orderSummary.js';
import { updateCachedOrder } from '../useOrders.js';
import css from './message.module.css';
import type { MessageDraft } from './messageDraft.js';
import { TemplateEditor } from './TemplateEditor.js';
import { useTemplate } from './useTemplate.js';

/** The number of days until the default due date of the last payment. */
const DAYS_TO_PAY = 7;

interface MessageDialogProps extends MessageDraft {
  readonly onClose: () => void;
}

export function MessageDialog({ kind, order, phone, onClose }: MessageDialogProps) {
  const t = useTranslate();
  const language = useLanguage();
  const queries = useQueryClient();
  const recordMessage = useRecordMessage();
  const id = useId();
  const template = useTemplate(kind);
  const today = todayIn(DEFAULT_TIME_ZONE, new Date());
  const demoEnd = order.isDemo && order.demoEndDate ? providerDay(order.demoEndDate) : '';
  const [date, setDate] = useState(demoEnd >= today ? demoEnd : addDays(today, DAYS_TO_PAY));
  const [typed, setTyped] = useState<string | null>(null);
  const saidDay = useRef(date);
  const chooseDay = (next: string) => {
    setDate(next);
    if (!isDate(next)) return;
    // An edited text contains the previous date, which is replaced by the new one.
    const before = saidDay.current;
    setTyped((text) => text?.replaceAll(formatDate(before), formatDate(next)) ?? null);
    saidDay.current = next;
  };
  const [editing, setEditing] = useState(false);
  const filled = fillMessage(template.text, messageValues(order, { origin: window.location.origin, date }));
  const text = typed ?? filled;
  const link = messageLink(phone, text);
  const problems = [
    ...(link === null ? [t('message.noPhone')] : []),
    ...(text.trim() ? [] : [t('message.empty')]),
    ...(kind === 'lastPayment' && !(isDate(date) && date >= today) ? [t('message.noDate')] : []),
  ];
  const { lastMessage } = order;
  const openChat = async () => {
    onClose();
    const sent = await recordMessage({ kind, phone, text, order: order._id });
    if (!sent) return;
    const { at, by } = sent;
    updateCachedOrder(queries, order._id, (cached) => ({ ...cached, lastMessage: { kind, at, by } }));
  };
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
        {editing ? (
          <TemplateEditor
            kind={kind}
            template={template}
            onDone={(isChanged) => {
              // An edited text is discarded only if the template has changed.
              if (isChanged) setTyped(null);
              setEditing(false);
            }}
          />
        ) : (
          <>
            {kind === 'lastPayment' && (
              <div className={fields['labelled']}>
                <label htmlFor={`${id}-date`}>{t('message.date')}</label>
                <DateField id={`${id}-date`} min={today} value={date} onChange={chooseDay} />
              </div>
            )}
            <label className={fields['labelled']}>
              <span>{t('message.text')}</span>
              <textarea
                dir="auto"
                lang="ar"
                rows={8}
                maxLength={2000}
                className={fields['control']}
                value={text}
                onChange={({ target }) => setTyped(target.value)}
              />
            </label>
            <p className={marks['quiet']}>{t('message.textHint')}</p>
            {problems.map((problem) => (
              <p key={problem} role="alert" className={fields['problem']}>
                {problem}
              </p>
            ))}
            <div className={css['dialogFoot']}>
              <Button
                variant="contained"
                startIcon={<MessageCircle size={18} />}
                disabled={problems.length > 0}
                href={link ?? ''}
                target="_blank"
                rel="noreferrer"
                onClick={() => void openChat()}
              >
                {t('message.open')}
              </Button>
              <Button color="inherit" startIcon={<Pencil size={18} />} onClick={() => setEditing(true)}>
                {t('message.editTemplate')}
              </Button>
              <Button color="inherit" onClick={onClose}>
                {t('message.cancel')}
              </Button>
            </div>
          </>
        )}
      </div>
    </Dialog>
  );
}
