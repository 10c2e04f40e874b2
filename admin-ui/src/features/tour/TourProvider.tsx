/** Runs the tour on the first visit in a browser, and on request. */
import { createContext, useContext, useEffect, useMemo, useState, type ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

/** The local storage key. The value `no` means that the tour has run. (docs/spec/owners-area.md#guided-tour) */
const KEY = 'runAdminCoach';
const NO = 'no';

function isWanted(): boolean {
  try {
    return localStorage.getItem(KEY) !== NO;
  } catch {
    // Without storage the tour does not run, because it would run on every visit.
    return false;
  }
}

function dismissTour(): void {
  try {
    localStorage.setItem(KEY, NO);
  } catch {
    // Storage is not available.
  }
}

/** The navigation state that starts the tour. */
export const TOUR_REQUESTED = { tour: true } as const;

const requestsTour = (state: unknown) => typeof state === 'object' && state !== null && 'tour' in state;

interface Running {
  readonly isRunning: boolean;
  readonly end: () => void;
}

const RunningContext = createContext<Running>({ isRunning: false, end: dismissTour });

export function TourProvider({ children }: { readonly children: ReactNode }) {
  const [isRunning, setRunning] = useState(isWanted);
  const navigate = useNavigate();
  const location = useLocation();
  const { pathname } = location;
  const isAsked = requestsTour(location.state);
  if (isAsked && !isRunning) setRunning(true);
  useEffect(() => {
    // Clears the state, so that this history entry does not start the tour again.
    if (isAsked) void navigate(pathname, { replace: true });
  }, [isAsked, navigate, pathname]);
  const running = useMemo(
    () => ({
      isRunning,
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
