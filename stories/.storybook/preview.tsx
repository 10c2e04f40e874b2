import type { Decorator, Preview } from '@storybook/react-vite';
import { useLayoutEffect } from 'react';

/** The page around a story speaks the language and wears the theme of the toolbar; so does a story that takes them. */
const onAPage: Decorator = (Story, { args, globals }) => {
  const { language, theme } = globals as { readonly language: 'ar' | 'en'; readonly theme: 'light' | 'dark' };
  useLayoutEffect(() => {
    const page = document.documentElement;
    page.lang = language;
    page.dir = language === 'ar' ? 'rtl' : 'ltr';
    page.style.colorScheme = theme;
  }, [language, theme]);
  return <Story args={{ language, theme, ...args }} />;
};

export default {
  initialGlobals: { language: 'ar', theme: 'light' },
  globalTypes: {
    language: {
      description: 'Language and direction',
      toolbar: {
        icon: 'globe',
        dynamicTitle: true,
        items: [
          { value: 'ar', title: 'العربية', right: 'rtl' },
          { value: 'en', title: 'English', right: 'ltr' },
        ],
      },
    },
    theme: {
      description: 'Light or dark',
      toolbar: {
        icon: 'contrast',
        dynamicTitle: true,
        items: [
          { value: 'light', title: 'Light' },
          { value: 'dark', title: 'Dark' },
        ],
      },
    },
  },
  decorators: [onAPage],
  parameters: { layout: 'fullscreen', controls: { disable: true } },
} satisfies Preview;
