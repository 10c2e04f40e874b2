/** An input for a user or menu, which is looked up while the user types. */
import type { ReactNode } from 'react';
import Box from '@mui/material/Box';
import OutlinedInput from '@mui/material/OutlinedInput';
import { UserOrMenuLookUpResult } from '../../components/UserOrMenuLookUpResult.js';
import { useDebounced } from '../../components/useDebounced.js';
import type { LookUpState } from '../../data/userOrMenuLookUp.js';
import { tokens } from '../../theme/theme.js';
import { errorAria } from './formContext.js';
import type { FormWidgetProps } from './formTypes.js';

interface LookUpInputProps<T> {
  readonly field: FormWidgetProps;
  readonly most: number;
  /** A hook that looks up a user or menu; it receives the debounced text. */
  readonly useLookUp: (typed: string) => LookUpState<T>;
  /** The message if nothing was found; null if something else says so. */
  readonly absent: string | null;
  /** Shown while the input is empty. */
  readonly hint?: string;
  readonly children: (value: T) => ReactNode;
}

export function UserOrMenuLookUpInput<T>(props: LookUpInputProps<T>) {
  const { field, most, useLookUp, absent, hint, children } = props;
  const { id, required, disabled, rawErrors, onChange, onBlur } = field;
  const value: unknown = field.value;
  const aria = errorAria(id, rawErrors);
  const typed = typeof value === 'string' ? value : '';
  const found = useLookUp(useDebounced(typed));
  const isWrong = 'aria-invalid' in aria;
  const answer = `${id}__answer`;
  return (
    <>
      <OutlinedInput
        id={id}
        fullWidth
        value={typed}
        disabled={disabled ?? false}
        error={isWrong}
        onChange={({ target }) => onChange(target.value.trim() === '' ? undefined : target.value)}
        onBlur={() => onBlur(id, value)}
        inputProps={{
          dir: 'auto',
          maxLength: most,
          autoComplete: 'off',
          autoCapitalize: 'none',
          spellCheck: false,
          'aria-required': required ?? false,
          ...aria,
          'aria-describedby': [aria['aria-describedby'], answer].filter(Boolean).join(' '),
        }}
      />
      {hint && typed === '' && !isWrong && (
        <Box sx={{ marginBlockStart: '6px', color: tokens.muted, fontSize: 13, lineHeight: '20px' }}>{hint}</Box>
      )}
      <UserOrMenuLookUpResult
        id={answer}
        found={typed === '' || (absent === null && found.is === 'absent') ? { is: 'nothing' } : found}
        absent={absent ?? ''}
        quiet={isWrong}
      >
        {children}
      </UserOrMenuLookUpResult>
    </>
  );
}
