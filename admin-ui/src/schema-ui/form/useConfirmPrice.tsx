/**
 * Asks for confirmation if a price becomes more than five times as high, or less than a fifth.
 * (docs/spec/domain.md#price-jumps)
 */
import { useCallback, type ReactNode } from 'react';
import Box from '@mui/material/Box';
import { useQueryClient } from '@tanstack/react-query';
import {
  interfaceUnit,
  formatAmount,
  schemaLabel,
  toThousandths,
  type Currency,
  type Menu,
  type PriceJump,
} from '@qaima/schemas';
import { CurrencySign } from '../../components/CurrencySign.js';
import { useConfirm } from '../../components/useConfirm.js';
import { menuKey, useMenuName } from '../../data/menu.js';
import { useLanguage, useTranslate } from '../../i18n/i18n.js';

interface PriceQuestion {
  /** Resolves to whether the user has confirmed the prices. */
  readonly agreed: (jumps: readonly PriceJump[]) => Promise<boolean>;
  readonly dialog: ReactNode;
}

/** The titles of a menu's items, sub-items, groups of extras and extras by their ids. */
function menuTitles(menu: Menu | undefined): ReadonlyMap<string, string> {
  const items = (menu?.sections ?? []).flatMap((section) => section.items ?? []);
  const groups = menu?.extraGroups ?? [];
  const entities = [
    ...items.flatMap((item) => [item, ...(item.subItems ?? [])]),
    ...groups.flatMap((group) => [group, ...group.extras]),
  ];
  return new Map(entities.map(({ _id = '', title }) => [_id, title]));
}

export function useConfirmPrice(currency: Currency): PriceQuestion {
  const t = useTranslate();
  const language = useLanguage();
  const queries = useQueryClient();
  const menuName = useMenuName();
  const { agreed: answered, dialog } = useConfirm();
  const amount = useCallback(
    (value: number) => (
      <bdi dir="ltr">
        {formatAmount(toThousandths(value), currency)} <CurrencySign unit={interfaceUnit(currency, language)} />
      </bdi>
    ),
    [currency, language],
  );
  const agreed = useCallback(
    (jumps: readonly PriceJump[]) => {
      const titles = menuTitles(queries.getQueryData<Menu>(menuKey(menuName)));
      return answered({
        title: t('number.jumpTitle', { smart_count: jumps.length }),
        text: (
          <Box component="ul" sx={{ margin: 0, paddingInlineStart: 2.5, lineHeight: 2 }}>
            {jumps.map(({ path, schema, rows, before, after }) => (
              <li key={path}>
                <bdi>{rows.map((row) => titles.get(row) ?? row).join(' · ') || schemaLabel(schema, language)}</bdi>:{' '}
                {t('number.from')} {amount(before)} {t('number.to')} <strong>{amount(after)}</strong>
              </li>
            ))}
          </Box>
        ),
        confirm: t('number.jumpSave'),
        cancel: t('number.jumpEdit'),
      });
    },
    [answered, amount, language, menuName, queries, t],
  );
  return { agreed, dialog };
}
