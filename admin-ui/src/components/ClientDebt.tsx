/** Says what a client owes, where a new order is made for them. */
import Box from '@mui/material/Box';
import { clientEndpoints, providerMoneyIsolated, toThousandths } from '@qaima/schemas';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '../data/api.js';
import { useLanguage, useTranslate } from '../i18n/i18n.js';
import { tokens } from '../theme/theme.js';
import { ClientLink } from './ClientLink.js';

/** @param props.username of an existing client; nothing is asked for '' */
export function ClientDebt({ username }: { readonly username: string }) {
  const t = useTranslate();
  const language = useLanguage();
  const api = useApi();
  const { data } = useQuery({
    // As the balance on the client's page: a change of an order refetches it.
    queryKey: ['orders', 'client', username],
    queryFn: async ({ signal }) => (await api.send(clientEndpoints.read, { params: { username }, signal })).data,
    enabled: username !== '',
    retry: false,
  });
  const isOwing = username !== '' && data !== undefined && data.balance > 0;
  return (
    <Box role="status" sx={{ '&:not(:empty)': { marginBlockStart: '14px' }, color: tokens.danger, fontWeight: 600 }}>
      {isOwing && (
        <>
          {t('desk.debt', { amount: providerMoneyIsolated(toThousandths(data.balance), language) })}{' '}
          <ClientLink username={username}>{t('desk.debtOrders')}</ClientLink>
        </>
      )}
    </Box>
  );
}
