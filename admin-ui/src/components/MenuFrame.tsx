/** The public menu in a frame. It follows each change of the menu, and keeps its place on the page. */
import { useEffect, useRef } from 'react';
import { menuLinkById, otherLanguage, uncachedPath, withLanguage, type Language, type Menu } from '@qaima/schemas';
import { useMenu } from '../data/menu.js';

/** The URL of the menu's page. It contains the id, which never changes. */
export const menuPageOf = ({ _id, revision }: Pick<Menu, '_id' | 'revision'>, language: Language = 'ar'): string =>
  uncachedPath(withLanguage(menuLinkById('', _id), language), revision);

/** `system` follows the device, as the page of a visitor does. */
export type MenuTheme = 'system' | 'light' | 'dark';

/** Makes a page's rules for dark mode hold always or never. The page is of this origin. */
function applyTheme(page: Document, theme: MenuTheme) {
  if (theme === 'system') return;
  page.documentElement.style.colorScheme = theme;
  for (const { cssRules } of page.styleSheets)
    for (const rule of cssRules)
      if ('media' in rule && 'conditionText' in rule && String(rule.conditionText).includes('prefers-color-scheme'))
        (rule as CSSMediaRule).media.mediaText =
          theme === (String(rule.conditionText).includes('dark') ? 'dark' : 'light') ? 'all' : 'not all';
}

const nameLanguage = (path: string, language: Language) => `${path}${path.includes('?') ? '&' : '?'}lang=${language}`;

interface MenuFrameProps {
  readonly menu: Menu;
  readonly title: string;
  readonly language?: Language;
  readonly theme?: MenuTheme;
  readonly className?: string | undefined;
}

export function MenuFrame({ menu, title, language, theme = 'system', className }: MenuFrameProps) {
  const { dataUpdatedAt } = useMenu();
  const frame = useRef<HTMLIFrameElement>(null);
  // The browser's own language would win over the default one, which a link does not name.
  const page =
    language && otherLanguage(menu.languages) ? nameLanguage(menuPageOf(menu), language) : menuPageOf(menu, language);
  const shown = useRef({ page, dataUpdatedAt });
  const top = useRef(0);
  useEffect(() => {
    const before = shown.current;
    shown.current = { page, dataUpdatedAt };
    // A new URL reloads the frame by itself.
    if (before.page === page && before.dataUpdatedAt !== dataUpdatedAt) frame.current?.contentWindow?.location.reload();
  }, [page, dataUpdatedAt]);
  const onLoad = () => {
    const { contentWindow, contentDocument } = frame.current ?? {};
    if (!contentWindow || !contentDocument) return;
    applyTheme(contentDocument, theme);
    contentWindow.scrollTo(0, top.current);
    contentWindow.addEventListener('scroll', () => (top.current = contentWindow.scrollY), { passive: true });
  };
  return <iframe ref={frame} key={theme} src={page} title={title} className={className} onLoad={onLoad} />;
}
