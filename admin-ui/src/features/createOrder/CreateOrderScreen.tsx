/** Creates a subscription order for an existing user. (docs/spec/staff-console.md#create-order) */
import { useMemo, useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import {
  formatDate,
  minimumPayment,
  newOrder,
  normalizeAccountUsername,
  orderEndpoints,
  orderCreateSchema,
  providerDay,
  toThousandths,
  type Order,
} from '@qaima/schemas';
import { useQueryClient } from '@tanstack/react-query';
import { useBasename, useNotify } from 'react-admin';
import { Link, useSearchParams } from 'react-router-dom';
import { Card } from '../../components/Card.js';
import { ClientDebt } from '../../components/ClientDebt.js';
import { Money } from '../../components/Money.js';
import { StaffFormLayout } from '../../components/StaffFormLayout.js';
import { useDebounced } from '../../components/useDebounced.js';
import { useConfirm } from '../../components/useConfirm.js';
import { useConfirmEndDate } from '../../components/useConfirmEndDate.js';
import { useApiCall } from '../../data/useApiCall.js';
import { useUserLookUp } from '../../data/userOrMenuLookUp.js';
import { useTranslate } from '../../i18n/i18n.js';
import { useFormContext } from '../../schema-ui/form/formContext.js';
import { SchemaForm } from '../../schema-ui/form/SchemaForm.js';
import { AccountUsernameWidget } from '../../schema-ui/form/widgets/AccountUsernameWidget.js';
import { DateWidget } from '../../schema-ui/form/widgets/DateWidget.js';
import type { Overrides } from '../../schema-ui/fieldOverrides.js';
import { tokens } from '../../theme/theme.js';
import { PlanWidget } from './PlanWidget.js';

const overrides: Overrides = {
  'Order.user': { widget: AccountUsernameWidget },
  'Order.plan': { widget: PlanWidget },
  'Order.totalAmount': { half: true },
  'Order.subEnd': { widget: DateWidget, half: true },
  'Order.discountReason': { shownIf: ({ plan }) => Boolean(plan), hint: 'createOrder.discountHint' },
};

export default function CreateOrderScreen() {
  const t = useTranslate();
  const call = useApiCall();
  const notify = useNotify();
  const queries = useQueryClient();
  const { agreedEnd, dialog } = useConfirmEndDate('subscription');
  const { agreed, dialog: freeDialog } = useConfirm();
  const [made, setMade] = useState<Order | null>(null);
  const [search] = useSearchParams();
  const user = search.get('username') ?? '';
  const freeQuestion = {
    title: t('createOrder.free'),
    text: t('createOrder.freeText'),
    confirm: t('createOrder.freeConfirm'),
    cancel: t('createOrder.freeCancel'),
    harmless: true,
  };
  const initial = useMemo(() => ({ ...newOrder(new Date()), ...(user && { user }) }), [user]);
  return (
    <StaffFormLayout
      beside={
        made && (
          <Card title={t('createOrder.number', { number: made.number })}>
            <NewOrder order={made} />
          </Card>
        )
      }
    >
      <Card title={t('createOrder.title')}>
        <SchemaForm
          schema={orderCreateSchema}
          initial={initial}
          // After an order was created, the form starts without a user. A second tap can then not create the order
          // again.
          next={() => newOrder(new Date())}
          label={t('createOrder.title')}
          overrides={overrides}
          submit={t('createOrder.submit')}
          submitting={t('desk.sending')}
          between={
            <>
              <DebtOfUser />
              <NoAccountHint />
              <MinimumPayment />
            </>
          }
          confirm={async ({ totalAmount, subEnd }) =>
            (totalAmount !== 0 || (await agreed(freeQuestion))) && (await agreedEnd(String(subEnd))) !== null
          }
          onSend={async (body) => {
            setMade((await call(orderEndpoints.create, { params: {}, body })).data);
            notify(t('createOrder.done'), { type: 'success' });
            await queries.invalidateQueries();
          }}
        />
        {freeDialog}
        {dialog}
      </Card>
    </StaffFormLayout>
  );
}

/** What the client of the form owes, once the form names one. */
function DebtOfUser() {
  const { user } = useFormContext().values;
  const username = normalizeAccountUsername(useDebounced(typeof user === 'string' ? user : ''));
  return <ClientDebt username={useUserLookUp(username).is === 'found' ? username : ''} />;
}

/** The way for a client whom no account can be found for. */
function NoAccountHint() {
  const t = useTranslate();
  const basename = useBasename();
  return (
    <Box sx={{ marginBlockStart: '14px', color: tokens.muted }}>
      {t('createOrder.noAccount')}{' '}
      <Box component={Link} to={`${basename}/createMenu`} sx={{ color: tokens.accentDark, fontWeight: 700 }}>
        {t('createOrder.createMenu')}
      </Box>
    </Box>
  );
}

const { minimum, maximum } = orderCreateSchema.properties.totalAmount;

/** Shows a quarter of the amount; nothing if the amount is invalid. */
function MinimumPayment() {
  const t = useTranslate();
  const { totalAmount } = useFormContext().values;
  const isAccepted = typeof totalAmount === 'number' && totalAmount >= minimum && totalAmount <= maximum;
  const total = isAccepted ? toThousandths(totalAmount) : null;
  return (
    <Box
      role="note"
      sx={{ marginBlockStart: '14px', padding: '10px 12px', borderRadius: '12px', backgroundColor: tokens.accentSoft }}
    >
      {t('createOrder.least')} <strong>{total === null ? '—' : <Money thousandths={minimumPayment(total)} />}</strong>
    </Box>
  );
}

function NewOrder({ order }: { readonly order: Order }) {
  const t = useTranslate();
  const basename = useBasename();
  return (
    <Box role="status" sx={{ display: 'grid', gap: '12px', justifyItems: 'start' }}>
      <span>
        <bdi>{order.user?.name}</bdi> · <bdi dir="ltr">{order.user?.phone}</bdi> ·{' '}
        <strong>
          <Money thousandths={toThousandths(order.totalAmount)} />
        </strong>
      </span>
      <span>
        {t('createOrder.until')} <bdi dir="ltr">{formatDate(providerDay(order.subEnd))}</bdi>
      </span>
      <Button component={Link} to={`${basename}/orders?order=${order._id}`} variant="outlined" color="inherit">
        {t('createOrder.open')}
      </Button>
    </Box>
  );
}
