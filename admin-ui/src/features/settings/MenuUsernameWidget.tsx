/** Edits the menu's username as part of its link. While the user types, it shows the rules and the availability. */
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import InputAdornment from '@mui/material/InputAdornment';
import OutlinedInput from '@mui/material/OutlinedInput';
import { typedMenuUsername } from '@qaima/schemas';
import { CircleCheck, CircleX, LoaderCircle } from 'lucide-react';
import { useTranslate } from '../../i18n/i18n.js';
import { errorAria } from '../../schema-ui/form/formContext.js';
import type { FormWidgetProps } from '../../schema-ui/form/formTypes.js';
import { tokens } from '../../theme/theme.js';
import { useUsernameCheck, type UsernameState } from './useUsernameCheck.js';

/** The link's prefix. */
const MENU_PATH = '/m/';

const suggested = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '8px',
  marginBlockStart: '4px',
  fontSize: 13,
} as const;

export function MenuUsernameWidget({ id, value, disabled, rawErrors, onChange, onBlur }: FormWidgetProps) {
  const t = useTranslate();
  const aria = errorAria(id, rawErrors);
  const name = typeof value === 'string' ? value : '';
  const state = useUsernameCheck(name);
  const isWrong = 'aria-invalid' in aria;
  const describedBy = [aria['aria-describedby'], `${id}__rules`].filter(Boolean).join(' ');
  return (
    <>
      <OutlinedInput
        id={id}
        dir="ltr"
        fullWidth
        value={name}
        disabled={disabled ?? false}
        error={isWrong}
        onChange={({ target }) => onChange(typedMenuUsername(target.value) || undefined)}
        onBlur={() => onBlur(id, value)}
        startAdornment={
          <InputAdornment position="start" sx={{ marginInlineEnd: 0 }}>
            {MENU_PATH}
          </InputAdornment>
        }
        inputProps={{
          ...aria,
          'aria-describedby': describedBy,
          autoComplete: 'off',
          autoCapitalize: 'none',
          spellCheck: false,
          style: { paddingInlineStart: 2 },
        }}
      />
      <Box
        id={`${id}__rules`}
        sx={{ marginBlockStart: '4px', fontSize: 12.5, lineHeight: '19px', color: tokens.muted }}
      >
        {!isWrong && <Availability state={state} />}
      </Box>
      {state.is === 'refused' && state.suggestions.length > 0 && (
        <Box role="group" aria-label={t('publicInfo.usernameSuggested')} sx={suggested}>
          {t('publicInfo.usernameSuggested')}
          {state.suggestions.map((other) => (
            <Button key={other} variant="outlined" color="inherit" dir="ltr" onClick={() => onChange(other)}>
              {other}
            </Button>
          ))}
        </Box>
      )}
    </>
  );
}

const line = { display: 'inline-flex', alignItems: 'center', gap: '5px' } as const;

function Availability({ state }: { readonly state: UsernameState }) {
  const t = useTranslate();
  return (
    <span role="status">
      {state.is === 'own' && t('publicInfo.usernameRules')}
      {state.is === 'unknown' && t('publicInfo.usernameUnknown')}
      {state.is === 'checking' && (
        <Box component="span" sx={line}>
          <LoaderCircle size={15} aria-hidden="true" /> {t('publicInfo.usernameChecking')}
        </Box>
      )}
      {state.is === 'free' && (
        <Box component="span" sx={{ ...line, color: tokens.accentDark, fontWeight: 700 }}>
          <CircleCheck size={15} aria-hidden="true" /> {t('publicInfo.usernameFree')}
        </Box>
      )}
      {state.is === 'refused' && (
        <Box component="span" sx={{ ...line, color: tokens.danger, fontWeight: 700 }}>
          <CircleX size={15} aria-hidden="true" /> {state.reason}
        </Box>
      )}
    </span>
  );
}
