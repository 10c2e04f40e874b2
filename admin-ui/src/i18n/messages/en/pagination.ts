import type { ar } from '../ar/pagination.js';
import type { Texts } from '../types.js';

export const en: Texts<typeof ar> = {
  pages: {
    title: 'Pages of the list',
    page: 'Page %{page} of %{pages}',
    previous: 'Previous page',
    next: 'Next page',
    number: 'Page number, 1 to %{pages}',
    placeholder: 'No.',
    go: 'Go',
    beyond: 'There is no page %{asked}. This is the last one.',
    wrong: 'Enter a whole number from 1 to %{pages}',
  },
};
