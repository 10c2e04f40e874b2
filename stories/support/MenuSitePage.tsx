/** The page of the public site around a story: its style in the toolbars' colours and theme, and its context. */
import { useLayoutEffect, useRef, type MouseEvent, type ReactNode, type SyntheticEvent } from 'react';
import type { Decorator } from '@storybook/react-vite';
import type { ColorMode } from '@qaima/schemas';
import { action } from 'storybook/actions';
import { SiteContext, createSite } from '../../menu-site/src/document/siteContext.js';
import { styleOf } from '../../menu-site/src/document/style.js';
import type { SiteData } from '../../menu-site/src/document/siteTypes.js';
import { notFoundPage } from '../../menu-site/src/pages/errors/page.js';
import { pages } from '../../menu-site/src/pages/pages.js';
import deferredCss from '../../menu-site/src/pages/menu/styles/deferred.css?inline';
import { aMenu, aRequest } from '../../menu-site/src/testing/menuFixtures.js';
import { useOwnerColors, useStoryGlobals, type StoredColors } from '../.storybook/storyGlobals.js';

export interface MenuSiteOptions {
  /** Selects the page's style and context; absent: the sample menu. */
  readonly data?: SiteData;
  /** Epoch ms. */
  readonly now?: number;
  /** Rules in addition to the page's own. */
  readonly css?: string;
  /** A whole page has its own margins; a component gets some. */
  readonly isPage?: boolean;
}

/** Cuts the chosen theme out of the system's preference: the condition becomes always true or never. */
const inTheme = (css: string, theme: ColorMode) =>
  css.replace(/\(prefers-color-scheme:\s*dark\)/g, theme === 'dark' ? '(min-width:0)' : '(max-width:0)') +
  `:root{color-scheme:${theme}}`;

/** Pages of the service have their own colours; a menu and its cart have the owner's. */
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

/** Links stay on the story; anchors within it keep working. */
function onClick(event: MouseEvent<HTMLElement>): void {
  const target = event.target instanceof Element ? event.target.closest('a, button') : null;
  if (!target) return;
  const href = target.getAttribute('href');
  clicked(target.textContent || target.getAttribute('aria-label'), href ?? '');
  if (href !== null && !href.startsWith('#')) event.preventDefault();
}

/** A client script names the buttons of cards by the cards' titles. */
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
  // Scripts mark the document so that controls which need them appear.
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
