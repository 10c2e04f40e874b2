/** The pages for when there is nothing else to show: not found, not yours, no answer, crashed. (Document 1, section 2.) */
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { FileQuestion, Lock, RefreshCw, TriangleAlert, WifiOff } from 'lucide-react';
import type { Account } from '@qaima/schemas';
import { useLogout } from 'react-admin';
import { EmptyState } from '../components/EmptyState.js';
import { useSay } from '../i18n/i18n.js';

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

/** Alone its heading is the first of the page; below the bar of an area, the second. */
export function NotFound({ heading = 'h1' }: { readonly heading?: 'h1' | 'h2' }) {
  const say = useSay();
  return (
    <Page>
      <EmptyState
        heading={heading}
        icon={FileQuestion}
        title={say('trouble.notFoundTitle')}
        hint={say('trouble.notFound')}
        action={<HomeLink label={say('trouble.home')} />}
      />
    </Page>
  );
}

export function NoMenu() {
  const say = useSay();
  return (
    <Page>
      <EmptyState
        heading="h2"
        icon={FileQuestion}
        title={say('trouble.noMenuTitle')}
        hint={say('trouble.noMenu')}
        action={<HomeLink label={say('trouble.home')} />}
      />
    </Page>
  );
}

interface NotYoursProps {
  readonly account: Account;
  readonly title?: string;
  readonly hint?: string;
}

export function NotYours({ account, title, hint }: NotYoursProps) {
  const say = useSay();
  const logout = useLogout();
  return (
    <Page>
      <EmptyState
        heading="h2"
        icon={Lock}
        title={title ?? say('trouble.notYoursTitle')}
        hint={hint ?? say('trouble.notYours')}
        action={
          <Box sx={{ display: 'grid', gap: '10px' }}>
            {account.menus.map(({ _id, name }) => (
              <Button key={_id} component="a" href={`/m/${_id}/admin`} variant="outlined" color="inherit">
                <bdi>{name || _id}</bdi>
              </Button>
            ))}
            <Button variant="contained" onClick={() => void logout()}>
              {say('trouble.otherAccount')}
            </Button>
          </Box>
        }
      />
    </Page>
  );
}

interface NoAnswerProps {
  /** What could not be read, where it is not the menu. */
  readonly title?: string;
  /** The server's own sentence, where it gave one. */
  readonly message: string;
  readonly onRetry: () => void;
}

export function NoAnswer({ title, message, onRetry }: NoAnswerProps) {
  const say = useSay();
  return (
    <Page>
      <EmptyState
        heading="h2"
        icon={WifiOff}
        title={title ?? say('trouble.noAnswerTitle')}
        hint={message || say('trouble.unreachable')}
        action={
          <Button variant="contained" startIcon={<RefreshCw size={18} />} onClick={onRetry}>
            {say('trouble.retry')}
          </Button>
        }
      />
    </Page>
  );
}

/** The first page of the area that an address belongs to: what failed may lie in the rest of the address. */
const areaOf = (pathname: string): string =>
  /^\/(?:m\/[^/]+\/admin|ordering-manager)(?=\/|$)/.exec(pathname)?.[0] ?? '/';

/** What is left when drawing failed; it stands on nothing that may have failed with it. */
export function Crashed() {
  const say = useSay();
  return (
    <Page>
      <EmptyState
        heading="h1"
        icon={TriangleAlert}
        title={say('trouble.crash')}
        hint={say('trouble.crashHint')}
        action={
          <Box sx={{ display: 'grid', gap: '10px' }}>
            <Button variant="contained" onClick={() => window.location.reload()}>
              {say('trouble.reload')}
            </Button>
            <Button component="a" href={areaOf(window.location.pathname)} variant="outlined" color="inherit">
              {say('trouble.back')}
            </Button>
          </Box>
        }
      />
    </Page>
  );
}
