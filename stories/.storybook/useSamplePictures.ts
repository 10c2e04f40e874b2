/** Stories have no server. Sample pictures replace uploads, and a story replaces a menu's page. */
import { useEffect } from 'react';
import burger from '../support/pictures/burger.webp';
import salad from '../support/pictures/salad.webp';
import wrap from '../support/pictures/wrap.webp';
import type { StoryGlobals } from './storyGlobals.js';

/** Sample pictures by the first letters of an upload's file name. */
const PICTURES: Readonly<Record<string, string>> = { burger, salad, wrap, main: salad, logo: burger };

/** The id of the story with a whole menu: `menu-site/pages/MenuPage.stories.tsx`. */
const MENU_STORY = 'menu-site-menu-page--default';

function replacePictures(): void {
  for (const image of document.querySelectorAll<HTMLImageElement>('img[src*="/public/uploads/"]')) {
    const subject = /uploads\/([a-z]+)/.exec(image.src)?.[1] ?? '';
    image.removeAttribute('srcset');
    image.src = new URL(PICTURES[subject] ?? wrap, document.baseURI).href;
  }
}

function replacePreviews(address: string): void {
  for (const frame of document.querySelectorAll<HTMLIFrameElement>('iframe')) {
    const source = frame.getAttribute('src') ?? '';
    if (/^\/m\//.test(source) || (source.includes(MENU_STORY) && source !== address)) frame.src = address;
  }
}

export function useStandIns({ language, theme, palette }: StoryGlobals): void {
  useEffect(() => {
    const globals = `language:${language};theme:${theme};palette:${palette}`;
    const address = `iframe.html?viewMode=story&id=${MENU_STORY}&globals=${globals}`;
    const replace = () => {
      replacePictures();
      replacePreviews(address);
    };
    const observer = new MutationObserver(replace);
    observer.observe(document.body, { subtree: true, childList: true, attributes: true, attributeFilter: ['src'] });
    replace();
    return () => observer.disconnect();
  }, [language, theme, palette]);
}
