/** Full-page errors: not found, access denied, server unreachable, crash. (docs/spec/owners-area.md#routes) */
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { FileQuestion, Lock, RefreshCw, TriangleAlert, WifiOff } from 'lucide-react';
import type { Account } from '@qaima/schemas';
import { useLogout } from 'react-admin';
import { EmptyState } from '../components/EmptyState.js';
import { useTranslate } from '../i18n/i18n.js';

const Page = ({ children }: { readonly children: React.ReactNode }) => (
  <Box component="main" sx={{ minBlockSize: '70dvh', display: 'grid', placeItems: 'center' }}>
    {children}
  </Box>
);

const HomeLink = ({ label }: { readonly label: string }) => (
  <Button component="a" href="/" variant="contained">
    {label}
  </Button>
);

/** The heading is `h1` on a page without an app bar, and `h2` below one. */
export function NotFound({ heading = 'h1' }: { readonly heading?: 'h1' | 'h2' }) {
  const t = useTranslate();
  return (
    <Page>
      <EmptyState
        heading={heading}
        icon={FileQuestion}
        title={t('trouble.notFoundTitle')}
        hint={t('trouble.notFound')}
        action={<HomeLink label={t('trouble.home')} />}
      />
    </Page>
  );
}

export function MenuNotFound() {
  const t = useTranslate();
  return (
    <Page>
      <EmptyState
        heading="h2"
        icon={FileQuestion}
        title={t('trouble.noMenuTitle')}
        hint={t('trouble.noMenu')}
        action={<HomeLink label={t('trouble.home')} />}
      />
    </Page>
  );
}

interface AccessDeniedProps {
  readonly account: Account;
  readonly title?: string;
  readonly hint?: string;
}

export function AccessDenied({ account, title, hint }: AccessDeniedProps) {
  const t = useTranslate();
  const logout = useLogout();
  return (
    <Page>
      <EmptyState
        heading="h2"
        icon={Lock}
        title={title ?? t('trouble.notYoursTitle')}
        hint={hint ?? t('trouble.notYours')}
        action={
          <Box sx={{ display: 'grid', gap: '10px' }}>
            {account.menus.map(({ _id, name }) => (
              <Button key={_id} component="a" href={`/m/${_id}/admin`} variant="outlined" color="inherit">
                <bdi>{name || _id}</bdi>
              </Button>
            ))}
            <Button variant="contained" onClick={() => void logout()}>
              {t('trouble.otherAccount')}
            </Button>
          </Box>
        }
      />
    </Page>
  );
}

interface ServerUnreachableProps {
  /** The heading says which data failed to load; default: the menu. */
  readonly title?: string;
  /** The server's message, if it sent one. */
  readonly message: string;
  readonly onRetry: () => void;
}

export function ServerUnreachable({ title, message, onRetry }: ServerUnreachableProps) {
  const t = useTranslate();
  return (
    <Page>
      <EmptyState
        heading="h2"
        icon={WifiOff}
        title={title ?? t('trouble.noAnswerTitle')}
        hint={message || t('trouble.unreachable')}
        action={
          <Button variant="contained" startIcon={<RefreshCw size={18} />} onClick={onRetry}>
            {t('trouble.retry')}
          </Button>
        }
      />
    </Page>
  );
}

/**
 * The start page of the owner's area or the staff console. The crash page opens it, because the current screen may fail
 * again.
 */
const areaPathOf = (pathname: string): string =>
  /^\/(?:m\/[^/]+\/admin|ordering-manager)(?=\/|$)/.exec(pathname)?.[0] ?? '/';

/** The page of the error boundary. It uses no React context, because a provider may have failed. */
export function CrashPage() {
  const t = useTranslate();
  return (
    <Page>
      <EmptyState
        heading="h1"
        icon={TriangleAlert}
        title={t('trouble.crash')}
        hint={t('trouble.crashHint')}
        action={
          <Box sx={{ display: 'grid', gap: '10px' }}>
            <Button variant="contained" onClick={() => window.location.reload()}>
              {t('trouble.reload')}
            </Button>
            <Button component="a" href={areaPathOf(window.location.pathname)} variant="outlined" color="inherit">
              {t('trouble.back')}
            </Button>
          </Box>
        }
      />
    </Page>
  );
}
