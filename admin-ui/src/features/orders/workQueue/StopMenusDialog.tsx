/** Asks before several menus are stopped. Each menu is named and can be left out. */
import { useState } from 'react';
import Box from '@mui/material/Box';
import {
  formatCount,
  formatDate,
  providerMoneyIsolated,
  isolateLtr,
  MAX_MENUS_TO_STOP,
  providerDay,
  toThousandths,
} from '@qaima/schemas';
import { Checkbox } from '../../../components/Checkbox.js';
import { ConfirmDialog } from '../../../components/ConfirmDialog.js';
import { useLanguage, useTranslate } from '../../../i18n/i18n.js';
import { tokens } from '../../../theme/theme.js';
import type { OpenMenu } from './useStopMenus.js';

const warningSx = {
  marginBlockStart: '8px',
  padding: '8px 12px',
  borderRadius: '12px',
  color: tokens.warningText,
  backgroundColor: tokens.warningSoft,
} as const;

interface StopMenusDialogProps {
  /** By menu id. */
  readonly menus: ReadonlyMap<string, OpenMenu>;
  readonly busy: boolean;
  /** Receives the menus that were not left out. */
  readonly onStop: (menus: ReadonlyMap<string, OpenMenu>) => void;
  readonly onClose: () => void;
}

export function StopMenusDialog({ menus, busy, onStop, onClose }: StopMenusDialogProps) {
  const t = useTranslate();
  const language = useLanguage();
  const [leftOut, setLeftOut] = useState<ReadonlySet<string>>(new Set());
  const kept = new Map([...menus].filter(([id]) => !leftOut.has(id)));
  const smart_count = kept.size || menus.size;
  const paid = [...kept.values()].flatMap(({ paidFor }) => paidFor ?? []);
  return (
    <ConfirmDialog
      open
      title={t('workQueue.stopTitle', { smart_count })}
      confirm={t('workQueue.stopAll', { smart_count })}
      busy={busy}
      missing={
        kept.size === 0
          ? t('workQueue.stopNone')
          : kept.size > MAX_MENUS_TO_STOP
            ? t('workQueue.stopTooMany', { most: formatCount(MAX_MENUS_TO_STOP) })
            : null
      }
      onCancel={onClose}
      onConfirm={() => onStop(kept)}
    >
      {t('workQueue.stopText', { smart_count })}
      {paid.length > 0 && (
        <Box role="alert" sx={warningSx}>
          {t(kept.size === 1 ? 'workQueue.stopPaidOnly' : 'workQueue.stopPaid', {
            smart_count: paid.length,
            amount: providerMoneyIsolated(
              paid.reduce((sum, one) => sum + toThousandths(one.paid), 0),
              language,
            ),
          })}
        </Box>
      )}
      <Box component="ul" sx={{ margin: '8px 0 0', padding: 0, listStyle: 'none' }}>
        {[...menus].map(([id, { name, paidFor }]) => (
          <li key={id}>
            <Box
              component="label"
              sx={{ display: 'flex', alignItems: 'center', gap: '8px', minBlockSize: 44, color: tokens.text }}
            >
              <Checkbox
                label={t('workQueue.include', { name })}
                checked={!leftOut.has(id)}
                disabled={busy}
                onCheckedChange={(isKept) =>
                  setLeftOut((before) => new Set(isKept ? [...before].filter((one) => one !== id) : [...before, id]))
                }
              />
              <span>
                <bdi>{name}</bdi>
                {paidFor && (
                  <Box component="span" sx={{ display: 'block', color: tokens.warning, fontSize: 13 }}>
                    {t('workQueue.paidUntil', {
                      amount: providerMoneyIsolated(toThousandths(paidFor.paid), language),
                      date: isolateLtr(formatDate(providerDay(paidFor.until))),
                    })}
                  </Box>
                )}
              </span>
            </Box>
          </li>
        ))}
      </Box>
    </ConfirmDialog>
  );
}
