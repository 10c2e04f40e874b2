/** Copies a text, and reports success for a moment. */
import { useCallback, useEffect, useState } from 'react';

/** How long a button shows that the text was copied. */
const COPIED_LABEL_MS = 2000;

/** A fallback, because pages without HTTPS have no clipboard API. */
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
  /** True for a moment after copying. */
  readonly copied: boolean;
  /** Resolves to whether the text was copied. */
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
      // Without HTTPS `navigator.clipboard` is undefined; the resulting error is caught too.
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
