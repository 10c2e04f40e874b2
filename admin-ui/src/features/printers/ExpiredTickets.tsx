/** Tickets that no printer has fetched in time, to be printed or dismissed. Absent if there are none, and for staff. */
import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { printerEndpoints, stateField, type ExpiredTicket } from '@qaima/schemas';
import { useQuery } from '@tanstack/react-query';
import { Check, Printer } from 'lucide-react';
import { useBasename, useNotify } from 'react-admin';
import { Link } from 'react-router-dom';
import { Card } from '../../components/Card.js';
import { DateTime } from '../../components/DateTime.js';
import { DividedListItem } from '../../components/DividedListItem.js';
import { useApi } from '../../data/api.js';
import { useAccount, useMenuName } from '../../data/menu.js';
import { useApiCall } from '../../data/useApiCall.js';
import { guestOrderName } from '../../i18n/guestOrderName.js';
import { useLanguage, useTranslate } from '../../i18n/i18n.js';
import { scrollShadows, tokens } from '../../theme/theme.js';

const REFETCH_MS = 60_000;

type Act = 'printExpired' | 'dismissExpired';

export function ExpiredTickets() {
  const t = useTranslate();
  const api = useApi();
  const call = useApiCall();
  const notify = useNotify();
  const menuId = useMenuName();
  const { data: account } = useAccount();
  const [isBusy, setBusy] = useState(false);
  const { data: tickets = [], refetch } = useQuery({
    queryKey: ['printers', menuId, 'expired'],
    queryFn: async ({ signal }) => (await api.send(printerEndpoints.listExpired, { params: { menuId }, signal })).data,
    enabled: account != null && !account.staff,
    refetchInterval: REFETCH_MS,
    retry: false,
  });
  const act = async (what: Act, chosen: readonly ExpiredTicket[]) => {
    setBusy(true);
    try {
      const body = { jobs: chosen.flatMap(({ jobs }) => jobs) };
      await call(printerEndpoints[what], { params: { menuId }, body });
      if (what === 'printExpired')
        notify(t('printers.printQueued', { smart_count: chosen.length }), { type: 'success' });
      await refetch();
    } catch {
      // A notification has shown the error.
    } finally {
      setBusy(false);
    }
  };
  if (tickets.length === 0) return null;
  return (
    <Card title={t('printers.expired')}>
      <Box component="p" sx={{ margin: '0 0 8px', color: tokens.muted }}>
        {t('printers.expiredHint')}
      </Box>
      <Box
        component="ul"
        aria-label={t('printers.expired')}
        sx={{
          margin: 0,
          padding: 0,
          maxBlockSize: 380,
          overflowY: 'auto',
          listStyle: 'none',
          background: scrollShadows,
        }}
      >
        {tickets.map((ticket) => (
          <Ticket key={ticket.jobs[0]} ticket={ticket} isBusy={isBusy} onAct={(what) => void act(what, [ticket])} />
        ))}
      </Box>
      {tickets.length > 1 && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: '8px', marginBlockStart: '12px' }}>
          <Button
            variant="outlined"
            color="inherit"
            disabled={isBusy}
            onClick={() => void act('printExpired', tickets)}
          >
            {t('printers.printAll', { count: tickets.length })}
          </Button>
          <Button color="inherit" disabled={isBusy} onClick={() => void act('dismissExpired', tickets)}>
            {t('printers.dismissAll')}
          </Button>
        </Box>
      )}
    </Card>
  );
}

interface TicketProps {
  readonly ticket: ExpiredTicket;
  readonly isBusy: boolean;
  readonly onAct: (what: Act) => void;
}

function Ticket({ ticket, isBusy, onAct }: TicketProps) {
  const t = useTranslate();
  const language = useLanguage();
  const basename = useBasename();
  const { printer, order, state, neededAt } = ticket;
  const name = guestOrderName(t, ticket);
  return (
    <DividedListItem gap="4px 8px" paddingBlock="8px">
      <Box sx={{ flex: '1 1 200px', minInlineSize: 0, overflowWrap: 'anywhere' }}>
        <Box
          component={Link}
          to={`${basename}/orders?order=${order}`}
          sx={{ color: tokens.text, fontWeight: 700, lineHeight: '24px' }}
        >
          {name}
        </Box>
        <Box sx={{ color: tokens.muted, fontSize: 13, lineHeight: '20px' }}>
          <bdi>{printer}</bdi> · <DateTime at={neededAt} /> · {stateField['x-options'][state][language]}
        </Box>
      </Box>
      <Button
        variant="outlined"
        color="inherit"
        startIcon={<Printer size={18} />}
        aria-label={t('printers.printOf', { order: name })}
        disabled={isBusy}
        onClick={() => onAct('printExpired')}
      >
        {t('printers.print')}
      </Button>
      <Button
        color="inherit"
        startIcon={<Check size={18} />}
        aria-label={t('printers.dismissOf', { order: name })}
        disabled={isBusy}
        onClick={() => onAct('dismissExpired')}
      >
        {t('printers.dismiss')}
      </Button>
    </DividedListItem>
  );
}
