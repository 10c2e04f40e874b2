import type { Decorator, Preview } from '@storybook/react-vite';
import { useLayoutEffect, type ReactNode } from 'react';

interface PageProps {
  readonly language: 'ar' | 'en';
  readonly theme: 'light' | 'dark';
  readonly children: ReactNode;
}

/** The page around a story speaks the language and wears the theme of the toolbar. */
function Page({ language, theme, children }: PageProps) {
  useLayoutEffect(() => {
    const page = document.documentElement;
    page.lang = language;
    page.dir = language === 'ar' ? 'rtl' : 'ltr';
    page.style.colorScheme = theme;
  }, [language, theme]);
  return children;
}

/** A story that takes them is given both. */
const onAPage: Decorator = (Story, { args, globals }) => {
  const choices = globals as Pick<PageProps, 'language' | 'theme'>;
  return (
    <Page {...choices}>
      <Story args={{ language: choices.language, theme: choices.theme, ...args }} />
    </Page>
  );
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
