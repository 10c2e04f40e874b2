/**
 * The menu of an order. Clicking its name copies its id. An order without a menu has a field that assigns one, and
 * offers those of its client. (docs/spec/staff-console.md#orders-table)
 */
import { useId, useState } from 'react';
import { menuEndpoints, orderSchema, parseMenuReference, schemaLabel, type Order } from '@qaima/schemas';
import { useQuery } from '@tanstack/react-query';
import { Check, Copy } from 'lucide-react';
import { useNotify } from 'react-admin';
import type { UnsavedScope } from '../../components/unsavedChanges.js';
import { useApi } from '../../data/api.js';
import { useConfirmOverwrite } from '../../components/useConfirmOverwrite.js';
import { useCopy } from '../../components/useCopy.js';
import { useLanguage, useTranslate } from '../../i18n/i18n.js';
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
      <bdi className={marks['twoLines']} title={name}>
        {name}
      </bdi>
      <Icon size={16} aria-hidden="true" />
    </button>
  );
}

/** How many of a client's menus are offered. */
const MAX_OFFERED = 15;

/** The client's menus, newest first. @param isAsked false: does not load them yet */
function useMenusOfClient({ user }: Order, isAsked: boolean) {
  const api = useApi();
  const username = user?.username ?? '';
  const { data = [] } = useQuery({
    queryKey: ['menus', 'client', username, 'offered'],
    queryFn: async ({ signal }) => {
      const query = { username, page: 1, limit: MAX_OFFERED };
      return (await api.send(menuEndpoints.list, { params: {}, query, signal })).data;
    },
    enabled: isAsked && username !== '',
    retry: false,
  });
  return data;
}

interface AssignMenuProps {
  readonly order: Order;
  /** Where the field is. */
  readonly scope: UnsavedScope;
}

export function AssignMenu({ order, scope }: AssignMenuProps) {
  const t = useTranslate();
  const { assignMenu } = useOrderActions(order._id);
  const language = useLanguage();
  const { agreedMenu, dialog } = useConfirmAssignment();
  const { agreedOverwrite, dialog: conflictDialog } = useConfirmOverwrite();
  const [typed, setTyped, settle] = useTypedValue(scope);
  const [isAsked, setAsked] = useState(false);
  const menus = useMenusOfClient(order, isAsked);
  const listId = useId();
  const assign = async (menu: string, shown: Order): Promise<boolean | null> => {
    if (!(await agreedMenu(menu, shown))) return null;
    const onConflict = async (_present: unknown, now: Order = shown) => {
      const field = schemaLabel(orderSchema.properties.menu, language);
      const theirs = <bdi>{orderMenuName(now) || '–'}</bdi>;
      return (await agreedOverwrite({ field, theirs, mine: <bdi>{menu}</bdi> })) && (await assign(menu, now)) === true;
    };
    return assignMenu(menu, { former: shown.menu?._id ?? null, onConflict });
  };
  const send = async () => {
    const done = await assign(parseMenuReference(typed ?? ''), order);
    if (done) settle(typed);
    return done;
  };
  return (
    <>
      {dialog}
      {conflictDialog}
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
            list={listId}
            value={typed ?? ''}
            onFocus={() => setAsked(true)}
            onChange={({ target }) => setTyped(target.value || null)}
          />
        )}
      </InlineForm>
      <datalist id={listId}>
        {menus.map(({ _id, username, institution }) => (
          <option key={_id} value={username || _id}>
            {institution.name}
          </option>
        ))}
      </datalist>
    </>
  );
}
