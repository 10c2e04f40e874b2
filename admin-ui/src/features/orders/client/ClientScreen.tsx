/** The page of a client. (docs/spec/staff-console.md#clients) */
import Button from '@mui/material/Button';
import { ApiError, type Client } from '@qaima/schemas';
import { FileQuestion } from 'lucide-react';
import { useBasename } from 'react-admin';
import { Link, useParams } from 'react-router-dom';
import { AuditLog } from '../../../components/AuditLog.js';
import { Card } from '../../../components/Card.js';
import { EmptyState } from '../../../components/EmptyState.js';
import { LoadError } from '../../../components/LoadError.js';
import { RowsSkeleton } from '../../../components/RowsSkeleton.js';
import { ScreenLayout } from '../../../components/ScreenLayout.js';
import { useBackButtonDialog } from '../../../components/useBackButtonDialog.js';
import { useTranslate } from '../../../i18n/i18n.js';
import type { MessageDraft } from '../message/messageDraft.js';
import css from './client.module.css';
import { ClientHead } from './ClientHead.js';
import { ClientMenus } from './ClientMenus.js';
import { ClientMessage } from './ClientMessage.js';
import { ClientMessages } from './ClientMessages.js';
import { ClientOrders } from './ClientOrders.js';
import { useClient, useNewest } from './useClient.js';

export default function ClientScreen() {
  const { username = '' } = useParams();
  const { data: client, error, refetch } = useClient(username);
  return (
    <ScreenLayout panel={null}>
      {client && <Page key={client.username} client={client} />}
      {!client && !error && <RowsSkeleton count={6} />}
      {!client && error && <Missing error={error} onRetry={() => void refetch()} />}
    </ScreenLayout>
  );
}

/**
 * The data of a new message: about the newest order that is not cancelled, else about the newest menu, else about the
 * client only.
 */
function useDraft({ username, name, phone }: Client): MessageDraft {
  const { order, menu } = useNewest(username);
  if (order) return { kind: null, phone, order };
  const subject = menu ? { ...menu, active: menu.state !== 'inactive' } : null;
  return { kind: null, phone, order: { user: { username, name, phone }, menu: subject } };
}

function Page({ client }: { readonly client: Client }) {
  const t = useTranslate();
  const { username } = client;
  const draft = useDraft(client);
  const [writing, setWriting, stopWriting] = useBackButtonDialog<MessageDraft>();
  return (
    <>
      <ClientHead client={client} onWrite={() => setWriting(draft)} />
      <div className={css['columns']}>
        <div>
          <ClientOrders username={username} />
          <ClientMenus username={username} />
        </div>
        <div>
          <ClientMessages username={username} />
          <Card title={t('auditLog.title')}>
            <AuditLog of={{ username }} />
          </Card>
        </div>
      </div>
      {writing && <ClientMessage username={username} draft={writing} onClose={stopWriting} />}
    </>
  );
}

interface MissingProps {
  readonly error: Error;
  readonly onRetry: () => void;
}

function Missing({ error, onRetry }: MissingProps) {
  const t = useTranslate();
  const basename = useBasename();
  const isUnknown = error instanceof ApiError && error.statusCode === 404;
  if (!isUnknown) return <LoadError error={error} onRetry={onRetry} />;
  return (
    <EmptyState
      icon={FileQuestion}
      title={t('client.notFound')}
      hint={t('client.notFoundHint')}
      heading="h2"
      action={
        <Button component={Link} to={`${basename}/orders`} variant="contained">
          {t('client.toOrders')}
        </Button>
      }
    />
  );
}
