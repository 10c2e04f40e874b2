/** The audit log of an order, a menu or a client, newest first, with pages. */
import { useState, type ReactNode } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { auditEntrySchema, type AuditEntry } from '@qaima/schemas';
import { useBasename } from 'react-admin';
import { Link } from 'react-router-dom';
import { useAuditLog, type RefetchOptions, type AuditLogSubject } from '../data/useAuditLog.js';
import { guestOrderName } from '../i18n/guestOrderName.js';
import { useLanguage, useTranslate } from '../i18n/i18n.js';
import { tokens } from '../theme/theme.js';
import { AuditLogDetails } from './AuditLogDetails.js';
import { DateTime } from './DateTime.js';
import { deviceTimeZone } from './formatDateTime.js';
import { Pagination } from './Pagination.js';
import { RowsSkeleton } from './RowsSkeleton.js';
import { plainTimeZoneName } from './timeZoneName.js';

const quiet = { margin: 0, color: tokens.muted, fontSize: 13.5 } as const;

interface AuditLogProps {
  readonly of: AuditLogSubject;
  /** If set, the log is refetched regularly, to show other users' actions. */
  readonly freshness?: RefetchOptions;
}

/** The audit log has no heading: the card or panel around it must have one. */
export function AuditLog({ of, freshness }: AuditLogProps): ReactNode {
  const t = useTranslate();
  const language = useLanguage();
  const [page, setPage] = useState(1);
  const { data, error, refetch } = useAuditLog(of, page, freshness);
  if (!data) {
    if (!error) return <RowsSkeleton count={2} />;
    return (
      <Box role="alert" sx={quiet}>
        <p>{error.message || t('trouble.unreachable')}</p>
        <Button variant="outlined" color="inherit" onClick={() => void refetch()}>
          {t('trouble.retry')}
        </Button>
      </Box>
    );
  }
  const { entries, pages } = data;
  if (entries.length === 0) return <p style={quiet}>{t('auditLog.empty')}</p>;
  return (
    <>
      <Box component="ol" aria-label={t('auditLog.title')} sx={{ margin: 0, padding: 0, listStyle: 'none' }}>
        {entries.map((entry) => (
          <Entry key={entry._id} entry={entry} of={of} />
        ))}
      </Box>
      <Box component="p" sx={{ ...quiet, marginBlockStart: '8px', fontSize: 12.5 }}>
        {t('desk.zone')} <bdi>{plainTimeZoneName(deviceTimeZone(), language)}</bdi>
      </Box>
      <Pagination page={page} pages={pages} onPage={setPage} />
    </>
  );
}

/** Details that say nothing in the log of a menu: the menu itself, and the plan's number, which has no name. */
const WITHOUT_IN_MENU = ['menuId', 'plan'];

interface EntryProps {
  readonly entry: AuditEntry;
  readonly of: AuditLogSubject;
}

/** One entry. In the log of an order, entries do not name that order; in the log of a menu, not that menu. */
function Entry({ entry: { deed, by, at, details, order, orderNumber, menu }, of }: EntryProps) {
  const t = useTranslate();
  const language = useLanguage();
  const basename = useBasename();
  const isOfMenu = 'menuId' in of;
  const { guestOrder, guestOrderNumber } = details as {
    readonly guestOrder?: string;
    readonly guestOrderNumber?: number;
  };
  const action = auditEntrySchema.properties.deed['x-options'][deed][language];
  return (
    <Box
      component="li"
      sx={{ paddingBlock: '10px', '& + &': { borderBlockStart: `1px solid ${tokens.line}` }, overflowWrap: 'anywhere' }}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', gap: '0 12px' }}>
        <span>
          {language === 'ar' && (
            <>
              <span>{action}</span>
              {' — '}
            </>
          )}
          <Box component="bdi" sx={{ fontWeight: 700 }}>
            {by.name || by.username}
          </Box>
          {language === 'en' && ` ${action}`}
          {guestOrder && guestOrderNumber !== undefined && (
            <>
              {' · '}
              <Box component={Link} to={`${basename}/orders?order=${guestOrder}`} sx={{ color: tokens.accentDark }}>
                {guestOrderName(t, { number: guestOrderNumber, isPractice: false })}
              </Box>
            </>
          )}
        </span>
        <Box component="span" sx={{ color: tokens.muted, fontSize: 13 }}>
          <DateTime at={at} />
        </Box>
      </Box>
      <AuditLogDetails details={details} without={isOfMenu ? WITHOUT_IN_MENU : []} />
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          gap: '0 14px',
          fontSize: 13,
          '& > a': { paddingBlock: { xs: '12px', md: '4px' }, lineHeight: '20px', color: tokens.accentDark },
        }}
      >
        {!('orderId' in of) && order && orderNumber && (
          <Link to={`${basename}/orders?order=${order}`}>{t('orders.number', { number: orderNumber })}</Link>
        )}
        {'username' in of && menu && <Link to={`${basename}/activation?menu=${menu}`}>{t('orders.menu')}</Link>}
      </Box>
    </Box>
  );
}
