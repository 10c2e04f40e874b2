/** The form of a message: the due date, the text, and the button that opens the messenger. */
import { useId, useRef, useState } from 'react';
import Button from '@mui/material/Button';
import {
  addDays,
  formatDate,
  providerDay,
  DEFAULT_TIME_ZONE,
  fillMessage,
  GREETINGS,
  isDate,
  recipientLanguage,
  messageLink,
  messageValues,
  todayIn,
  type Language,
  type MessageTemplate,
} from '@qaima/schemas';
import { useQueryClient } from '@tanstack/react-query';
import { MessageCircle, Pencil } from 'lucide-react';
import { useNotify } from 'react-admin';
import { DateField } from '../../../components/DateField.js';
import { TemplateEditor } from '../../../schema-ui/TemplateEditor.js';
import { UNDO_PERIOD_MS } from '../../../data/useNotifyWithUndo.js';
import { useRecordMessage } from '../../../data/useRecordMessage.js';
import { useTranslate } from '../../../i18n/i18n.js';
import marks from '../badges.module.css';
import fields from '../fields.module.css';
import { updateCachedOrder, WORK_QUEUE_KEY } from '../useOrders.js';
import css from './message.module.css';
import type { MessageDraft } from './messageDraft.js';
import { MessageLanguage } from './MessageLanguage.js';
import { useTakeBackMessage } from './useTakeBackMessage.js';

/** The number of days until the default due date of the last payment. */
const DAYS_TO_PAY = 7;

/** The limit of a message, because the messenger's link contains it. The API accepts more. */
const MAX_MESSAGE_LENGTH = 2000;

const withoutEmpty = (topic: Readonly<Record<string, string | undefined>>) =>
  Object.fromEntries(Object.entries(topic).filter(([, value]) => value));

interface MessageFormProps extends MessageDraft {
  /** The templates in both languages; empty while they load, which a message without a template does not wait for. */
  readonly templates: readonly MessageTemplate[];
  readonly cliq: string | null;
  /** The initial due date; absent: the default. */
  readonly firstDay?: string | undefined;
  readonly onDay?: (day: string) => void;
  /** The initial language; absent: that of the recipient. */
  readonly firstLanguage?: Language | undefined;
  readonly onLanguage?: (language: Language) => void;
  /** The initial text if the user has edited it; null: the filled template. */
  readonly firstText: string | null;
  /**
   * Called with the text after each edit. Called with null when the template's text is shown again, and when the chat
   * was opened.
   */
  readonly onText: (text: string | null) => void;
  /** Called when the chat is opened; by default the form closes. */
  readonly onOpened?: () => void;
  readonly onClose: () => void;
}

export function MessageForm(props: MessageFormProps) {
  const { kind, order, phone, templates, cliq, firstDay, onDay, firstText, onText, onClose, onOpened } = props;
  const { firstLanguage = recipientLanguage(order), onLanguage } = props;
  const t = useTranslate();
  const queries = useQueryClient();
  const recordMessage = useRecordMessage();
  const takeBack = useTakeBackMessage();
  const notify = useNotify();
  const id = useId();
  const today = todayIn(DEFAULT_TIME_ZONE, new Date());
  const demoEnd = order.isDemo && order.demoEndDate ? providerDay(order.demoEndDate) : '';
  const [date, setDate] = useState(firstDay ?? (demoEnd >= today ? demoEnd : addDays(today, DAYS_TO_PAY)));
  const [typed, setTyped] = useState(firstText);
  const [language, setLanguage] = useState(firstLanguage);
  const change = (next: string | null) => {
    setTyped(next);
    onText(next);
  };
  const saidDay = useRef(date);
  const chooseDay = (next: string) => {
    setDate(next);
    if (!isDate(next)) return;
    onDay?.(next);
    // An edited text contains the previous date. The new date replaces it.
    const before = saidDay.current;
    change(typed?.replaceAll(formatDate(before), formatDate(next)) ?? null);
    saidDay.current = next;
  };
  const [editing, setEditing] = useState(false);
  const values = messageValues(order, { origin: window.location.origin, date, cliq, kind, language });
  const template = templates.find((one) => one.name === kind && one.language === language);
  const filled = fillMessage(template?.text ?? `${GREETINGS[language]}\n`, values);
  const text = typed ?? filled;
  const link = messageLink(phone, text);
  const problems = [
    ...(link === null ? [t('message.noPhone')] : []),
    ...(text.trim() ? [] : [t('message.empty')]),
    ...(text.length > MAX_MESSAGE_LENGTH
      ? [t('message.tooLong', { field: t('message.text'), length: text.length, limit: MAX_MESSAGE_LENGTH })]
      : []),
    ...(kind === 'lastPayment' && !(isDate(date) && date >= today) ? [t('message.noDate')] : []),
  ];
  const openChat = async () => {
    onText(null);
    (onOpened ?? onClose)();
    const { _id: orderId, menu, user } = order;
    const topic = orderId === undefined ? { menu: menu?._id ?? '', client: user?.username } : { order: orderId };
    const sent = await recordMessage({ phone, text, language, ...(kind && { kind }), ...withoutEmpty(topic) });
    if (!sent) return;
    const { _id: messageId, at, by } = sent;
    // Beside a form that stays open, the notification would cover the button that opens the next chat.
    if (!onOpened)
      notify(t('message.recorded'), {
        type: 'info',
        undo: () => takeBack(messageId),
        autoHideDuration: UNDO_PERIOD_MS,
      });
    if (orderId === undefined) await queries.invalidateQueries({ queryKey: WORK_QUEUE_KEY });
    else updateCachedOrder(queries, orderId, (cached) => ({ ...cached, lastMessage: { kind, language, at, by } }));
  };
  if (editing && template) {
    return (
      <TemplateEditor
        template={template}
        values={values}
        onSaved={() => {
          // The template has changed, so an edited text is discarded.
          change(null);
          setEditing(false);
        }}
        onBack={() => setEditing(false)}
      />
    );
  }
  return (
    <>
      {kind === 'lastPayment' && (
        <div className={fields['labelled']}>
          <label htmlFor={`${id}-date`}>{t('message.date')}</label>
          <DateField id={`${id}-date`} min={today} value={date} onChange={chooseDay} />
        </div>
      )}
      <MessageLanguage
        value={language}
        isEdited={typed !== null}
        onChoose={(chosen) => {
          change(null);
          setLanguage(chosen);
          onLanguage?.(chosen);
        }}
      />
      <label className={fields['labelled']}>
        <span>{t('message.text')}</span>
        <textarea
          dir="auto"
          lang={language}
          rows={8}
          className={fields['control']}
          value={text}
          onChange={({ target }) => change(target.value === filled ? null : target.value)}
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
        {template && (
          <Button color="inherit" startIcon={<Pencil size={18} />} onClick={() => setEditing(true)}>
            {t('message.editTemplate')}
          </Button>
        )}
        <Button color="inherit" onClick={onClose}>
          {t('message.cancel')}
        </Button>
      </div>
    </>
  );
}
