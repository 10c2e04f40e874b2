/** Selects an input's text on focus, so that typing replaces it. */
import type { FocusEvent } from 'react';

export const selectTextOnFocus = ({ target }: FocusEvent<HTMLInputElement | HTMLTextAreaElement>): void =>
  target.select();
