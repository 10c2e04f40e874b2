/** A search field. It reports the query when the user pauses typing. */
import { useState } from 'react';
import OutlinedInput from '@mui/material/OutlinedInput';
import { Search } from 'lucide-react';
import { SEARCH_DEBOUNCE_MS, useOnSettled } from './useDebounced.js';

interface SearchFieldProps {
  readonly label: string;
  readonly placeholder: string;
  readonly maxLength: number;
  readonly query: string;
  readonly onQuery: (query: string) => void;
}

export function SearchField({ label, placeholder, maxLength, query, onQuery }: SearchFieldProps) {
  const [text, setText] = useState(query);
  const report = (typed: string) => {
    if (typed.trim() !== query.trim()) onQuery(typed.trim());
  };
  const settled = useOnSettled(text, report, SEARCH_DEBOUNCE_MS).trim();
  const [shown, setShown] = useState(query);
  // If the caller sets another query, for example of a saved view, the field shows that query instead of the typed
  // text.
  if (query !== shown) {
    setShown(query);
    if (query !== settled) setText(query);
  }
  return (
    <OutlinedInput
      type="search"
      value={text}
      onChange={({ target }) => setText(target.value)}
      startAdornment={<Search size={18} aria-hidden="true" />}
      placeholder={placeholder}
      inputProps={{ 'aria-label': label, maxLength, dir: 'auto', autoComplete: 'off', enterKeyHint: 'search' }}
      // As wide as the placeholder. On a phone, buttons next to the field therefore wrap.
      sx={{ flex: '1 1 260px', gap: '8px' }}
    />
  );
}
