import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Utensils } from 'lucide-react';
import { useBasename, useLogin } from 'react-admin';
import { useLanguage, useTranslate } from '../i18n/i18n.js';
import { tokens } from '../theme/theme.js';
import { LanguageSwitch } from './LanguageSwitch.js';
import { LoginForm } from './LoginForm.js';

interface LoginPageProps {
  /** A sentence that names the area to which the user logs in; default: the menu. */
  readonly hint?: string;
}

export function LoginPage({ hint }: LoginPageProps) {
  const t = useTranslate();
  const login = useLogin();
  const language = useLanguage();
  const basename = useBasename();
  // After a password reset, the user returns to this URL.
  const query = new URLSearchParams({ ...(language === 'en' && { lang: 'en' }), next: basename });
  return (
    <Box component="main" sx={{ minBlockSize: '100dvh', display: 'grid', placeItems: 'center', padding: '24px 16px' }}>
      <Box sx={{ position: 'absolute', insetBlockStart: 12, insetInlineEnd: 12 }}>
        <LanguageSwitch />
      </Box>
      <Box
        sx={{
          inlineSize: 'min(400px, 100%)',
          padding: { xs: '28px 20px', sm: '36px 32px' },
          borderRadius: '20px',
          border: `1px solid ${tokens.line}`,
          backgroundColor: tokens.surface,
          boxShadow: tokens.lift,
        }}
      >
        <Box sx={{ display: 'grid', justifyItems: 'center', gap: '4px', textAlign: 'center', marginBlockEnd: '20px' }}>
          <Box
            sx={{
              display: 'grid',
              placeItems: 'center',
              inlineSize: 64,
              blockSize: 64,
              marginBlockEnd: '8px',
              borderRadius: '20px',
              color: tokens.onAccent,
              backgroundColor: tokens.accent,
            }}
          >
            <Utensils size={30} aria-hidden="true" />
          </Box>
          <Box component="h1" sx={{ margin: 0, fontSize: 22, lineHeight: '32px', fontWeight: 800 }}>
            {t('login.title')}
          </Box>
          <Box sx={{ color: tokens.muted }}>{hint ?? t('login.hint')}</Box>
        </Box>
        <LoginForm onLogin={login} />
        <Button
          component="a"
          href={`/forgot?${query}`}
          color="inherit"
          fullWidth
          sx={{ marginBlockStart: '8px', fontWeight: 600 }}
        >
          {t('login.forgot')}
        </Button>
      </Box>
    </Box>
  );
}
