/**
 * Starts the guided tour on the first visit, or when the user asks for it. On a first visit there is no tour in three
 * cases. The URL names a screen: that screen should stay. The menu still has the checklist: the checklist offers the
 * tour. The screen is narrow: the tour would cover it.
 */
import { createContext, useContext, useEffect, useMemo, useState, type ReactNode } from 'react';
import useMediaQuery from '@mui/material/useMediaQuery';
import { isInFirstDays } from '@qaima/schemas';
import { useBasename } from 'react-admin';
import { useLocation, useNavigate } from 'react-router-dom';
import { requestsTour } from '../../components/StartTour.js';
import { readStored, writeStored } from '../../data/browserStorage.js';
import { useMenu } from '../../data/menu.js';
import { WIDE_QUERY } from '../../theme/theme.js';

/** The local storage key. The value `no` means that the tour has run. (docs/spec/owners-area.md#guided-tour) */
const KEY = 'runAdminCoach';
const NO = 'no';

/**
 * Whether the first-visit tour has not run yet. False without storage, because the tour would then run on every visit.
 */
function isWanted(): boolean {
  const stored = readStored('localStorage', KEY);
  return stored !== undefined && stored !== NO;
}

const dismissTour = () => writeStored('localStorage', KEY, NO);

interface Running {
  readonly isRunning: boolean;
  readonly end: () => void;
}

const RunningContext = createContext<Running>({ isRunning: false, end: dismissTour });

export function TourProvider({ children }: { readonly children: ReactNode }) {
  const { data: menu } = useMenu();
  // Null until the menu is loaded. Later changes of the menu do not start the tour.
  const [isRunning, setRunning] = useState<boolean | null>(null);
  const navigate = useNavigate();
  const location = useLocation();
  const { pathname } = location;
  const basename = useBasename();
  const isWide = useMediaQuery(WIDE_QUERY);
  const [startedAtHome] = useState(() => pathname.replace(/\/$/, '') === basename);
  if (isRunning === null && menu) setRunning(isWide && startedAtHome && isWanted() && !isInFirstDays(menu));
  const isAsked = requestsTour(location.state);
  if (isAsked && !isRunning) setRunning(true);
  useEffect(() => {
    // The request for the tour is in the history entry. It is cleared: "back" must not start the tour again.
    if (isAsked) void navigate(pathname, { replace: true });
  }, [isAsked, navigate, pathname]);
  const running = useMemo(
    () => ({
      isRunning: isRunning === true,
      end: () => {
        dismissTour();
        setRunning(false);
      },
    }),
    [isRunning],
  );
  return <RunningContext.Provider value={running}>{children}</RunningContext.Provider>;
}

export const useTour = (): Running => useContext(RunningContext);
