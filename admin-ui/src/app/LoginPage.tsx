/** The way in. It is drawn by hand, so that signing in does not wait for the forms' machinery. */
import { useRef, useState, type FormEvent } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import OutlinedInput from '@mui/material/OutlinedInput';
import { labelOf, logIn, Refused } from '@qaima/schemas';
import { Eye, EyeOff, Utensils } from 'lucide-react';
import { useLogin } from 'react-admin';
import type { Credentials } from '../data/authProvider.js';
import { useLanguage, useSay } from './i18n.js';
import { LanguageSwitch } from './LanguageSwitch.js';
import { look } from './theme.js';

type Field = keyof Credentials;
const FIELDS: readonly Field[] = ['username', 'password'];

export function LoginPage() {
  const say = useSay();
  const language = useLanguage();
  const login = useLogin();
  const [values, setValues] = useState<Credentials>({ username: '', password: '' });
  const [tried, setTried] = useState(false);
  const [sending, setSending] = useState(false);
  const [refusal, setRefusal] = useState('');
  const [revealed, setRevealed] = useState(false);
  const form = useRef<HTMLFormElement>(null);

  const missing = (field: Field) =>
    tried && !values[field].trim() ? logIn.properties[field]['x-required'][language] : '';

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    const empty = FIELDS.find((field) => !values[field].trim());
    if (empty) {
      form.current?.querySelector<HTMLInputElement>(`[name="${empty}"]`)?.focus();
      return;
    }
    if (sending) return;
    setSending(true);
    setRefusal('');
    try {
      await login({ ...values, username: values.username.trim() });
    } catch (error) {
      setRefusal(error instanceof Refused && error.message ? error.message : say('trouble.unreachable'));
    } finally {
      setSending(false);
    }
  };

  return (
    <Box component="main" sx={{ minBlockSize: '100dvh', display: 'grid', placeItems: 'center', padding: '24px 16px' }}>
      <Box sx={{ position: 'absolute', insetBlockStart: 12, insetInlineEnd: 12 }}>
        <LanguageSwitch />
      </Box>
      <Box
        component="form"
        ref={form}
        noValidate
        aria-label={say('login.title')}
        onSubmit={(event: FormEvent) => void submit(event)}
        sx={{
          inlineSize: 'min(400px, 100%)',
          display: 'grid',
          gap: '16px',
          padding: { xs: '28px 20px', sm: '36px 32px' },
          borderRadius: '20px',
          border: `1px solid ${look.line}`,
          backgroundColor: look.surface,
          boxShadow: look.lift,
        }}
      >
        <Box sx={{ display: 'grid', justifyItems: 'center', gap: '4px', textAlign: 'center', marginBlockEnd: '4px' }}>
          <Box
            sx={{
              display: 'grid',
              placeItems: 'center',
              inlineSize: 64,
              blockSize: 64,
              borderRadius: '20px',
              color: '#fff',
              backgroundColor: look.accent,
              marginBlockEnd: '8px',
            }}
          >
            <Utensils size={30} aria-hidden="true" />
          </Box>
          <Box component="h1" sx={{ margin: 0, fontSize: 22, lineHeight: '32px', fontWeight: 800 }}>
            {say('login.title')}
          </Box>
          <Box sx={{ color: look.muted }}>{say('login.hint')}</Box>
        </Box>
        {FIELDS.map((field) => (
          <Box key={field}>
            <Box
              component="label"
              htmlFor={`login-${field}`}
              sx={{ display: 'block', fontSize: 14, lineHeight: '26px', fontWeight: 600 }}
            >
              {labelOf(logIn.properties[field], language)}
            </Box>
            <OutlinedInput
              id={`login-${field}`}
              name={field}
              fullWidth
              type={field === 'password' && !revealed ? 'password' : 'text'}
              autoComplete={field === 'username' ? 'username' : 'current-password'}
              autoFocus={field === 'username'}
              value={values[field]}
              error={missing(field) !== ''}
              onChange={({ target }) => setValues({ ...values, [field]: target.value })}
              inputProps={{
                dir: 'ltr',
                autoCapitalize: 'none',
                spellCheck: false,
                'aria-invalid': missing(field) !== '',
                'aria-describedby': missing(field) ? `login-${field}-message` : undefined,
                style: { textAlign: 'end' },
              }}
              endAdornment={
                field === 'password' && (
                  <InputAdornment position="end">
                    <IconButton
                      edge="end"
                      aria-label={say(revealed ? 'login.hidePassword' : 'login.showPassword')}
                      aria-pressed={revealed}
                      onClick={() => setRevealed(!revealed)}
                    >
                      {revealed ? <EyeOff size={19} /> : <Eye size={19} />}
                    </IconButton>
                  </InputAdornment>
                )
              }
            />
            {missing(field) && (
              <Box id={`login-${field}-message`} sx={{ color: look.danger, fontSize: 12.5, marginBlockStart: '4px' }}>
                {missing(field)}
              </Box>
            )}
          </Box>
        ))}
        <Box role="alert" sx={{ color: look.danger, fontWeight: 600, '&:empty': { display: 'none' } }}>
          {refusal}
        </Box>
        <Button type="submit" variant="contained" disabled={sending}>
          {say(sending ? 'login.sending' : 'login.submit')}
        </Button>
      </Box>
    </Box>
  );
}
