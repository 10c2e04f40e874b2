/** Stops navigation that would lose unsaved changes, and turns the browser's back button into closing a dialog. */
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { NavigationType, useBlocker, useLocation, useNavigate } from 'react-router-dom';
import { useOpenDialogs } from './openDialogs.js';
import { LeaveDialog, useHasUnsavedChanges } from './unsavedChanges.js';

/** Render it once per application, because a router supports only one blocker. */
export function NavigationGuard() {
  const hasUnsaved = useHasUnsavedChanges();
  const dialogs = useOpenDialogs();
  // Whether the last navigation was blocked by an open dialog.
  const [isForDialog, setIsForDialog] = useState(false);
  const blocker = useBlocker(({ currentLocation, nextLocation, historyAction }) => {
    const isByDialog = historyAction === NavigationType.Pop && !dialogs.isEmpty();
    setIsForDialog(isByDialog);
    if (isByDialog) return true;
    if (currentLocation.pathname !== nextLocation.pathname) return hasUnsaved('page', 'panel', 'dialog');
    if (currentLocation.search !== nextLocation.search) return hasUnsaved('panel', 'dialog');
    return hasUnsaved('dialog');
  });
  useEffect(() => {
    if (blocker.state !== 'blocked' || !isForDialog) return;
    blocker.reset();
    dialogs.closeTop();
  }, [blocker, isForDialog, dialogs]);
  useEntryBelowDialogs(blocker.state === 'unblocked');
  return (
    <LeaveDialog
      open={blocker.state === 'blocked' && !isForDialog}
      onStay={() => blocker.reset?.()}
      onLeave={() => blocker.proceed?.()}
    />
  );
}

/** Whether the current history entry is the first of the application: going back from it loads another document. */
const isFirstEntry = () => {
  const state: unknown = window.history.state;
  return state !== null && typeof state === 'object' && 'idx' in state && state.idx === 0;
};

/** Adds an entry when a dialog opens at the first one, because a navigation to another document cannot be blocked. */
function useEntryBelowDialogs(isIdle: boolean): void {
  const dialogs = useOpenDialogs();
  const hasUnsaved = useHasUnsavedChanges();
  const navigate = useNavigate();
  const { pathname, search, hash, ...location } = useLocation();
  const state: unknown = location.state;
  const addEntry = useRef<() => void>(undefined);
  // Before the effects by which dialogs open: the question about unsaved changes opens with the blocked navigation, and
  // an entry that is added then would end that navigation.
  useLayoutEffect(() => {
    addEntry.current = () => {
      if (isIdle && isFirstEntry() && !hasUnsaved('dialog'))
        void navigate({ pathname, search, hash }, { state, preventScrollReset: true });
    };
  });
  useEffect(() => dialogs.onOpen(() => addEntry.current?.()), [dialogs]);
}
