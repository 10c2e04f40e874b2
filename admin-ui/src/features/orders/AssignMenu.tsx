/**
 * A field that assigns a menu to an order. It offers the menus of the order's client, and those that match what is
 * typed. (docs/spec/staff-console.md#orders-table)
 */
import { useState, type KeyboardEvent } from 'react';
import Box from '@mui/material/Box';
import Popper from '@mui/material/Popper';
import { menuEndpoints, orderSchema, parseMenuReference, schemaLabel, type Order } from '@qaima/schemas';
import { useQuery } from '@tanstack/react-query';
import { MenuStatus } from '../../components/MenuStatus.js';
import type { UnsavedScope } from '../../components/unsavedChanges.js';
import { useConfirmOverwrite } from '../../components/useConfirmOverwrite.js';
import { useDebounced } from '../../components/useDebounced.js';
import { useApi } from '../../data/api.js';
import { useLanguage, useTranslate } from '../../i18n/i18n.js';
import { ChoiceList, moveFocus, type Choice } from '../../schema-ui/form/ChoiceList.js';
import { useMenuChoices } from '../../schema-ui/form/choices.js';
import { tokens } from '../../theme/theme.js';
import { useTypedValue } from './EditingContext.js';
import fields from './fields.module.css';
import { InlineForm } from './InlineForm.js';
import { orderMenuName, orderName } from './orderSummary.js';
import { useConfirmAssignment } from './useConfirmAssignment.js';
import { useOrderActions } from './useOrderActions.js';

/** How many of a client's menus are offered. */
const MAX_OFFERED = 15;

/** The client's menus, newest first. @param isAsked false: does not load them yet */
function useMenusOfClient({ user }: Order, isAsked: boolean): readonly Choice[] {
  const t = useTranslate();
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
  return data.map(({ _id, username: shortName, institution, inactiveFrom = null }) => ({
    value: shortName || _id,
    title: institution.name || shortName || t('desk.unnamed'),
    hints: [shortName ?? ''],
    beside: <MenuStatus menu={{ inactiveFrom }} />,
  }));
}

const LIST = 'data-menu-choices';

/** Whether the focus is in the list, which is outside of the field's row. */
const isInList = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest(`[${LIST}]`) !== null;

interface OfferedProps {
  /** The field, while it offers something. */
  readonly anchor: HTMLElement | null;
  readonly choices: readonly Choice[];
  readonly query: string;
  readonly onChoose: (menu: string) => void;
  readonly onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
  readonly onLeave: () => void;
}

/** The menus that match, below the field and above the table, which cuts what is outside of it. */
function Offered({ anchor, choices, query, onChoose, onKeyDown, onLeave }: OfferedProps) {
  const t = useTranslate();
  return (
    <Popper open={anchor !== null && choices.length > 0} anchorEl={anchor} placement="bottom-start" sx={popperSx}>
      <Box
        {...{ [LIST]: '' }}
        onBlur={({ relatedTarget }) => {
          if (!isInList(relatedTarget) && relatedTarget !== anchor) onLeave();
        }}
        onKeyDown={onKeyDown}
      >
        <ChoiceList label={t('desk.matchingMenus')} choices={choices} query={query} onChoose={onChoose} />
      </Box>
    </Popper>
  );
}

const popperSx = {
  zIndex: 'modal',
  inlineSize: 'min(340px, 92vw)',
  maxBlockSize: 320,
  overflowY: 'auto',
  border: `1px solid ${tokens.line}`,
  borderRadius: '12px',
  backgroundColor: tokens.surface,
  boxShadow: tokens.lift,
} as const;

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
  const query = useDebounced(typed?.trim() ?? '');
  const ofClient = useMenusOfClient(order, isAsked);
  const matching = useMenuChoices(isAsked ? query : '');
  const offered = query === '' ? ofClient : matching;
  const [input, setInput] = useState<HTMLInputElement | null>(null);
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key === 'Escape') setAsked(false);
    const choices = document.querySelectorAll<HTMLElement>(`[${LIST}] li button`);
    moveFocus(event, [...(input ? [input] : []), ...choices]);
  };
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
            dir="auto"
            aria-label={t('orders.menuIdOf', { name: orderName(order) })}
            placeholder={t('orders.menuId')}
            maxLength={64}
            autoComplete="off"
            ref={setInput}
            value={typed ?? ''}
            onFocus={() => setAsked(true)}
            onBlur={({ relatedTarget }) => setAsked(isInList(relatedTarget))}
            onKeyDown={onKeyDown}
            onChange={({ target }) => {
              setTyped(target.value || null);
              setAsked(true);
            }}
          />
        )}
      </InlineForm>
      <Offered
        anchor={isAsked ? input : null}
        choices={offered}
        query={query}
        onChoose={(menu) => {
          setTyped(menu);
          input?.focus();
          setAsked(false);
        }}
        onKeyDown={onKeyDown}
        onLeave={() => setAsked(false)}
      />
    </>
  );
}
