import type { Decorator, Preview } from '@storybook/react-vite';
import { useLayoutEffect, type ReactNode } from 'react';
import { configure } from 'storybook/test';
import { DocsPage } from './DocsPage.js';
import type { Language } from '@qaima/schemas';
import { initialStoryGlobals, ownerPalettes, StoryGlobalsContext, type StoryGlobals } from './storyGlobals.js';
import { useStandIns } from './useSamplePictures.js';

/** A long timeout, because screens load their code on demand. */
configure({ asyncUtilTimeout: 10_000 });

/** In a frame on the docs page, a story must not scroll the docs page when it focuses an element. */
if (window.frameElement && window.frameElement.id !== 'storybook-preview-iframe') {
  const focus = Reflect.get(HTMLElement.prototype, 'focus');
  HTMLElement.prototype.focus = function focusInPlace(options) {
    focus.call(this, { ...options, preventScroll: true });
  };
  Element.prototype.scrollIntoView = () => undefined;
}

interface PageProps {
  readonly globals: StoryGlobals;
  readonly children: ReactNode;
}

/** Sets the language, direction and theme of the toolbars on the story's document. */
function Page({ globals, children }: PageProps) {
  const { language, theme } = globals;
  useLayoutEffect(() => {
    const page = document.documentElement;
    page.lang = language;
    page.dir = language === 'ar' ? 'rtl' : 'ltr';
    page.style.colorScheme = theme;
  }, [language, theme]);
  useStandIns(globals);
  return <StoryGlobalsContext value={globals}>{children}</StoryGlobalsContext>;
}

const BILINGUAL = /^(.*\p{Script=Arabic}.*) · ([^\p{Script=Arabic}]+)$/u;

/** Returns the part of a bilingual argument (`عربي · English`) in one language; other values stay unchanged. */
function inLanguage(value: unknown, language: Language): unknown {
  const match = typeof value === 'string' ? BILINGUAL.exec(value) : null;
  return match ? match[language === 'ar' ? 1 : 2] : value;
}

/**
 * The client scripts of the site edit the story's DOM. The key makes React render the story anew when the language
 * changes.
 */
const onPage: Decorator = (Story, { args, globals }) => {
  const { language, theme, palette } = globals as unknown as StoryGlobals;
  const texts = Object.entries(args).map(([name, value]) => [name, inLanguage(value, language)] as const);
  return (
    <Page globals={{ language, theme, palette }}>
      <Story key={language} args={Object.fromEntries(texts)} />
    </Page>
  );
};

export default {
  tags: ['autodocs'],
  initialGlobals: { ...initialStoryGlobals },
  globalTypes: {
    language: {
      description: 'اللغة والاتجاه · Language and direction',
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
      description: 'فاتح أو داكن · Light or dark',
      toolbar: {
        icon: 'contrast',
        dynamicTitle: true,
        items: [
          { value: 'light', title: 'فاتح · Light' },
          { value: 'dark', title: 'داكن · Dark' },
        ],
      },
    },
    palette: {
      description: 'ألوان المالك · The owner’s colours',
      toolbar: {
        icon: 'paintbrush',
        dynamicTitle: true,
        items: Object.entries(ownerPalettes).map(([value, { title }]) => ({ value, title })),
      },
    },
  },
  decorators: [onPage],
  parameters: {
    layout: 'fullscreen',
    viewport: {
      options: {
        phone: { name: 'هاتف · Phone', styles: { width: '390px', height: '844px' }, type: 'mobile' },
        tablet: { name: 'لوحي · Tablet', styles: { width: '768px', height: '1024px' }, type: 'tablet' },
        desktop: { name: 'مكتب · Desktop', styles: { width: '1280px', height: '800px' }, type: 'desktop' },
      },
    },
    backgrounds: { disable: true },
    measure: { disable: true },
    outline: { disable: true },
    controls: { expanded: true, sort: 'requiredFirst', exclude: ['api'] },
    docs: { page: DocsPage },
    options: {
      storySort: {
        method: 'alphabetical',
        order: [
          'مرحبًا · Welcome',
          'الأسس · Foundations',
          [
            'الألوان · Colour roles',
            'الخط · Typography',
            'المسافات · Spacing',
            'الزوايا والظلال · Radii and elevation',
          ],
          'الموقع العام · Menu site',
          [
            'الصفحات · Pages',
            'القائمة · Menu',
            'لوحة الصنف · Item panel',
            'السلة · Cart',
            'الحساب · Account',
            'الخدمة · Service',
            'عناصر عامة · Shared components',
          ],
          'منطقة المالك · Owner’s area',
          'وحدة الموظفين · Staff console',
          'مكوّنات الإدارة · Admin components',
          'النماذج والجداول · Schema UI',
        ],
      },
    },
  },
} satisfies Preview;
