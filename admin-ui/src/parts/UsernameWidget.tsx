/** Somebody's username, and while one types, who that is. (Document 2, section 5: 'This username is not found'.) */
import OutlinedInput from '@mui/material/OutlinedInput';
import { useLtrAlign, useSay } from '../app/i18n.js';
import { useUserLookUp } from '../data/lookUps.js';
import { useFieldAria } from '../generated/formParts.js';
import type { FormWidgetProps } from '../generated/formTypes.js';
import { Answer } from './Answer.js';
import { useSettled } from './useSettled.js';

export function UsernameWidget({ id, value, required, disabled, onChange, onBlur }: FormWidgetProps) {
  const say = useSay();
  const aria = useFieldAria(id);
  const ltrAlign = useLtrAlign();
  const name = typeof value === 'string' ? value : '';
  const found = useUserLookUp(useSettled(name));
  const isWrong = 'aria-invalid' in aria;
  return (
    <>
      <OutlinedInput
        id={id}
        fullWidth
        value={name}
        disabled={disabled ?? false}
        error={isWrong}
        onChange={({ target }) => onChange(target.value.trim() === '' ? undefined : target.value)}
        onBlur={() => onBlur(id, value)}
        inputProps={{
          dir: 'ltr',
          maxLength: 60,
          autoComplete: 'off',
          autoCapitalize: 'none',
          spellCheck: false,
          'aria-required': required ?? false,
          ...aria,
          'aria-describedby': [aria['aria-describedby'], `${id}__who`].filter(Boolean).join(' '),
          style: { textAlign: ltrAlign },
        }}
      />
      <Answer
        id={`${id}__who`}
        found={name === '' ? { is: 'nothing' } : found}
        absent={say('desk.noUser')}
        quiet={isWrong}
      >
        {(user) => (
          <>
            <bdi>{user.name}</bdi>
            {user.phone && (
              <>
                {' · '}
                <bdi dir="ltr">{user.phone}</bdi>
              </>
            )}
          </>
        )}
      </Answer>
    </>
  );
}
