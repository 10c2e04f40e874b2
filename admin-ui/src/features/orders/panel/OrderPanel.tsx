/**
 * The panel of an order next to the table: payments, required edits, menu and audit log.
 * (docs/spec/staff-console.md#order-panel)
 */
import Button from '@mui/material/Button';
import { orderEndpoints, ApiError, telLink, type Order } from '@qaima/schemas';
import { FileQuestion, FileText, RefreshCw, WifiOff } from 'lucide-react';
import { AuditLog } from '../../../components/AuditLog.js';
import { ClientLink } from '../../../components/ClientLink.js';
import { DownloadButton } from '../../../components/DownloadButton.js';
import { EmptyState } from '../../../components/EmptyState.js';
import { RowsSkeleton } from '../../../components/RowsSkeleton.js';
import { SidePanel } from '../../../components/SidePanel.js';
import { useApi } from '../../../data/api.js';
import { useTranslate } from '../../../i18n/i18n.js';
import marks from '../badges.module.css';
import type { MessageDraft } from '../message/messageDraft.js';
import { orderName } from '../orderSummary.js';
import { useRefetchOptions, useOrder } from '../useOrders.js';
import { RequiredEdits } from './RequiredEdits.js';
import { OrderFlags } from './OrderFlags.js';
import { AssignedMenu } from './AssignedMenu.js';
import css from './panel.module.css';
import { PanelSection } from './PanelSection.js';
import { Payments } from './Payments.js';
import { Renewal } from './Renewal.js';
import { StatementMenu } from './StatementMenu.js';

interface OrderPanelProps {
  /** The order's id or number. */
  readonly called: string;
  readonly onClose: () => void;
  /** Opens another order. */
  readonly onOpen: (orderId: string) => void;
  readonly onWrite: (writing: MessageDraft) => void;
}

export function OrderPanel({ called, onClose, onOpen, onWrite }: OrderPanelProps) {
  const t = useTranslate();
  const { data: order, error, refetch } = useOrder(called);
  const freshness = useRefetchOptions();
  if (order) {
    return (
      <SidePanel
        title={orderName(order)}
        hint={<Hint order={order} />}
        onClose={onClose}
        foot={
          <div className={css['foot']}>
            {!order.canceled && <Renewal order={order} onRenewed={onOpen} />}
            <Papers order={order} />
          </div>
        }
      >
        <div className={css['parts']}>
          <Payments order={order} onWrite={onWrite} />
          <RequiredEdits order={order} onWrite={onWrite} />
          <AssignedMenu order={order} onWrite={onWrite} />
          <OrderFlags order={order} />
          <PanelSection title={t('auditLog.title')}>
            <AuditLog key={order._id} of={{ orderId: order._id }} freshness={freshness} />
          </PanelSection>
        </div>
      </SidePanel>
    );
  }
  const isDeleted = error instanceof ApiError && error.statusCode === 404;
  const action = isDeleted ? (
    <Button variant="contained" onClick={onClose}>
      {t('order.close')}
    </Button>
  ) : (
    <Button variant="contained" startIcon={<RefreshCw size={18} />} onClick={() => void refetch()}>
      {t('trouble.retry')}
    </Button>
  );
  return (
    <SidePanel title={t(error ? 'order.failed' : 'order.loading')} onClose={onClose}>
      {error ? (
        <EmptyState
          icon={isDeleted ? FileQuestion : WifiOff}
          title={t(isDeleted ? 'order.notFound' : 'order.failed')}
          hint={isDeleted ? t('order.notFoundHint') : error.message}
          action={action}
        />
      ) : (
        <div className={css['parts']}>
          <RowsSkeleton count={5} />
        </div>
      )}
    </SidePanel>
  );
}

function Hint({ order: { number, user } }: { readonly order: Order }) {
  const t = useTranslate();
  const tel = telLink(user?.phone);
  const phone = <bdi dir="ltr">{user?.phone}</bdi>;
  return (
    <div className={`${marks['under'] ?? ''} ${css['hint'] ?? ''}`}>
      <span>{t('orders.number', { number })}</span>
      {tel ? <a href={tel}>{phone}</a> : phone}
      {user?.username && <ClientLink username={user.username}>{t('client.page')}</ClientLink>}
    </div>
  );
}

/** Downloads of the order's invoice and, in a menu, of the client's statement. */
function Papers({ order }: { readonly order: Order }) {
  const t = useTranslate();
  const api = useApi();
  const username = order.user?.username ?? '';
  return (
    <div className={css['papers']}>
      <DownloadButton
        fullWidth
        icon={FileText}
        label={t('order.invoice')}
        fetchFile={(onProgress) => api.download(orderEndpoints.invoice, { params: { orderId: order._id }, onProgress })}
      />
      {username && <StatementMenu username={username} />}
    </div>
  );
}
