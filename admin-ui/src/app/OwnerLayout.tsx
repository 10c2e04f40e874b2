import { lazy, Suspense, useEffect, useState, type ReactNode } from 'react';
import Box from '@mui/material/Box';
import Drawer from '@mui/material/Drawer';
import useMediaQuery from '@mui/material/useMediaQuery';
import { includesRole } from '@qaima/schemas';
import { useStore } from 'react-admin';
import { AppBarSlotProvider } from '../components/AppBarSlot.js';
import { CardsSkeleton } from '../components/CardsSkeleton.js';
import { useFaviconBadge } from '../components/useFaviconBadge.js';
import { ScreenLayout } from '../components/ScreenLayout.js';
import { NavigationGuard } from '../components/NavigationGuard.js';
import { useRefetchMenu } from '../data/menu.js';
import { usePendingOrders } from '../data/pendingOrders.js';
import { useRole } from '../data/role.js';
import { OrderInboxProvider } from '../features/guest-orders/inbox/OrderInboxProvider.js';
import { TourProvider, useTour } from '../features/tour/TourProvider.js';
import { useTranslate } from '../i18n/i18n.js';
import { tokens, WIDE_QUERY } from '../theme/theme.js';
import { MenuGuard } from './MenuGuard.js';
import { RoleGuard } from './RoleGuard.js';
import { OwnerAppBar } from './OwnerAppBar.js';
import { PendingBar } from './PendingOrders.js';
import { allOwnerScreens } from './ownerScreens.js';
import { SessionExpiredDialog } from './SessionExpiredDialog.js';
import { Sidebar } from './Sidebar.js';
import { SkipLink } from './SkipLink.js';
import { useScreenName } from './useScreenName.js';
import { useCurrentScreen } from './useCurrentScreen.js';
import { useScrollRestoration } from './useScrollRestoration.js';

const Tour = lazy(() => import('../features/tour/Tour.js'));

export const OwnerLayout = ({ children }: { readonly children?: ReactNode }) => (
  <TourProvider>
    <OrderInboxProvider>
      <Frame>{children}</Frame>
    </OrderInboxProvider>
  </TourProvider>
);

function Frame({ children }: { readonly children: ReactNode }) {
  const t = useTranslate();
  const screen = useCurrentScreen(allOwnerScreens);
  const role = useRole();
  const { isRunning } = useTour();
  const reload = useRefetchMenu();
  useScrollRestoration();
  const wide = useMediaQuery(WIDE_QUERY);
  const [sidebarOpen, setSidebarOpen] = useStore('rail.open', true);
  const [drawerOpen, setDrawerOpen] = useState(false);
  const nameOf = useScreenName();
  const title = screen ? (screen.title ? t(screen.title) : nameOf(screen)) : t('frame.product');
  const pending = usePendingOrders();
  useFaviconBadge(pending);
  useEffect(() => {
    document.title = `${pending > 0 ? `(${pending}) ` : ''}${title} · ${t('frame.product')}`;
  }, [title, pending, t]);
  const [slot, setSlot] = useState<HTMLElement | null>(null);
  const isWideScreen = screen?.isWide === true;
  const beside = wide && sidebarOpen && !isWideScreen;
  return (
    <Box sx={{ minBlockSize: '100dvh', paddingInlineStart: beside ? `${tokens.rail}px` : 0 }}>
      <SkipLink />
      {beside && (
        <Box
          data-beside=""
          sx={{
            position: 'fixed',
            insetBlock: 0,
            insetInlineStart: tokens.safeSide,
            borderInlineEnd: `1px solid ${tokens.line}`,
            zIndex: 11,
          }}
        >
          <Sidebar onClose={() => setSidebarOpen(false)} />
        </Box>
      )}
      <Drawer open={!beside && drawerOpen} onClose={() => setDrawerOpen(false)}>
        <Sidebar onClose={() => setDrawerOpen(false)} onChoose={() => setDrawerOpen(false)} />
      </Drawer>
      <OwnerAppBar
        title={title}
        onOpenSidebar={beside ? undefined : () => (wide && !isWideScreen ? setSidebarOpen(true) : setDrawerOpen(true))}
        {...(isWideScreen && { slotRef: setSlot })}
      />
      <Box id="content" tabIndex={-1} sx={{ outline: 'none' }}>
        <SessionExpiredDialog onReload={reload}>
          <MenuGuard>
            {!beside && screen?.path !== 'orders' && <PendingBar />}
            <Suspense
              fallback={
                <ScreenLayout panel={null}>
                  <CardsSkeleton />
                </ScreenLayout>
              }
            >
              <RoleGuard screen={screen}>
                <AppBarSlotProvider value={slot}>{children}</AppBarSlotProvider>
              </RoleGuard>
            </Suspense>
            <Suspense fallback={null}>{isRunning && includesRole(role, 'editor') && <Tour />}</Suspense>
          </MenuGuard>
        </SessionExpiredDialog>
      </Box>
      <NavigationGuard />
    </Box>
  );
}
