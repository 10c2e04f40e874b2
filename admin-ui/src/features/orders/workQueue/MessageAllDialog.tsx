/**
 * Writes to several clients from one template. The user opens the chats one after another, because a messenger opens
 * one chat at a time. Each message can be edited, and is recorded when its chat is opened.
 * (docs/spec/staff-console.md#work-queue)
 */
import { useId, useState } from 'react';
import Button from '@mui/material/Button';
import {
  formatCount,
  isolateAuto,
  LIST_SEPARATOR,
  messageKindField,
  messageLink,
  type Language,
  type MessageKind,
} from '@qaima/schemas';
import { Dialog } from '../../../components/Dialog.js';
import { ListUnavailable } from '../../../components/ListUnavailable.js';
import { NativeSelect } from '../../../components/NativeSelect.js';
import { RowsSkeleton } from '../../../components/RowsSkeleton.js';
import { useMessageTemplates } from '../../../data/useMessageTemplates.js';
import { useLanguage, useTranslate } from '../../../i18n/i18n.js';
import marks from '../badges.module.css';
import { MessageForm } from '../message/MessageForm.js';
import { useEditedTexts } from '../message/useEditedTexts.js';
import messageCss from '../message/message.module.css';
import { orderName } from '../orderSummary.js';
import { isPaymentRequest, kindsFor, owesNothing, type QueueDraft } from './queueMessages.js';
import { RecipientList } from './RecipientList.js';

interface MessageAllDialogProps {
  readonly drafts: readonly QueueDraft[];
  /** The clients whose chat was opened, now or before the dialog was closed, by draft. */
  readonly opened: ReadonlySet<string>;
  readonly onOpened: (opened: ReadonlySet<string>) => void;
  readonly onClose: () => void;
}

export function MessageAllDialog({ drafts: all, opened, onOpened, onClose }: MessageAllDialogProps) {
  const t = useTranslate();
  const language = useLanguage();
  const id = useId();
  /** The clients who get no message; at first those who were written to today, so that nobody gets two by mistake. */
  const [leftOut, setLeftOut] = useState<ReadonlySet<string>>(
    () => new Set(all.filter((draft) => draft.writtenToday && !opened.has(draft.id)).map((draft) => draft.id)),
  );
  const drafts = all.filter((draft) => !leftOut.has(draft.id));
  const kinds = kindsFor(drafts);
  const proposed = drafts[0]?.kind;
  const [kind, setKind] = useState(kinds.find((one) => one === proposed) ?? kinds[0]);
  const [day, setDay] = useState<string>();
  /** The languages that the user has chosen, by draft. */
  const [languages, setLanguages] = useState<Readonly<Record<string, Language>>>({});
  const { textOf, keep } = useEditedTexts();
  const canReceive = ({ phone }: QueueDraft) => messageLink(phone, '') !== null;
  /** The first client who is left after the chats that were opened and the clients who get no message. */
  const next = (done: ReadonlySet<string>) => all.find((draft) => !done.has(draft.id) && canReceive(draft))?.id;
  const [current, setCurrent] = useState(() => next(new Set([...opened, ...leftOut])));
  const { data, error, refetch } = useMessageTemplates();
  // Clients who would be asked for money although they owe none.
  const settled = drafts.filter(({ order }) => isPaymentRequest(kind) && owesNothing(order));
  const draft = drafts.find((one) => one.id === current);
  const open = (draftId: string) => {
    const done = new Set([...opened, draftId]);
    onOpened(done);
    setCurrent(next(new Set([...done, ...leftOut])));
  };
  const include = (draftId: string, isIncluded: boolean) => {
    const without = new Set([...leftOut].filter((one) => one !== draftId));
    if (!isIncluded) without.add(draftId);
    setLeftOut(without);
    if (draftId === current || current === undefined) setCurrent(next(new Set([...opened, ...without])));
  };
  return (
    <Dialog
      hasHistoryEntry
      open
      onClose={onClose}
      aria-labelledby={id}
      fullWidth
      slotProps={{ paper: { sx: { maxInlineSize: 560 } } }}
    >
      <div className={messageCss['dialog']}>
        <h2 id={id}>{t('workQueue.messageAllTitle', { smart_count: drafts.length })}</h2>
        <NativeSelect
          inputProps={{ 'aria-label': t('workQueue.template') }}
          value={kind ?? ''}
          onChange={({ target }) => setKind(kinds.find((one: MessageKind) => one === target.value))}
        >
          {kinds.map((one) => (
            <option key={one} value={one}>
              {messageKindField['x-options'][one][language]}
            </option>
          ))}
        </NativeSelect>
        {settled.length > 0 && (
          <p role="alert" className={marks['edits']}>
            {t('workQueue.settled', {
              names: settled.map(({ order }) => isolateAuto(orderName(order))).join(LIST_SEPARATOR[language]),
            })}
          </p>
        )}
        <p role="status">
          {t('workQueue.opened', { done: formatCount(opened.size), all: formatCount(drafts.length) })}
        </p>
        <RecipientList
          drafts={all}
          opened={opened}
          current={current}
          canReceive={canReceive}
          onChoose={(draftId) => setCurrent(draftId)}
          leftOut={leftOut}
          onInclude={include}
        />
        {!data && error && <ListUnavailable error={error} onRetry={() => void refetch()} />}
        {!data && !error && <RowsSkeleton count={3} />}
        {data && draft && kind && (
          <MessageForm
            key={`${draft.id} ${kind}`}
            {...draft}
            kind={kind}
            templates={data.templates}
            cliq={data.cliq}
            firstDay={day}
            onDay={setDay}
            firstLanguage={languages[draft.id]}
            onLanguage={(chosen) => setLanguages({ ...languages, [draft.id]: chosen })}
            firstText={textOf(`${draft.id} ${kind}`)}
            onText={(text) => keep(`${draft.id} ${kind}`, text)}
            onOpened={() => open(draft.id)}
            onClose={onClose}
          />
        )}
        {data && !draft && (
          <>
            <p>
              {t(
                opened.size > 0
                  ? 'workQueue.allOpened'
                  : drafts.length > 0
                    ? 'workQueue.nobodyReachable'
                    : 'workQueue.nobodyChosen',
              )}
            </p>
            <div className={messageCss['dialogFoot']}>
              <Button variant="contained" onClick={onClose}>
                {t('message.cancel')}
              </Button>
            </div>
          </>
        )}
      </div>
    </Dialog>
  );
}
