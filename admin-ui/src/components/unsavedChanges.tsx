/** Unsaved changes are asked about before they are lost: on the way to another page, out of a panel, or out of the tab. */
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

/** What a form loses: one in a panel is gone when the panel shows something else, one on the page only with the page. */
export type UnsavedScope = 'page' | 'panel';

interface Unsaved {
  readonly set: (form: string, reach: UnsavedScope | null) => void;
  readonly any: (reaches?: readonly UnsavedScope[]) => boolean;
}

const nothing: Unsaved = { set: () => undefined, any: () => false };
const UnsavedContext = createContext(nothing);

/** Knows which forms have unsaved changes. It stands outside of what a change of language makes anew. */
export function UnsavedChangesProvider({ children }: { readonly children: ReactNode }) {
  const forms = useRef(new Map<string, UnsavedScope>());
  const unsaved = useMemo<Unsaved>(
    () => ({
      set: (form, reach) => (reach ? forms.current.set(form, reach) : forms.current.delete(form)),
      any: (reaches = ['page', 'panel']) => [...forms.current.values()].some((reach) => reaches.includes(reach)),
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

/** For a form to say whether it has something to lose; at once, so that what follows a success is not asked about. */
export function useReportUnsaved(reach: UnsavedScope): (dirty: boolean) => void {
  const form = useId();
  const unsaved = useContext(UnsavedContext);
  useEffect(() => () => unsaved.set(form, null), [unsaved, form]);
  return useCallback((dirty) => unsaved.set(form, dirty ? reach : null), [unsaved, form, reach]);
}

/** Asks at the moment whether any form of this reach has something to lose. */
export function useHasUnsavedChanges(): (reach: UnsavedScope) => boolean {
  const unsaved = useContext(UnsavedContext);
  return useCallback((reach) => unsaved.any([reach]), [unsaved]);
}

/** Asks before navigation loses something. One for the whole application: a router takes only one blocker. */
export function UnsavedChangesGuard() {
  const unsaved = useContext(UnsavedContext);
  const t = useTranslate();
  const blocker = useBlocker(({ currentLocation, nextLocation }) =>
    unsaved.any(
      currentLocation.pathname !== nextLocation.pathname
        ? ['page', 'panel']
        : currentLocation.search !== nextLocation.search
          ? ['panel']
          : [],
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

/** For what loses forms without navigation: does it at once, or shows the question first. */
export function useConfirmLeave(): { readonly askFirst: (action: () => void) => void; readonly question: ReactNode } {
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
  return { askFirst: (wanted) => (unsaved.any() ? setAction(() => wanted) : wanted()), question };
}
