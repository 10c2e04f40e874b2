/**
 * The changes to the menu that the client has requested. Each has a phone number and a status; a button opens the
 * message that a change is ready. (docs/spec/staff-console.md#order-panel)
 */
import { phoneErrorMessage, type Order } from '@qaima/schemas';
import { Send } from 'lucide-react';
import { useLanguage, useTranslate } from '../../../i18n/i18n.js';
import marks from '../badges.module.css';
import buttons from '../buttons.module.css';
import { useTypedValue } from '../EditingContext.js';
import fields from '../fields.module.css';
import { InlineForm } from '../InlineForm.js';
import type { MessageDraft } from '../message/messageDraft.js';
import { unreadyEdits } from '../orderSummary.js';
import { EditStatusSelect } from '../EditStatusSelect.js';
import { useOrderActions } from '../useOrderActions.js';
import css from './panel.module.css';
import { PanelSection } from './PanelSection.js';

interface RequiredEditsProps {
  readonly order: Order;
  readonly onWrite: (writing: MessageDraft) => void;
}

export function RequiredEdits({ order, onWrite }: RequiredEditsProps) {
  const t = useTranslate();
  const { switchEdit } = useOrderActions(order._id);
  const unready = unreadyEdits(order);
  const badge = unready > 0 && <span className={marks['edits']}>{t('order.unready', { smart_count: unready })}</span>;
  return (
    <PanelSection title={t('order.edits')} beside={badge}>
      <ul className={css['editList']}>
        {(order.requiredEdits ?? []).map(({ _id, phoneNo, status }, index) => (
          <li key={_id || index} data-status={status} className={css[`${status}Edit`]}>
            <bdi dir="ltr">{phoneNo}</bdi>
            {status === 'ready' && (
              <button
                type="button"
                className={buttons['iconButton']}
                aria-label={t('order.editMessage', { phone: phoneNo })}
                onClick={() => onWrite({ kind: 'editReady', order, phone: phoneNo })}
              >
                <Send size={18} aria-hidden="true" />
              </button>
            )}
            <EditStatusSelect
              label={t('order.editStatus', { phone: phoneNo })}
              value={status}
              onChoose={(next) => void switchEdit(index, next)}
            />
          </li>
        ))}
      </ul>
      {!order.requiredEdits?.length && <p className={marks['quiet']}>{t('order.noEdits')}</p>}
      <AddEditRequest order={order} />
    </PanelSection>
  );
}

function AddEditRequest({ order }: { readonly order: Order }) {
  const t = useTranslate();
  const language = useLanguage();
  const { addEdit } = useOrderActions(order._id);
  const [typed, setTyped, settle] = useTypedValue('panel');
  const send = async () => {
    const done = await addEdit(typed ?? '');
    if (done) settle(typed);
    return done;
  };
  return (
    <InlineForm action={t('order.add')} problem={phoneErrorMessage(typed ?? '')?.[language] ?? null} onSend={send}>
      {(aria) => (
        <label className={fields['labelled']}>
          <span>{t('order.editPhone')}</span>
          <input
            {...aria}
            type="tel"
            dir="ltr"
            maxLength={40}
            autoComplete="off"
            className={fields['control']}
            placeholder={order.user?.phone ?? '079 000 0000'}
            value={typed ?? ''}
            onChange={({ target }) => setTyped(target.value || null)}
          />
        </label>
      )}
    </InlineForm>
  );
}
