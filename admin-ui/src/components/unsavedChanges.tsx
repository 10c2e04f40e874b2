/** Asks for confirmation before unsaved changes are lost: by navigation, or by closing a panel or the tab. */
import {
  createContext,
  useCallback,
  useContext,
  useEffect,
  useId,
  useMemo,
  useRef,
  useState,
  type ReactNode,
} from 'react';
import { useBlocker } from 'react-router-dom';
import { useTranslate } from '../i18n/i18n.js';
import { ConfirmDialog } from './ConfirmDialog.js';

/**
 * Where a form is, which decides when its changes are lost: on a page, when the path changes; in a panel, also when the
 * URL's query changes; in a dialog, on any navigation.
 */
export type UnsavedScope = 'page' | 'panel' | 'dialog';

interface Unsaved {
  readonly set: (form: string, reach: UnsavedScope | null) => void;
  readonly any: (reaches?: readonly UnsavedScope[]) => boolean;
}

const nothing: Unsaved = { set: () => undefined, any: () => false };
const UnsavedContext = createContext(nothing);

/** Tracks which forms have unsaved changes. It must be mounted above the component that a language change remounts. */
export function UnsavedChangesProvider({ children }: { readonly children: ReactNode }) {
  const forms = useRef(new Map<string, UnsavedScope>());
  const unsaved = useMemo<Unsaved>(
    () => ({
      set: (form, reach) => (reach ? forms.current.set(form, reach) : forms.current.delete(form)),
      any: (reaches = ['page', 'panel', 'dialog']) =>
        [...forms.current.values()].some((reach) => reaches.includes(reach)),
    }),
    [],
  );
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => unsaved.any() && event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [unsaved]);
  return <UnsavedContext.Provider value={unsaved}>{children}</UnsavedContext.Provider>;
}

/**
 * Returns a function that reports whether a form has unsaved changes. The function works synchronously, so that
 * navigation right after a save is not blocked.
 */
export function useReportUnsaved(reach: UnsavedScope): (dirty: boolean) => void {
  const form = useId();
  const unsaved = useContext(UnsavedContext);
  useEffect(() => () => unsaved.set(form, null), [unsaved, form]);
  return useCallback((dirty) => unsaved.set(form, dirty ? reach : null), [unsaved, form, reach]);
}

/** Returns a function that returns whether any form of a scope has unsaved changes. */
export function useHasUnsavedChanges(): (reach: UnsavedScope) => boolean {
  const unsaved = useContext(UnsavedContext);
  return useCallback((reach) => unsaved.any([reach]), [unsaved]);
}

/**
 * Blocks navigation while there are unsaved changes. Render it once per application, because a router supports only
 * one blocker.
 */
export function UnsavedChangesGuard() {
  const unsaved = useContext(UnsavedContext);
  const t = useTranslate();
  const blocker = useBlocker(({ currentLocation, nextLocation }) =>
    unsaved.any(
      currentLocation.pathname !== nextLocation.pathname
        ? ['page', 'panel', 'dialog']
        : currentLocation.search !== nextLocation.search
          ? ['panel', 'dialog']
          : ['dialog'],
    ),
  );
  return (
    <LeaveDialog
      open={blocker.state === 'blocked'}
      onStay={() => blocker.reset?.()}
      onLeave={() => blocker.proceed?.()}
      t={t}
    />
  );
}

interface LeaveDialogProps {
  readonly open: boolean;
  readonly onStay: () => void;
  readonly onLeave: () => void;
  readonly t: ReturnType<typeof useTranslate>;
}

function LeaveDialog({ open, onStay, onLeave, t }: LeaveDialogProps) {
  return (
    <ConfirmDialog
      open={open}
      title={t('form.leaveTitle')}
      confirm={t('form.goAnyway')}
      cancel={t('form.stay')}
      onCancel={onStay}
      onConfirm={onLeave}
    >
      {t('form.leave')}
    </ConfirmDialog>
  );
}

/**
 * For actions that unmount forms without navigation: runs an action at once, or after a confirmation if there are
 * unsaved changes.
 */
export function useConfirmLeave(): {
  readonly confirmLeave: (action: () => void) => void;
  readonly question: ReactNode;
} {
  const unsaved = useContext(UnsavedContext);
  const t = useTranslate();
  const [action, setAction] = useState<(() => void) | null>(null);
  const question = (
    <LeaveDialog
      open={action !== null}
      onStay={() => setAction(null)}
      onLeave={() => {
        action?.();
        setAction(null);
      }}
      t={t}
    />
  );
  return { confirmLeave: (wanted) => (unsaved.any() ? setAction(() => wanted) : wanted()), question };
}
