import { useState } from 'react';
import Button from '@mui/material/Button';
import { canTakeBack, messageKindField, type SentMessage } from '@qaima/schemas';
import { Undo2 } from 'lucide-react';
import { useListContext, useRecordContext, type RaRecord } from 'react-admin';
import { DateTime } from '../../../components/DateTime.js';
import { useLanguage, useTranslate } from '../../../i18n/i18n.js';
import { useTakeBackMessage } from '../message/useTakeBackMessage.js';
import css from './client.module.css';
import { ClientList } from './ClientList.js';

export function ClientMessages({ username }: { readonly username: string }) {
  const t = useTranslate();
  return (
    <ClientList
      resource="sentMessages"
      filter={{ client: username }}
      title={t('client.messages')}
      empty={t('client.noMessages')}
    >
      <MessageRow />
    </ClientList>
  );
}

/** A message, shown as the name of its template. Opening it shows the text; that of the first one is open. */
function MessageRow() {
  const t = useTranslate();
  const takeBack = useTakeBackMessage();
  const [now] = useState(() => Date.now());
  const language = useLanguage();
  const { data } = useListContext();
  const message = useRecordContext<SentMessage & RaRecord>();
  if (!message) return null;
  const { _id, kind, language: written, text, at, by, phone } = message;
  return (
    <li className={css['row']}>
      <details open={message === data?.[0]}>
        <summary className={css['message']}>
          <strong>{kind ? messageKindField['x-options'][kind][language] : t('message.ownText')}</strong>
          <span className={css['facts']}>
            {written && <span>{t(`languages.names.${written}`)}</span>}
            <span>{t('client.by', { name: `\u2068${by.name || by.username}\u2069` })}</span>
            <DateTime at={at} />
          </span>
        </summary>
        <p dir="auto" lang={written ?? 'ar'} className={css['text']}>
          {text}
        </p>
        <bdi dir="ltr" className={css['facts']}>
          {phone}
        </bdi>
        {canTakeBack(message, now) && (
          <Button color="inherit" startIcon={<Undo2 size={18} />} onClick={() => void takeBack(_id)}>
            {t('message.notSent')}
          </Button>
        )}
      </details>
    </li>
  );
}
