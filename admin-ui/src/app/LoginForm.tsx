/** The log-in form. It is not a schema form, because the code of schema forms would have to be loaded first. */
import { useRef, useState, type SubmitEvent } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import OutlinedInput from '@mui/material/OutlinedInput';
import { schemaLabel, logInSchema, ApiError } from '@qaima/schemas';
import { Eye, EyeOff } from 'lucide-react';
import type { Credentials } from '../data/authProvider.js';
import { useLanguage, useLtrAlign, useTranslate } from '../i18n/i18n.js';
import { tokens } from '../theme/theme.js';

type Field = keyof Credentials;
const FIELDS: readonly Field[] = ['username', 'password'];

interface LoginFormProps {
  /** Logs in. If it throws, the form shows the error's message. */
  readonly onLogin: (credentials: Credentials) => Promise<unknown>;
}

export function LoginForm({ onLogin }: LoginFormProps) {
  const t = useTranslate();
  const language = useLanguage();
  const [values, setValues] = useState<Credentials>({ username: '', password: '' });
  const [tried, setTried] = useState(false);
  const [sending, setSending] = useState(false);
  const [refusal, setRefusal] = useState('');
  const form = useRef<HTMLFormElement>(null);

  const messageOf = (field: Field) =>
    tried && !values[field].trim() ? logInSchema.properties[field]['x-required'][language] : '';

  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    if (sending) return;
    setTried(true);
    const empty = FIELDS.find((field) => !values[field].trim());
    if (empty) {
      form.current?.querySelector<HTMLInputElement>(`[name="${empty}"]`)?.focus();
      return;
    }
    setSending(true);
    setRefusal('');
    try {
      await onLogin({ ...values, username: values.username.trim() });
    } catch (error) {
      setRefusal(error instanceof ApiError && error.message ? error.message : t('trouble.unreachable'));
    } finally {
      setSending(false);
    }
  };

  return (
    <Box
      component="form"
      ref={form}
      noValidate
      aria-label={t('login.title')}
      onSubmit={(event: SubmitEvent) => void submit(event)}
      sx={{ display: 'grid', gap: '16px' }}
    >
      {FIELDS.map((field) => (
        <LoginField
          key={field}
          field={field}
          value={values[field]}
          message={messageOf(field)}
          onType={(value) => setValues({ ...values, [field]: value })}
        />
      ))}
      <Box role="alert" sx={{ color: tokens.danger, fontWeight: 600, '&:empty': { display: 'none' } }}>
        {refusal}
      </Box>
      <Button type="submit" variant="contained" disabled={sending}>
        {t(sending ? 'login.sending' : 'login.submit')}
      </Button>
    </Box>
  );
}

interface LoginFieldProps {
  readonly field: Field;
  readonly value: string;
  readonly message: string;
  readonly onType: (value: string) => void;
}

function LoginField({ field, value, message, onType }: LoginFieldProps) {
  const t = useTranslate();
  const language = useLanguage();
  const ltrAlign = useLtrAlign();
  const [revealed, setRevealed] = useState(false);
  const id = `login-${field}`;
  const isSecret = field === 'password';
  return (
    <Box>
      <Box
        component="label"
        htmlFor={id}
        sx={{ display: 'block', marginBlockEnd: '4px', fontSize: 14, lineHeight: '24px', fontWeight: 600 }}
      >
        {schemaLabel(logInSchema.properties[field], language)}
      </Box>
      <OutlinedInput
        id={id}
        name={field}
        fullWidth
        type={isSecret && !revealed ? 'password' : 'text'}
        autoComplete={isSecret ? 'current-password' : 'username'}
        autoFocus={!isSecret}
        value={value}
        error={message !== ''}
        onChange={({ target }) => onType(target.value)}
        inputProps={{
          dir: 'ltr',
          autoCapitalize: 'none',
          spellCheck: false,
          'aria-describedby': message ? `${id}-message` : undefined,
          style: { textAlign: ltrAlign },
        }}
        endAdornment={
          isSecret && (
            <InputAdornment position="end">
              <IconButton
                edge="end"
                aria-label={t(revealed ? 'login.hidePassword' : 'login.showPassword')}
                aria-pressed={revealed}
                onClick={() => setRevealed(!revealed)}
              >
                {revealed ? <EyeOff size={19} /> : <Eye size={19} />}
              </IconButton>
            </InputAdornment>
          )
        }
      />
      {message && (
        <Box id={`${id}-message`} sx={{ color: tokens.danger, fontSize: 12.5, marginBlockStart: '4px' }}>
          {message}
        </Box>
      )}
    </Box>
  );
}
