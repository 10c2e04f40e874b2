/**
 * The menu of an order. Clicking its name copies its id. An order without a menu has a field that assigns one.
 * (docs/spec/staff-console.md#orders-table)
 */
import { parseMenuReference, type Order } from '@qaima/schemas';
import { Check, Copy } from 'lucide-react';
import { useNotify } from 'react-admin';
import type { UnsavedScope } from '../../components/unsavedChanges.js';
import { useCopy } from '../../components/useCopy.js';
import { useTranslate } from '../../i18n/i18n.js';
import marks from './badges.module.css';
import buttons from './buttons.module.css';
import { useTypedValue } from './EditingContext.js';
import fields from './fields.module.css';
import { InlineForm } from './InlineForm.js';
import { orderMenuName, orderName } from './orderSummary.js';
import { useConfirmAssignment } from './useConfirmAssignment.js';
import { useOrderActions } from './useOrderActions.js';

export const MenuCell = ({ order }: { readonly order: Order }) =>
  order.menu ? <CopyMenuId order={order} /> : <AssignMenu order={order} scope="page" />;

export function CopyMenuId({ order }: { readonly order: Order }) {
  const t = useTranslate();
  const notify = useNotify();
  const { copied, copy } = useCopy();
  const name = orderMenuName(order);
  const press = async () => {
    const done = await copy(order.menu?._id ?? '');
    notify(t(done ? 'orderDone.copiedMenu' : 'orderDone.copyFailed'), { type: done ? 'success' : 'error' });
  };
  const Icon = copied ? Check : Copy;
  return (
    <button
      type="button"
      className={buttons['plain']}
      aria-label={t('orders.copyMenu', { name })}
      onClick={() => void press()}
    >
      <bdi className={marks['cut']}>{name}</bdi>
      <Icon size={16} aria-hidden="true" />
    </button>
  );
}

interface AssignMenuProps {
  readonly order: Order;
  /** Where the field is. */
  readonly scope: UnsavedScope;
}

export function AssignMenu({ order, scope }: AssignMenuProps) {
  const t = useTranslate();
  const { assignMenu } = useOrderActions(order._id);
  const { agreedMenu, dialog } = useConfirmAssignment(order);
  const [typed, setTyped, settle] = useTypedValue(scope);
  const send = async () => {
    const menu = parseMenuReference(typed ?? '');
    if (!(await agreedMenu(menu))) return null;
    const done = await assignMenu(menu);
    if (done) settle(typed);
    return done;
  };
  return (
    <>
      {dialog}
      <InlineForm action={t('orders.assign')} isBegun={Boolean(typed?.trim())} onSend={send}>
        {(aria) => (
          <input
            {...aria}
            className={`${fields['control'] ?? ''} ${fields['dashed'] ?? ''}`}
            dir={typed ? 'ltr' : undefined}
            aria-label={t('orders.menuIdOf', { name: orderName(order) })}
            placeholder={t('orders.menuId')}
            maxLength={64}
            autoComplete="off"
            value={typed ?? ''}
            onChange={({ target }) => setTyped(target.value || null)}
          />
        )}
      </InlineForm>
    </>
  );
}
