/** What the client wants changed: by phone number, ready or not, with a message when it is. (Document 2, sections 2 and 4.) */
import { phoneFault, type Order } from '@qaima/schemas';
import { Send } from 'lucide-react';
import { useLanguage, useSay } from '../../../i18n/i18n.js';
import marks from '../badges.module.css';
import buttons from '../buttons.module.css';
import { useTyped } from '../EditingContext.js';
import fields from '../fields.module.css';
import { InlineForm } from '../InlineForm.js';
import type { Writing } from '../message/messageDraft.js';
import { unreadyOf } from '../orderSummary.js';
import { StatusSelect } from '../StatusSelect.js';
import { useOrderDeeds } from '../useOrderActions.js';
import css from './panel.module.css';
import { Part } from './PanelSection.js';

interface EditsProps {
  readonly order: Order;
  readonly onWrite: (writing: Writing) => void;
}

export function Edits({ order, onWrite }: EditsProps) {
  const say = useSay();
  const { switchEdit } = useOrderDeeds(order._id);
  const unready = unreadyOf(order);
  const badge = unready > 0 && <span className={marks['edits']}>{say('order.unready', { smart_count: unready })}</span>;
  return (
    <Part title={say('order.edits')} beside={badge}>
      <ul className={css['editList']}>
        {(order.requiredEdits ?? []).map(({ _id = '', phoneNo, status }, index) => (
          <li key={_id || index} data-status={status} className={css[`${status}Edit`]}>
            <bdi dir="ltr">{phoneNo}</bdi>
            {status === 'ready' && (
              <button
                type="button"
                className={buttons['iconButton']}
                aria-label={say('order.editMessage', { phone: phoneNo })}
                onClick={() => onWrite({ kind: 'editReady', order, phone: phoneNo })}
              >
                <Send size={18} aria-hidden="true" />
              </button>
            )}
            <StatusSelect
              label={say('order.editStatus', { phone: phoneNo })}
              value={status}
              onChoose={(next) => void switchEdit(index, next)}
            />
          </li>
        ))}
      </ul>
      {!order.requiredEdits?.length && <p className={marks['quiet']}>{say('order.noEdits')}</p>}
      <AddEdit order={order} />
    </Part>
  );
}

function AddEdit({ order }: { readonly order: Order }) {
  const say = useSay();
  const language = useLanguage();
  const { addEdit } = useOrderDeeds(order._id);
  const [typed, setTyped, settle] = useTyped();
  const send = async () => {
    const done = await addEdit(typed ?? '');
    if (done) settle(typed);
    return done;
  };
  return (
    <InlineForm action={say('order.add')} problem={phoneFault(typed ?? '')?.[language] ?? null} onSend={send}>
      {(aria) => (
        <input
          {...aria}
          type="tel"
          dir="ltr"
          maxLength={40}
          autoComplete="off"
          className={fields['control']}
          aria-label={say('order.editPhone')}
          placeholder={order.user?.phone ?? '079 000 0000'}
          value={typed ?? ''}
          onChange={({ target }) => setTyped(target.value || null)}
        />
      )}
    </InlineForm>
  );
}
