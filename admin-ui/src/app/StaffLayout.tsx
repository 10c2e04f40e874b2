import { Suspense, useEffect, type ReactNode } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useQueryClient } from '@tanstack/react-query';
import { Lock } from 'lucide-react';
import { useBasename } from 'react-admin';
import { useMatch } from 'react-router-dom';
import { EmptyState } from '../components/EmptyState.js';
import { RowsSkeleton } from '../components/RowsSkeleton.js';
import { NavigationGuard } from '../components/NavigationGuard.js';
import { useAccount } from '../data/menu.js';
import { QueueSelectionCacheProvider } from '../features/orders/workQueue/queueSelectionCache.js';
import { useTranslate } from '../i18n/i18n.js';
import { Banner, bannerLink } from './Banner.js';
import { ServerUnreachable, AccessDenied } from './ErrorPages.js';
import { SessionExpiredDialog } from './SessionExpiredDialog.js';
import { SkipLink } from './SkipLink.js';
import { StaffAppBar } from './StaffAppBar.js';
import { staffCssVariables } from './staffCssVariables.js';
import { staffScreens } from './staffScreens.js';
import { useCurrentScreen } from './useCurrentScreen.js';
import { useScrollRestoration } from './useScrollRestoration.js';

export function StaffLayout({ children }: { readonly children?: ReactNode }) {
  const t = useTranslate();
  const queries = useQueryClient();
  const screen = useCurrentScreen(staffScreens);
  const client = useMatch(`${useBasename()}/clients/:username`)?.params.username;
  const title = screen ? t(`staff.rooms.${screen.name}`) : (client ?? t('frame.product'));
  useScrollRestoration();
  useEffect(() => {
    document.title = `${title} · ${t('staff.title')}`;
  }, [title, t]);
  return (
    <Box sx={staffCssVariables}>
      <SkipLink />
      <StaffAppBar />
      <Box id="content" tabIndex={-1} sx={{ outline: 'none' }}>
        <SessionExpiredDialog onReload={() => queries.invalidateQueries()}>
          <StaffGuard>
            <QueueSelectionCacheProvider>
              <Suspense fallback={<ScreenSkeleton />}>{children}</Suspense>
            </QueueSelectionCacheProvider>
          </StaffGuard>
        </SessionExpiredDialog>
      </Box>
      <NavigationGuard />
    </Box>
  );
}

/** Shown while the account is loading, and while a screen's code is loading. */
function ScreenSkeleton() {
  return (
    <Box component="main" sx={{ padding: '14px 12px' }}>
      <RowsSkeleton count={6} />
    </Box>
  );
}

const ACCOUNT_PAGE = '/me';

function FactorAsked() {
  const t = useTranslate();
  return (
    <Banner>
      {t('staff.factorAsked')}
      <Box component="a" href={ACCOUNT_PAGE} sx={bannerLink}>
        {t('staff.factorLink')}
      </Box>
    </Banner>
  );
}

function FactorRequired() {
  const t = useTranslate();
  return (
    <Box component="main" sx={{ minBlockSize: '70dvh', display: 'grid', placeItems: 'center' }}>
      <EmptyState
        heading="h2"
        icon={Lock}
        title={t('staff.factorTitle')}
        hint={t('staff.factorRequired')}
        action={
          <Button component="a" href={ACCOUNT_PAGE} variant="contained">
            {t('staff.factorLink')}
          </Button>
        }
      />
    </Box>
  );
}

/** Shows the console to staff only. The server rejects the requests of other users anyway. */
function StaffGuard({ children }: { readonly children: ReactNode }) {
  const t = useTranslate();
  const { data: account, error, refetch } = useAccount();
  if (account) {
    if (account.needsFactor === 'required') return <FactorRequired />;
    if (account.staff)
      return (
        <>
          {account.needsFactor && <FactorAsked />}
          {children}
        </>
      );
    return <AccessDenied account={account} title={t('staff.refusedTitle')} hint={t('staff.refused')} />;
  }
  if (!error) return <ScreenSkeleton />;
  return <ServerUnreachable title={t('staff.noAnswer')} message={error.message} onRetry={() => void refetch()} />;
}
