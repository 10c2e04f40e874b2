/** Provides the theme and the text direction of the current language. */
import { useEffect, type ReactNode } from 'react';
import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider } from '@mui/material/styles';
import rtlPlugin from '@mui/stylis-plugin-rtl';
import { prefixer } from 'stylis';
import '@fontsource-variable/cairo/index.css';
import { directionOf } from '@qaima/schemas';
import { useLanguage } from '../i18n/i18n.js';
import { createAppTheme } from './theme.js';

const caches = {
  rtl: createCache({ key: 'q-rtl', stylisPlugins: [prefixer, rtlPlugin] }),
  ltr: createCache({ key: 'q' }),
};
const themes = { rtl: createAppTheme('rtl'), ltr: createAppTheme('ltr') };

export function AppThemeProvider({ children }: { readonly children: ReactNode }) {
  const language = useLanguage();
  const direction = directionOf(language);
  useEffect(() => {
    document.documentElement.lang = language;
    document.documentElement.dir = direction;
  }, [language, direction]);
  return (
    <CacheProvider value={caches[direction]}>
      <ThemeProvider theme={themes[direction]}>
        <CssBaseline />
        {children}
      </ThemeProvider>
    </CacheProvider>
  );
}
