import { paletteCss } from '@qaima/schemas';
import type { SiteData } from '../site.js';
import css from '../styles/site.css?inline';

/** All the style of a page: the roles of its owner's colours, and the site's rules that use them. */
export function styleOf(data: SiteData): string {
  return paletteCss(data.kind === 'menu' ? data.menu.colors : null) + css;
}
