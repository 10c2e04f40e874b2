/** Selects what an input has when it gets the focus, so that typing replaces it. For numbers and times. */
import type { FocusEvent } from 'react';

export const selectAll = ({ target }: FocusEvent<HTMLInputElement | HTMLTextAreaElement>): void => target.select();
