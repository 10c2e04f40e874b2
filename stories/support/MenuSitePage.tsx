/**
 * Renders a story in a page of the public site: with the page's style in the colours and theme of the toolbars, and
 * with the page's context.
 */
import { useLayoutEffect, useRef, type MouseEvent, type ReactNode, type SyntheticEvent } from 'react';
import type { Decorator } from '@storybook/react-vite';
import type { ColorMode } from '@qaima/schemas';
import { action } from 'storybook/actions';
import { SiteContext, createSite } from '../../menu-site/src/document/siteContext.js';
import { styleOf } from '../../menu-site/src/document/pageStyle.js';
import type { SiteData } from '../../menu-site/src/document/siteTypes.js';
import { notFoundPage } from '../../menu-site/src/pages/errors/page.js';
import { pages } from '../../menu-site/src/pages/pages.js';
import deferredCss from '../../menu-site/src/pages/menu/styles/deferred.css?inline';
import { aMenu, aRequest } from '../../menu-site/src/testing/menuFixtures.js';
import { useOwnerColors, useStoryGlobals, type StoredColors } from '../.storybook/storyGlobals.js';

export interface MenuSiteOptions {
  /** Selects the page's style and context; default: the sample menu. */
  readonly data?: SiteData;
  /** The current time in epoch ms. */
  readonly now?: number;
  /** Additional CSS rules. */
  readonly css?: string;
  /** Whether the story is a whole page. A page has its own margins; for a component, margins are added. */
  readonly isPage?: boolean;
}

/**
 * Replaces the media query for dark mode by a condition that is always true or always false, depending on the theme in
 * the toolbar.
 */
const inTheme = (css: string, theme: ColorMode) =>
  css.replace(/\(prefers-color-scheme:\s*dark\)/g, theme === 'dark' ? '(min-width:0)' : '(max-width:0)') +
  `:root{color-scheme:${theme}}`;

/** Applies the owner's colours to a menu or a cart. Pages of the service have fixed colours. */
function withColors(data: SiteData, colors: StoredColors): SiteData {
  if (data.kind === 'menu') return { ...data, menu: { ...data.menu, colors } };
  if (data.kind !== 'cart' || !data.cart) return data;
  return { ...data, cart: { ...data.cart, menu: { ...data.cart.menu, colors } } };
}

const logged = action('submit');
const clicked = action('click');

function onSubmit(event: SyntheticEvent<HTMLElement>): void {
  event.preventDefault();
  if (event.target instanceof HTMLFormElement) logged(Object.fromEntries(new FormData(event.target)));
}

/** Prevents links from leaving the story; links to anchors within it still work. */
function onClick(event: MouseEvent<HTMLElement>): void {
  const target = event.target instanceof Element ? event.target.closest('a, button') : null;
  if (!target) return;
  const href = target.getAttribute('href');
  clicked(target.textContent || target.getAttribute('aria-label'), href ?? '');
  if (href !== null && !href.startsWith('#')) event.preventDefault();
}

/** Sets the accessible names of card buttons, which a client script does on the page. */
function nameAddButtons(page: HTMLElement): void {
  for (const button of page.querySelectorAll('.plus')) {
    button.setAttribute(
      'aria-label',
      `${button.textContent || '+'} ${button.closest('.item, .combo')?.querySelector('h3')?.textContent ?? ''}`,
    );
  }
}

export function MenuSitePage(props: MenuSiteOptions & { readonly children: ReactNode }) {
  const { children, now = aRequest().now, data = { kind: 'menu', menu: aMenu() }, css = '', isPage = false } = props;
  const { language, theme } = useStoryGlobals();
  const colored = withColors(data, useOwnerColors());
  // Sets the class that the site's scripts set. It makes controls visible that need scripts.
  useLayoutEffect(() => {
    document.documentElement.classList.add('live');
    return () => document.documentElement.classList.remove('live');
  }, []);
  const root = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (root.current) nameAddButtons(root.current);
  });
  const margins = isPage ? '' : '#storybook-root{padding:16px}';
  const page = pages.find((candidate) => candidate.load(colored)) ?? notFoundPage;
  const site = createSite(aRequest({ language, now }), colored);
  const style = styleOf(page, page.head(colored, site)) + (data.kind === 'menu' ? deferredCss : '') + css + margins;
  return (
    <div ref={root} onClickCapture={onClick} onSubmitCapture={onSubmit}>
      <style>{inTheme(style, theme)}</style>
      <SiteContext value={site}>{children}</SiteContext>
    </div>
  );
}

/** Renders a story on the site's page; `parameters.site` of a story adds to the options. */
export const onMenuSite =
  (options: MenuSiteOptions = {}): Decorator =>
  (Story, { parameters }) => (
    <MenuSitePage {...options} {...(parameters['site'] as MenuSiteOptions | undefined)}>
      <Story />
    </MenuSitePage>
  );
