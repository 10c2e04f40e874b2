/** Selects the text of an input on focus, so that typing replaces it. */
import type { FocusEvent } from 'react';

export const selectTextOnFocus = ({ target }: FocusEvent<HTMLInputElement | HTMLTextAreaElement>): void =>
  target.select();
