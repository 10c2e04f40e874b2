/** The key `/`, which opens or focuses a search. (docs/spec/staff-console.md#search) */

/** The properties of a `KeyboardEvent` that the key depends on. */
interface KeyPress {
  readonly key: string;
  readonly code: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
}

/** What `closest` and `matches` test for a field in which `/` is typed. A tick box or button takes no text. */
export const TEXT_FIELDS =
  'input:not([type=checkbox],[type=radio],[type=button],[type=submit],[type=reset],[type=file],[type=range],[type=color]),textarea,select,[contenteditable]:not([contenteditable=false])';

/**
 * Whether a key press is `/`. A layout without Latin letters has another letter on this key, such as «ظ»; the key's
 * position then counts. On a layout with Latin letters, what the key types counts: in German the position has `-`.
 */
export const isSearchKey = ({ key, code, ctrlKey, metaKey, altKey }: KeyPress): boolean =>
  !ctrlKey && !metaKey && !altKey && (key === '/' || (code === 'Slash' && !/^[ -~]$/.test(key)));
