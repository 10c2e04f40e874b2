/** The cells of a queue's rows. */
import Box from '@mui/material/Box';
import {
  formatDate,
  messageKindField,
  providerDay,
  subscriptionMark,
  telLink,
  toThousandths,
  type WorkQueueEntry,
} from '@qaima/schemas';
import { TriangleAlert } from 'lucide-react';
import { useBasename } from 'react-admin';
import { Link } from 'react-router-dom';
import { ClientLink } from '../../../components/ClientLink.js';
import { DateTime } from '../../../components/DateTime.js';
import { Initials } from '../../../components/Initials.js';
import { ColumnMoney } from '../../../components/MoneyColumn.js';
import { useLanguage, useTranslate } from '../../../i18n/i18n.js';
import type { CellProps, Overrides } from '../../../schema-ui/fieldOverrides.js';
import { tokens } from '../../../theme/theme.js';
import { orderMenuName } from '../orderSummary.js';
import css from '../table.module.css';
import { DaysUntil } from './DaysUntil.js';

const quiet = { display: 'block', color: tokens.muted, fontSize: 13 } as const;

/** The menu's name, or the client's name if there is no menu. */
export const venueName = ({ menu, client }: WorkQueueEntry) =>
  (menu ? orderMenuName({ menu }) : '') || client.name || client.username || '';

/** The name of the menu. It links to the order or, if there is no order, to the menu's activation. */
export function Venue({ entry }: { readonly entry: WorkQueueEntry }) {
  const { order, menu } = entry;
  const t = useTranslate();
  const basename = useBasename();
  const name = venueName(entry);
  const to = order ? `${basename}/orders?order=${order._id}` : `${basename}/activation?menu=${menu?._id ?? ''}`;
  return (
    <Box sx={{ display: 'flex', gap: '12px', alignItems: 'center' }}>
      <Initials name={name} />
      <Box component={Link} to={to} sx={{ paddingBlock: '10px', color: tokens.text, fontSize: 15, fontWeight: 700 }}>
        <bdi>{name || t('inactiveMenus.unnamed')}</bdi>
      </Box>
    </Box>
  );
}

export function Client({ client: { name = '', username = '', phone = '' } }: Pick<WorkQueueEntry, 'client'>) {
  const tel = telLink(phone);
  return (
    <>
      <ClientLink username={username}>
        <bdi>{name || username}</bdi>
      </ClientLink>
      {tel && (
        <Box component="a" href={tel} sx={{ ...quiet, paddingBlock: { xs: '11px', md: '4px' }, whiteSpace: 'nowrap' }}>
          <bdi dir="ltr">{phone}</bdi>
        </Box>
      )}
    </>
  );
}

export function LastMessage({ last }: { readonly last: WorkQueueEntry['lastMessage'] }) {
  const t = useTranslate();
  const language = useLanguage();
  if (!last) return <Box sx={quiet}>{t('workQueue.noMessage')}</Box>;
  return (
    <>
      {last.kind ? messageKindField['x-options'][last.kind][language] : t('message.ownText')}
      <Box component="span" sx={quiet}>
        <DateTime at={last.at} />
      </Box>
    </>
  );
}

const endedChip = { paddingInline: '8px', borderRadius: '999px', backgroundColor: tokens.dangerSoft } as const;

/** Red is for late money only. */
const paidChip = { ...endedChip, color: tokens.warningText, backgroundColor: tokens.warningSoft } as const;

function Due({ record: { dueAt, owed } }: CellProps<WorkQueueEntry>) {
  const t = useTranslate();
  if (dueAt === null) return t('inactiveMenus.none');
  const hasEnded = subscriptionMark(dueAt, new Date()) === 'past';
  const isLate = hasEnded && owed > 0;
  return (
    <>
      <Box component="span" sx={hasEnded ? {} : { whiteSpace: 'nowrap' }}>
        {hasEnded ? (
          <Box component="strong" className={css['ended']} sx={isLate ? endedChip : paidChip}>
            <TriangleAlert size={14} aria-hidden="true" />
            {t('orders.ended')}
          </Box>
        ) : (
          t('workQueue.ends')
        )}{' '}
        <DaysUntil at={dueAt} isLate={isLate} />
      </Box>
      <Box component="span" sx={quiet}>
        <bdi dir="ltr">{formatDate(providerDay(dueAt))}</bdi>
      </Box>
    </>
  );
}

function Owed({ record: { owed, order } }: CellProps<WorkQueueEntry>) {
  const t = useTranslate();
  if (!order) return t('workQueue.withoutOrder');
  if (order.isDemo) return t('workQueue.demo');
  return owed > 0 ? <ColumnMoney thousandths={toThousandths(owed)} /> : t('workQueue.paid');
}

export const queueOverrides: Overrides<WorkQueueEntry> = {
  'WorkQueueEntry.dueAt': { cell: Due },
  'WorkQueueEntry.owed': { cell: Owed, money: true },
};
