/** The log-in form. It is not a schema form, because the code of schema forms would have to be loaded first. */
import { useRef, useState, type SubmitEvent } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import OutlinedInput from '@mui/material/OutlinedInput';
import { schemaLabel, logInSchema, secondFactorSchema, ApiError, type LogInStep } from '@qaima/schemas';
import { Eye, EyeOff } from 'lucide-react';
import { Checkbox } from '../components/Checkbox.js';
import { SecondFactorNeeded, type LogInInput } from '../data/authProvider.js';
import { useLanguage, useLtrAlign, useTranslate } from '../i18n/i18n.js';
import { tokens } from '../theme/theme.js';

const PROPERTIES = { ...logInSchema.properties, code: secondFactorSchema.properties.code };

type Field = keyof typeof PROPERTIES;
const FIELDS: readonly Field[] = ['username', 'password'];

const AUTO_COMPLETE = { username: 'username', password: 'current-password', code: 'one-time-code' } as const;

export interface LoginFormProps {
  /** Default: all. */
  readonly fields?: readonly Field[];
  /** The submit button's text. */
  readonly submit?: string;
  /** Logs in. If it throws, the form shows the error's message, or asks for the second factor. */
  readonly onLogin: (input: LogInInput) => Promise<unknown>;
}

export function LoginForm({ fields: first = FIELDS, submit: label, onLogin }: LoginFormProps) {
  const t = useTranslate();
  const language = useLanguage();
  const [values, setValues] = useState({ username: '', password: '', code: '' });
  const [step, setStep] = useState<LogInStep | null>(null);
  const [remember, setRemember] = useState(false);
  const fields: readonly Field[] = step ? ['code'] : first;
  const [tried, setTried] = useState(false);
  const [sending, setSending] = useState(false);
  const [refusal, setRefusal] = useState('');
  const form = useRef<HTMLFormElement>(null);

  const rememberLabel = schemaLabel(secondFactorSchema.properties.remember, language);

  const messageOf = (field: Field) => (tried && !values[field].trim() ? PROPERTIES[field]['x-required'][language] : '');

  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    if (sending) return;
    setTried(true);
    const empty = fields.find((field) => !values[field].trim());
    if (empty) {
      form.current?.querySelector<HTMLInputElement>(`[name="${empty}"]`)?.focus();
      return;
    }
    setSending(true);
    setRefusal('');
    try {
      const { code, ...credentials } = values;
      await onLogin(
        step ? { ticket: step.ticket, code, remember } : { ...credentials, username: credentials.username.trim() },
      );
    } catch (error) {
      if (error instanceof SecondFactorNeeded) {
        setStep(error.step);
        setTried(false);
        return;
      }
      // The ticket has ended: the user begins again with the password.
      if (step && error instanceof ApiError && error.statusCode === 400 && error.errors.length === 0) setStep(null);
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
      {step && <Box sx={{ color: tokens.muted }}>{t('login.code')}</Box>}
      {fields.map((field, index) => (
        <LoginField
          key={field}
          field={field}
          isFirst={index === 0}
          value={values[field]}
          message={messageOf(field)}
          onType={(value) => setValues({ ...values, [field]: value })}
        />
      ))}
      {step && (
        <Box component="label" sx={{ display: 'flex', alignItems: 'center', gap: '8px' }}>
          <Checkbox label={rememberLabel} checked={remember} onCheckedChange={setRemember} />
          <span aria-hidden="true">{rememberLabel}</span>
        </Box>
      )}
      <Box role="alert" sx={{ color: tokens.danger, fontWeight: 600, '&:empty': { display: 'none' } }}>
        {refusal}
      </Box>
      <Button type="submit" variant="contained" disabled={sending}>
        {sending ? t('login.sending') : (label ?? t('login.submit'))}
      </Button>
    </Box>
  );
}

interface LoginFieldProps {
  readonly field: Field;
  readonly isFirst: boolean;
  readonly value: string;
  readonly message: string;
  readonly onType: (value: string) => void;
}

function LoginField({ field, isFirst, value, message, onType }: LoginFieldProps) {
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
        {schemaLabel(PROPERTIES[field], language)}
      </Box>
      <OutlinedInput
        id={id}
        name={field}
        fullWidth
        type={isSecret && !revealed ? 'password' : 'text'}
        autoComplete={AUTO_COMPLETE[field]}
        autoFocus={isFirst}
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
