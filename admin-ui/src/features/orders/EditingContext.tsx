/** Whether the user is typing in any field of the screen. */
import { createContext, useCallback, useContext, useEffect, useId, useMemo, useState, type ReactNode } from 'react';
import { useUnsavedWhile, type UnsavedScope } from '../../components/unsavedChanges.js';

interface Editing {
  readonly any: boolean;
  readonly set: (field: string, dirty: boolean) => void;
}

const EditingContext = createContext<Editing>({ any: false, set: () => undefined });

export function EditingProvider({ children }: { readonly children: ReactNode }) {
  const [fields, setFields] = useState<ReadonlySet<string>>(new Set());
  const set = useCallback(
    (field: string, dirty: boolean) =>
      setFields((known) => {
        if (known.has(field) === dirty) return known;
        const next = new Set(known);
        if (dirty) next.add(field);
        else next.delete(field);
        return next;
      }),
    [],
  );
  const value = useMemo(() => ({ any: fields.size > 0, set }), [fields, set]);
  return <EditingContext.Provider value={value}>{children}</EditingContext.Provider>;
}

export const useIsEditing = () => useContext(EditingContext).any;

/**
 * The text of a field until it is stored; null while the field shows its stored value.
 * @param scope what loses the text, so that it asks first; null for a text that may be lost
 * @returns the text, its setter, and a function to call with the stored text. If the user has typed on meanwhile, that
 *   function keeps the new text.
 */
export function useTypedValue(
  scope: UnsavedScope | null,
): readonly [typed: string | null, setTyped: (typed: string | null) => void, settle: (stored: string | null) => void] {
  const [typed, setTyped] = useState<string | null>(null);
  const { set } = useContext(EditingContext);
  const field = useId();
  useUnsavedWhile(scope ?? 'page', scope !== null && typed !== null);
  useEffect(() => set(field, typed !== null), [set, field, typed]);
  useEffect(() => () => set(field, false), [set, field]);
  const settle = useCallback((stored: string | null) => setTyped((now) => (now === stored ? null : now)), []);
  return [typed, setTyped, settle];
}
