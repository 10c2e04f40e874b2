/**
 * A field that names a client or a menu. While one types, the one of this name is looked up; until there is one, those
 * are offered that match. Arrow keys move through them. Enter never sends the form from here while there is something
 * to choose or to fill in. (docs/spec/staff-console.md#choosing)
 */
import type { KeyboardEvent, ReactNode } from 'react';
import Box from '@mui/material/Box';
import { useDebounced } from '../../components/useDebounced.js';
import type { LookUpState } from '../../data/userOrMenuLookUp.js';
import { tokens } from '../../theme/theme.js';
import { ChoiceList, moveFocus, type Choice } from './ChoiceList.js';
import type { FormWidgetProps } from './formTypes.js';
import { UserOrMenuLookUpInput } from './UserOrMenuLookUpInput.js';

interface ChoiceInputProps<T> {
  readonly field: FormWidgetProps;
  readonly most: number;
  /** A hook that looks up what the text names; it receives the debounced text. */
  readonly useLookUp: (typed: string) => LookUpState<T>;
  /** A hook that finds what matches the debounced text. */
  readonly useMatches: (typed: string) => readonly Choice[];
  readonly texts: {
    readonly hint: string;
    /** Said if nothing is found and nothing matches. */
    readonly absent: string;
    /** Said while there is something to choose. */
    readonly choose: string;
    /** The name of the list. */
    readonly matching: string;
  };
  /** What was found. */
  readonly children: (value: T) => ReactNode;
}

export function ChoiceInput<T>({ field, most, useLookUp, useMatches, texts, children }: ChoiceInputProps<T>) {
  const typed = typeof field.value === 'string' ? field.value : '';
  const query = useDebounced(typed);
  const found = useLookUp(query);
  const matches = useMatches(typed === '' || found.is === 'found' ? '' : query);
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const { key, target, currentTarget } = event;
    const stops = [...currentTarget.querySelectorAll<HTMLElement>('input, li button')];
    moveFocus(event, stops);
    if (key !== 'Enter' || !(target instanceof HTMLInputElement)) return;
    const canGoOn = found.is === 'found' || typed !== query;
    const next = stops[1] ?? (canGoOn ? fieldAfter(target) : null);
    if (!next) return;
    next.focus();
    event.preventDefault();
  };
  return (
    <Box onKeyDown={onKeyDown}>
      <UserOrMenuLookUpInput
        field={field}
        most={most}
        useLookUp={useLookUp}
        absent={matches.length > 0 ? null : texts.absent}
        hint={texts.hint}
      >
        {children}
      </UserOrMenuLookUpInput>
      <Box role="status" sx={{ color: tokens.muted, fontSize: 13, '&:not(:empty)': { marginBlockStart: '6px' } }}>
        {matches.length > 0 && texts.choose}
      </Box>
      <ChoiceList
        label={texts.matching}
        choices={matches}
        query={query}
        onChoose={(value) => {
          field.onChange(value);
          document.getElementById(field.id)?.focus();
        }}
      />
    </Box>
  );
}

/** The form's next field for typing; null after the last one. In a select, Enter would open its list. */
function fieldAfter({ form, id }: HTMLInputElement): HTMLElement | null {
  const fields = [...(form?.elements ?? [])].filter((one) => one.matches('input, textarea'));
  const next = fields[fields.findIndex((one) => one.id === id) + 1];
  return next instanceof HTMLElement ? next : null;
}
