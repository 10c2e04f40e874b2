import { useState } from 'react';
import Button from '@mui/material/Button';
import { canTakeBack, messageKindField, type SentMessage } from '@qaima/schemas';
import { Undo2 } from 'lucide-react';
import { DateTime } from '../../../components/DateTime.js';
import { useLanguage, useTranslate } from '../../../i18n/i18n.js';
import { useTakeBackMessage } from '../message/useTakeBackMessage.js';
import css from './client.module.css';
import { ListCard } from './ListCard.js';
import { useClientMessages } from './useClient.js';

export function ClientMessages({ username }: { readonly username: string }) {
  const t = useTranslate();
  const [page, setPage] = useState(1);
  const list = useClientMessages(username, page);
  return (
    <ListCard title={t('client.messages')} list={list} empty={t('client.noMessages')} page={page} onPage={setPage}>
      {(message) => <MessageRow message={message} isOpen={message === list.rows?.[0]} />}
    </ListCard>
  );
}

interface MessageRowProps {
  readonly message: SentMessage;
  /** Whether the message's text is expanded at first. */
  readonly isOpen: boolean;
}

/** A message, shown as the name of its template. Opening it shows the text. */
function MessageRow({ message, isOpen }: MessageRowProps) {
  const { _id, kind, language: written, text, at, by, phone } = message;
  const t = useTranslate();
  const takeBack = useTakeBackMessage();
  const [now] = useState(() => Date.now());
  const language = useLanguage();
  return (
    <li className={css['row']}>
      <details open={isOpen}>
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
