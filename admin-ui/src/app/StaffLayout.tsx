/** The frame of the staff desk: no navigation at the side, but tabs in the bar. */
import { Suspense, useEffect, type ReactNode } from 'react';
import Box from '@mui/material/Box';
import { useQueryClient } from '@tanstack/react-query';
import { WaitingRows } from '../components/RowsSkeleton.js';
import { UnsavedGuard } from '../components/unsavedChanges.js';
import { useAccount } from '../data/menu.js';
import { useSay } from '../i18n/i18n.js';
import { NoAnswer, NotYours } from './ErrorPages.js';
import { SignInAgain } from './SessionExpiredDialog.js';
import { SkipLink } from './SkipLink.js';
import { StaffBar } from './StaffAppBar.js';
import { staffLook } from './staffLook.js';
import { staffRooms } from './staffScreens.js';
import { useRoomHere } from './useCurrentScreen.js';
import { useKeptPlace } from './useScrollRestoration.js';

export function StaffLayout({ children }: { readonly children?: ReactNode }) {
  const say = useSay();
  const queries = useQueryClient();
  const room = useRoomHere(staffRooms);
  const title = room ? say(`staff.rooms.${room.name}`) : say('frame.product');
  useKeptPlace();
  useEffect(() => {
    document.title = `${title} · ${say('staff.title')}`;
  }, [title, say]);
  return (
    <Box sx={staffLook}>
      <SkipLink />
      <StaffBar />
      <Box id="content" tabIndex={-1} sx={{ outline: 'none' }}>
        <SignInAgain onReload={() => queries.invalidateQueries()}>
          <StaffGate>
            <Suspense fallback={<WaitingScreen />}>{children}</Suspense>
          </StaffGate>
        </SignInAgain>
      </Box>
      <UnsavedGuard />
    </Box>
  );
}

/** What stands in a tab's place while its code, or who is signed in, is still on the way. */
function WaitingScreen() {
  return (
    <Box component="main" sx={{ padding: '14px 12px' }}>
      <WaitingRows count={6} />
    </Box>
  );
}

/** Lets the desk be seen by staff alone; the server refuses everybody else anyway. */
function StaffGate({ children }: { readonly children: ReactNode }) {
  const say = useSay();
  const { data: account, error, refetch } = useAccount();
  if (account) {
    if (account.staff) return children;
    return <NotYours account={account} title={say('staff.refusedTitle')} hint={say('staff.refused')} />;
  }
  if (!error) return <WaitingScreen />;
  return <NoAnswer title={say('staff.noAnswer')} message={error.message} onRetry={() => void refetch()} />;
}
