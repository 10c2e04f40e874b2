/** The unsaved changes of forms. Asks for confirmation before they are lost by closing a panel or the tab. */
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
import { useTranslate } from '../i18n/i18n.js';
import { ConfirmDialog } from './ConfirmDialog.js';

/**
 * The place of a form. It decides which navigation loses the form's changes: on a page, a change of the path; in a
 * panel, also a change of the query; in a dialog, any navigation. `document`: the changes are being saved, so that only
 * leaving the document loses them.
 */
export type UnsavedScope = 'page' | 'panel' | 'dialog' | 'document';

interface Unsaved {
  readonly set: (form: string, reach: UnsavedScope | null) => void;
  readonly any: (reaches?: readonly UnsavedScope[]) => boolean;
}

const ALL_SCOPES: readonly UnsavedScope[] = ['page', 'panel', 'dialog', 'document'];
const nothing: Unsaved = { set: () => undefined, any: () => false };
const UnsavedContext = createContext(nothing);

/** Tracks which forms have unsaved changes. Mount it outside the components that a language change remounts. */
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
    const ask = (event: BeforeUnloadEvent) => unsaved.any(ALL_SCOPES) && event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [unsaved]);
  return <UnsavedContext.Provider value={unsaved}>{children}</UnsavedContext.Provider>;
}

/**
 * Returns a function by which a form reports whether it has unsaved changes. The report takes effect at once: a
 * navigation right after a save is then not blocked.
 */
export function useReportUnsaved(reach: UnsavedScope): (dirty: boolean) => void {
  const form = useId();
  const unsaved = useContext(UnsavedContext);
  useEffect(() => () => unsaved.set(form, null), [unsaved, form]);
  return useCallback((dirty) => unsaved.set(form, dirty ? reach : null), [unsaved, form, reach]);
}

/**
 * Reports the unsaved changes of a form as of each render.
 * @returns reports at once, for a form that navigates right after a save
 */
export function useUnsavedWhile(scope: UnsavedScope, isUnsaved: boolean): (dirty: boolean) => void {
  const report = useReportUnsaved(scope);
  useEffect(() => {
    report(isUnsaved);
  }, [report, isUnsaved]);
  return report;
}

/** Returns a function that returns whether any form of the scopes has unsaved changes. */
export function useHasUnsavedChanges(): (...scopes: readonly UnsavedScope[]) => boolean {
  const unsaved = useContext(UnsavedContext);
  return useCallback((...scopes) => unsaved.any(scopes), [unsaved]);
}

interface LeaveDialogProps {
  readonly open: boolean;
  readonly onStay: () => void;
  readonly onLeave: () => void;
}

/** Asks whether unsaved changes may be lost. */
export function LeaveDialog({ open, onStay, onLeave }: LeaveDialogProps) {
  const t = useTranslate();
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
 * @param scopes the scopes that the action concerns; without any, all forms
 */
export function useConfirmLeave(...scopes: readonly UnsavedScope[]): {
  readonly confirmLeave: (action: () => void) => void;
  readonly question: ReactNode;
} {
  const unsaved = useContext(UnsavedContext);
  const [action, setAction] = useState<(() => void) | null>(null);
  const question = (
    <LeaveDialog
      open={action !== null}
      onStay={() => setAction(null)}
      onLeave={() => {
        action?.();
        setAction(null);
      }}
    />
  );
  return {
    confirmLeave: (wanted) =>
      unsaved.any(scopes.length > 0 ? scopes : undefined) ? setAction(() => wanted) : wanted(),
    question,
  };
}
