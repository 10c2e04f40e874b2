/** Whether the guided tour runs: on the first load of the area in a browser, and whenever it is asked for again. */
import { createContext, useContext, useEffect, useMemo, useState, type ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

/** The local-storage key; the value `no` disables the tour. (docs/spec/owners-area.md#guided-tour) */
const KEY = 'runAdminCoach';
const NO = 'no';

function isWanted(): boolean {
  try {
    return localStorage.getItem(KEY) !== NO;
  } catch {
    // Who lets us remember nothing would be shown it on every load.
    return false;
  }
}

function forgetIt(): void {
  try {
    localStorage.setItem(KEY, NO);
  } catch {
    // Nothing can be remembered here.
  }
}

/** The state of an address that the tour is to begin at. */
export const TOUR_REQUESTED = { tour: true } as const;

const asksForIt = (state: unknown) => typeof state === 'object' && state !== null && 'tour' in state;

interface Running {
  readonly isRunning: boolean;
  readonly end: () => void;
}

const RunningContext = createContext<Running>({ isRunning: false, end: forgetIt });

export function TourProvider({ children }: { readonly children: ReactNode }) {
  const [isRunning, setRunning] = useState(isWanted);
  const navigate = useNavigate();
  const location = useLocation();
  const { pathname } = location;
  const isAsked = asksForIt(location.state);
  if (isAsked && !isRunning) setRunning(true);
  useEffect(() => {
    // The entry of the history that stays must not start it anew.
    if (isAsked) void navigate(pathname, { replace: true });
  }, [isAsked, navigate, pathname]);
  const running = useMemo(
    () => ({
      isRunning,
      end: () => {
        forgetIt();
        setRunning(false);
      },
    }),
    [isRunning],
  );
  return <RunningContext.Provider value={running}>{children}</RunningContext.Provider>;
}

export const useTour = (): Running => useContext(RunningContext);
