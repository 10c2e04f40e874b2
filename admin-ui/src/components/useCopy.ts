/** Copying a text, and saying so for a moment. */
import { useCallback, useEffect, useState } from 'react';

/** How long a button says that it has copied. */
const COPIED_LABEL_MS = 2000;

/** The way of before the clipboard had one of its own; pages without https still have no other. */
function copyBySelection(text: string): boolean {
  const page: { readonly execCommand?: (command: string) => boolean } = document;
  const field = document.createElement('textarea');
  field.value = text;
  field.readOnly = true;
  field.className = 'sr-only';
  const focused = document.activeElement;
  document.body.append(field);
  field.select();
  try {
    return page.execCommand?.('copy') ?? false;
  } catch {
    return false;
  } finally {
    field.remove();
    if (focused instanceof HTMLElement) focused.focus({ preventScroll: true });
  }
}

export interface Copying {
  /** For a moment after a copy. */
  readonly copied: boolean;
  /** Whether it was copied. */
  readonly copy: (text: string) => Promise<boolean>;
}

export function useCopy(): Copying {
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    if (!copied) return;
    const timer = setTimeout(() => setCopied(false), COPIED_LABEL_MS);
    return () => clearTimeout(timer);
  }, [copied]);
  const copy = useCallback(async (text: string) => {
    let done: boolean;
    try {
      // Without https there is no clipboard at all, and that is caught too.
      await navigator.clipboard.writeText(text);
      done = true;
    } catch {
      done = copyBySelection(text);
    }
    setCopied(done);
    return done;
  }, []);
  return { copied, copy };
}
