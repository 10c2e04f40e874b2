/** One order, open beside the table: its payments, its edits, its menu, and what was done to it. (Document 2, section 2.) */
import Button from '@mui/material/Button';
import { orderCalls, Refused, telLink, type Order } from '@qaima/schemas';
import { FileQuestion, FileText, RefreshCw, WifiOff } from 'lucide-react';
import { Trail } from '../../../components/AuditLog.js';
import { EmptyState } from '../../../components/EmptyState.js';
import { WaitingRows } from '../../../components/RowsSkeleton.js';
import { SidePanel } from '../../../components/SidePanel.js';
import { useApi } from '../../../data/api.js';
import { useDownload } from '../../../data/useDownload.js';
import { useSay } from '../../../i18n/i18n.js';
import marks from '../badges.module.css';
import type { Writing } from '../message/messageDraft.js';
import { nameOf } from '../orderSummary.js';
import { useFreshness, useOrder } from '../useOrders.js';
import { Edits } from './EditRequests.js';
import { Flags } from './OrderFlags.js';
import { MenuPart } from './OrderMenu.js';
import css from './panel.module.css';
import { Part } from './PanelSection.js';
import { Payments } from './Payments.js';

interface OrderPanelProps {
  /** The order's id, or its number. */
  readonly called: string;
  readonly onClose: () => void;
  readonly onWrite: (writing: Writing) => void;
}

export function OrderPanel({ called, onClose, onWrite }: OrderPanelProps) {
  const say = useSay();
  const { data: order, error, refetch } = useOrder(called);
  const freshness = useFreshness();
  if (order) {
    return (
      <SidePanel title={nameOf(order)} hint={<Hint order={order} />} onClose={onClose} foot={<Invoice order={order} />}>
        <div className={css['parts']}>
          <Payments order={order} onWrite={onWrite} />
          <Edits order={order} onWrite={onWrite} />
          <MenuPart order={order} onWrite={onWrite} />
          <Flags order={order} />
          <Part title={say('trail.title')}>
            <Trail key={order._id} of={{ orderId: order._id }} freshness={freshness} />
          </Part>
        </div>
      </SidePanel>
    );
  }
  const isGone = error instanceof Refused && error.statusCode === 404;
  const action = isGone ? (
    <Button variant="contained" onClick={onClose}>
      {say('order.close')}
    </Button>
  ) : (
    <Button variant="contained" startIcon={<RefreshCw size={18} />} onClick={() => void refetch()}>
      {say('trouble.retry')}
    </Button>
  );
  return (
    <SidePanel title={say(error ? 'order.failed' : 'order.loading')} onClose={onClose}>
      {error ? (
        <EmptyState
          icon={isGone ? FileQuestion : WifiOff}
          title={say(isGone ? 'order.notFound' : 'order.failed')}
          hint={isGone ? say('order.notFoundHint') : error.message}
          action={action}
        />
      ) : (
        <div className={css['parts']}>
          <WaitingRows count={5} />
        </div>
      )}
    </SidePanel>
  );
}

function Hint({ order: { number, user } }: { readonly order: Order }) {
  const say = useSay();
  const tel = telLink(user?.phone);
  const phone = <bdi dir="ltr">{user?.phone}</bdi>;
  return (
    <div className={marks['under']}>
      {say('orders.number', { number })} · {tel ? <a href={tel}>{phone}</a> : phone}
    </div>
  );
}

function Invoice({ order }: { readonly order: Order }) {
  const say = useSay();
  const api = useApi();
  const { bytes, start } = useDownload();
  const params = { orderId: order._id };
  return (
    <div className={css['foot']}>
      <Button
        fullWidth
        variant="outlined"
        color="inherit"
        startIcon={<FileText size={18} />}
        disabled={bytes !== null}
        onClick={() => void start((onProgress) => api.download(orderCalls.invoice, { params, onProgress }))}
      >
        {bytes === null ? say('order.invoice') : say('orderFiles.under', { size: Math.ceil(bytes / 1024) })}
      </Button>
    </div>
  );
}
