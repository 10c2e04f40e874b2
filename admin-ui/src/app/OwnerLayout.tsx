/** The frame around every room: the navigation at the start, the bar above, the notices over all. */
import { lazy, Suspense, useEffect, useState, type ReactNode } from 'react';
import Box from '@mui/material/Box';
import Drawer from '@mui/material/Drawer';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useStore } from 'react-admin';
import { WaitingCards } from '../components/CardsSkeleton.js';
import { RoomPage } from '../components/ScreenLayout.js';
import { UnsavedGuard } from '../components/unsavedChanges.js';
import { useReload } from '../data/menu.js';
import { TourProvider, useTour } from '../features/tour/TourProvider.js';
import { useSay } from '../i18n/i18n.js';
import { look } from '../theme/theme.js';
import { MenuGate } from './MenuGuard.js';
import { TopBar } from './OwnerAppBar.js';
import { rooms, trash } from './ownerScreens.js';
import { SignInAgain } from './SessionExpiredDialog.js';
import { Rail } from './Sidebar.js';
import { SkipLink } from './SkipLink.js';
import { useRoomHere } from './useCurrentScreen.js';
import { useKeptPlace } from './useScrollRestoration.js';

const Tour = lazy(() => import('../features/tour/Tour.js'));

/** Every screen that has a title. */
const screens = [...rooms, trash];

export const Layout = ({ children }: { readonly children?: ReactNode }) => (
  <TourProvider>
    <Frame>{children}</Frame>
  </TourProvider>
);

function Frame({ children }: { readonly children: ReactNode }) {
  const say = useSay();
  const room = useRoomHere(screens);
  const { isRunning } = useTour();
  const reload = useReload();
  useKeptPlace();
  // Wide enough for the navigation to stand beside the page. (Document 1, section 9.)
  const wide = useMediaQuery('(min-width: 756px)');
  const [railOpen, setRailOpen] = useStore('rail.open', true);
  const [drawerOpen, setDrawerOpen] = useState(false);
  const title = room ? say(`rooms.${room.path}`) : say('frame.product');
  useEffect(() => {
    document.title = `${title} · ${say('frame.product')}`;
  }, [title, say]);
  const beside = wide && railOpen;
  return (
    <Box sx={{ minBlockSize: '100dvh', paddingInlineStart: beside ? `${look.rail}px` : 0 }}>
      <SkipLink />
      {beside && (
        <Box
          sx={{
            position: 'fixed',
            insetBlock: 0,
            insetInlineStart: 0,
            borderInlineEnd: `1px solid ${look.line}`,
            zIndex: 11,
          }}
        >
          <Rail onClose={() => setRailOpen(false)} />
        </Box>
      )}
      <Drawer open={!wide && drawerOpen} onClose={() => setDrawerOpen(false)}>
        <Rail onClose={() => setDrawerOpen(false)} onChoose={() => setDrawerOpen(false)} />
      </Drawer>
      <TopBar title={title} onOpenRail={beside ? undefined : () => (wide ? setRailOpen(true) : setDrawerOpen(true))} />
      <Box id="content" tabIndex={-1} sx={{ outline: 'none' }}>
        <SignInAgain onReload={reload}>
          <MenuGate>
            <Suspense
              fallback={
                <RoomPage panel={null}>
                  <WaitingCards />
                </RoomPage>
              }
            >
              {children}
            </Suspense>
            <Suspense fallback={null}>{isRunning && <Tour />}</Suspense>
          </MenuGate>
        </SignInAgain>
      </Box>
      <UnsavedGuard />
    </Box>
  );
}
