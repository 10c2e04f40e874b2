/** Create Order: a subscription for somebody who has an account. (Document 2, sections 2 and 5.) */
import { useMemo, useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { minimumPayment, newOrder, orderCalls, orderDraft, toThousandths, type Order } from '@qaima/schemas';
import { useQueryClient } from '@tanstack/react-query';
import { useBasename, useNotify } from 'react-admin';
import { Link } from 'react-router-dom';
import { Card } from '../../components/Card.js';
import { Money } from '../../components/Money.js';
import { DeskForm } from '../../components/StaffFormLayout.js';
import { useCall } from '../../data/useApiCall.js';
import { useSay } from '../../i18n/i18n.js';
import { useFormAround } from '../../schema-ui/form/formContext.js';
import { SchemaForm } from '../../schema-ui/form/SchemaForm.js';
import { UsernameWidget } from '../../schema-ui/form/widgets/AccountUsernameWidget.js';
import { DayWidget } from '../../schema-ui/form/widgets/DateWidget.js';
import type { Overrides } from '../../schema-ui/overrides.js';
import { look } from '../../theme/theme.js';

const overrides: Overrides = {
  'Order.user': { widget: UsernameWidget },
  'Order.totalAmount': { half: true },
  'Order.subEnd': { widget: DayWidget, half: true },
};

export default function CreateOrder() {
  const say = useSay();
  const call = useCall();
  const notify = useNotify();
  const queries = useQueryClient();
  const [made, setMade] = useState<Order | null>(null);
  const initial = useMemo(() => newOrder(new Date()), []);
  return (
    <DeskForm
      beside={
        made && (
          <Card title={say('createOrder.number', { number: made.number })}>
            <NewOrder order={made} />
          </Card>
        )
      }
    >
      <Card title={say('createOrder.title')}>
        <SchemaForm
          schema={orderDraft}
          initial={initial}
          label={say('createOrder.title')}
          overrides={overrides}
          submit={say('createOrder.submit')}
          submitting={say('desk.sending')}
          between={<LeastToPay />}
          onSend={async (body) => {
            setMade((await call(orderCalls.create, { params: {}, body })).data);
            notify(say('createOrder.done'), { type: 'success' });
            await queries.invalidateQueries();
          }}
        />
      </Card>
    </DeskForm>
  );
}

const { minimum, maximum } = orderDraft.properties.totalAmount;

/** A quarter of what the form says, by the kernel's law; none of an amount that is refused. */
function LeastToPay() {
  const say = useSay();
  const { totalAmount } = useFormAround().values;
  const isAccepted = typeof totalAmount === 'number' && totalAmount >= minimum && totalAmount <= maximum;
  const total = isAccepted ? toThousandths(totalAmount) : null;
  return (
    <Box
      role="note"
      sx={{ marginBlockStart: '14px', padding: '10px 12px', borderRadius: '12px', backgroundColor: look.accentSoft }}
    >
      {say('createOrder.least')} <strong>{total === null ? '—' : <Money thousandths={minimumPayment(total)} />}</strong>
    </Box>
  );
}

function NewOrder({ order }: { readonly order: Order }) {
  const say = useSay();
  const basename = useBasename();
  return (
    <Box role="status" sx={{ display: 'grid', gap: '12px', justifyItems: 'start' }}>
      <span>
        <bdi>{order.user?.name}</bdi> · <bdi dir="ltr">{order.user?.phone}</bdi> ·{' '}
        <strong>
          <Money thousandths={toThousandths(order.totalAmount)} />
        </strong>
      </span>
      <Button component={Link} to={`${basename}?order=${order._id}`} variant="outlined" color="inherit">
        {say('createOrder.open')}
      </Button>
    </Box>
  );
}
