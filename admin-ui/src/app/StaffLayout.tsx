/** The frame of the staff desk: no navigation at the side, but tabs in the bar. */
import { Suspense, useEffect, type ReactNode } from 'react';
import Box from '@mui/material/Box';
import { useQueryClient } from '@tanstack/react-query';
import { useAccount } from '../data/menu.js';
import { WaitingRows } from '../parts/WaitingRows.js';
import { UnsavedGuard } from '../generated/unsaved.js';
import { useSay } from './i18n.js';
import { SignInAgain } from './SignInAgain.js';
import { SkipLink } from './SkipLink.js';
import { StaffBar } from './StaffBar.js';
import { staffRooms } from './staffRooms.js';
import { staffLook } from './staffLook.js';
import { NoAnswer, NotYours } from './Trouble.js';
import { useKeptPlace } from './useKeptPlace.js';
import { useRoomHere } from './useRoomHere.js';

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
