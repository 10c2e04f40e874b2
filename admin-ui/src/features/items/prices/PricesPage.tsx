/**
 * Changes many prices by a rule, after a preview of each price. One request applies all changes, and one undo reverts
 * them. (docs/spec/owners-area.md#change-prices)
 */
import { useMemo, useRef, useState } from 'react';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import {
  ApiError,
  isolateAuto,
  LIST_SEPARATOR,
  priceChangeEndpoints,
  priceChangesHash,
  type Menu,
} from '@qaima/schemas';
import { useQueryClient } from '@tanstack/react-query';
import { useApi } from '../../../data/api.js';
import { useMenu, useMenuName, type MenuSection } from '../../../data/menu.js';
import { itemsOf, refetchMenuAndDerived } from '../../../data/menuDataProvider.js';
import { useNotifyError } from '../../../data/useMenuMutations.js';
import { useNotifyWithUndo } from '../../../data/useNotifyWithUndo.js';
import { useLanguage, useTranslate } from '../../../i18n/i18n.js';
import { tokens } from '../../../theme/theme.js';
import { BulkPage } from '../bulk/BulkPage.js';
import type { ViewProps } from '../viewProps.js';
import { PriceRuleCard } from './PriceRuleCard.js';
import { PriceTable } from './PriceTable.js';
import { useConfirmJumps } from './useConfirmJumps.js';
import { usePriceRule, type PriceState } from './usePriceRule.js';

/** Sends the change. The server refuses it if the menu has changed since the shown prices were calculated. */
function useSendPrices(currency: ViewProps['currency'], onDone: () => void) {
  const api = useApi();
  const queries = useQueryClient();
  const menuName = useMenuName();
  const { data: menu } = useMenu();
  const t = useTranslate();
  const notifyError = useNotifyError();
  const { removed } = useNotifyWithUndo();
  const [sending, setSending] = useState(false);
  const isSending = useRef(false);
  const { agreed, dialog } = useConfirmJumps(currency);
  const send = async ({ request, changes }: PriceState) => {
    if (isSending.current) return;
    isSending.current = true;
    try {
      if (!(await agreed(changes))) return;
      setSending(true);
      const body = { ...request, hash: priceChangesHash(changes) };
      const params = { menuId: menu?._id ?? menuName };
      const { data, undo } = await api.send(priceChangeEndpoints.change, { params, body });
      await refetchMenuAndDerived(queries, menuName);
      const smart_count = data.changes.length;
      removed(t('prices.done', { smart_count }), undo, t('prices.undone', { smart_count }));
      onDone();
    } catch (error) {
      // The menu has changed since the prices were calculated. The table shows the new prices, which the user must
      // confirm.
      if (error instanceof ApiError && error.statusCode === 409) await refetchMenuAndDerived(queries, menuName);
      notifyError(error);
    } finally {
      isSending.current = false;
      setSending(false);
    }
  };
  return { sending, send, dialog };
}

export default function PricesPage({ sections, currency, selection, onClose }: ViewProps) {
  const t = useTranslate();
  const { data: menu = NO_MENU } = useMenu();
  const [selected] = useState(selection.items);
  const state = usePriceRule(menu, sections, selected);
  const { sending, send, dialog } = useSendPrices(currency, () => {
    selection.clear();
    onClose();
  });
  const items = useMemo(() => itemsById(sections), [sections]);
  const { draft, rows, changes, problem, left, dearer } = state;
  const inTable = new Set(rows.map(({ _id }) => _id));
  const unlisted = (menu.combos ?? []).filter(({ _id }) => dearer.has(_id) && !inTable.has(_id));
  const reason = problem ? t(`prices.${problem}`) : changes.length === 0 ? t('prices.nothing') : '';
  return (
    <BulkPage
      title={t('prices.title')}
      hint={t('prices.hint')}
      onClose={onClose}
      foot={
        <>
          <Button
            variant="contained"
            disabled={sending || reason !== ''}
            onClick={() => void send(state)}
            sx={{ flexGrow: { xs: 1, md: 0 } }}
          >
            {sending ? t('bulk.running') : t('prices.apply', { smart_count: changes.length })}
          </Button>
          <Button variant="outlined" color="inherit" disabled={sending} onClick={onClose}>
            {t('confirm.cancel')}
          </Button>
          <Box role="status" sx={{ color: reason ? tokens.danger : tokens.muted, fontSize: 13 }}>
            {reason || t('prices.oneStep')}
          </Box>
        </>
      }
    >
      <Box sx={columns}>
        <PriceRuleCard
          draft={draft}
          problem={problem}
          sections={sections}
          selected={selected.length}
          hasCombos={(menu.combos ?? []).length > 0}
          currency={currency}
          disabled={sending}
          onChange={state.update}
        />
        <Box sx={{ display: 'grid', gap: '12px', minInlineSize: 0 }}>
          <DearerCombos titles={unlisted.map(({ title }) => title)} />
          <PriceTable
            changing={changes.length}
            disabled={sending}
            onToggle={state.toggle}
            hasValue={problem === null}
            {...{ rows, items, left, dearer, currency }}
          />
        </Box>
      </Box>
      {dialog}
    </BulkPage>
  );
}

/** Names the combos that stay as they are and become dearer than their items. */
function DearerCombos({ titles }: { readonly titles: readonly string[] }) {
  const t = useTranslate();
  const language = useLanguage();
  return (
    <Box role="status">
      {titles.length > 0 && (
        <Alert severity="warning">
          {t('prices.dearerCombos', { titles: titles.map(isolateAuto).join(LIST_SEPARATOR[language]) })}
        </Alert>
      )}
    </Box>
  );
}

const NO_MENU: Partial<Menu> = {};

const itemsById = (sections: readonly MenuSection[]) =>
  new Map(sections.flatMap((section) => itemsOf(section).map((item) => [item._id, item] as const)));

const columns = {
  display: 'grid',
  gap: '16px',
  alignItems: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media (min-width: 1080px)': { gridTemplateColumns: '312px minmax(0, 1fr)' },
} as const;
