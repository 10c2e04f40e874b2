/** A part of the public page in both languages, by day and by night, side by side. */
import type { ReactNode } from 'react';
import { paletteCss, type Language, type OwnerColors } from '@qaima/schemas';
import { SiteContext, createSite } from '../../menu-site/src/document/siteContext.js';
import { styleOf } from '../../menu-site/src/document/style.js';
import { notFoundPage } from '../../menu-site/src/pages/errors/page.js';
import { pages } from '../../menu-site/src/pages/pages.js';
import type { SiteData, SiteMenu } from '../../menu-site/src/document/siteTypes.js';
import lateCss from '../../menu-site/src/pages/menu/styles/deferred.css?inline';
import { aMenu, aRequest } from '../../menu-site/src/testing/menuFixtures.js';
import { Screen } from './Screen.js';

type Time = 'day' | 'night';

/** The palette's block for a time of day, whatever the system prefers. */
function paletteAt(time: Time, colors: OwnerColors | null): string {
  const [light = '', dark = ''] = paletteCss(colors).split('@media');
  if (time === 'day') return `${light}:root{color-scheme:light}`;
  return `${dark.slice(dark.indexOf('{') + 1, -1)}:root{color-scheme:dark;--e1:none;--e2:none}`;
}

interface SiteStoryProps {
  readonly children: ReactNode;
  readonly menu?: SiteMenu;
  /** Of each screen, in pixels. */
  readonly width?: number;
  /** Epoch ms. */
  readonly now?: number;
  /** What the page is of; absent: the menu. */
  readonly data?: SiteData;
  /** What the page's style has beyond the site's own. */
  readonly style?: string;
}

const sideBySide = '.screens{display:flex;flex-wrap:wrap;gap:16px;align-items:start}';
const times: readonly Time[] = ['day', 'night'];
const languages: readonly Language[] = ['ar', 'en'];

export function SiteStory(props: SiteStoryProps) {
  const {
    children,
    menu = aMenu(),
    width = 390,
    now = aRequest().now,
    data = { kind: 'menu', menu },
    style = '',
  } = props;
  // A menu's page asks for it behind its content.
  const late = data.kind === 'menu' ? lateCss : '';
  const page = pages.find((candidate) => candidate.load(data)) ?? notFoundPage;
  const isWhole = data.kind !== 'menu' && data.kind !== 'cart';
  return (
    <div className="screens">
      <style>{sideBySide}</style>
      {times.flatMap((time) =>
        languages.map((language) => {
          const site = createSite(aRequest({ language, now }), data);
          const head = page.head(data, site);
          return (
            <Screen
              key={time + language}
              title={`${time}, ${language}`}
              language={language}
              width={width}
              style={styleOf(page, head) + late + style + paletteAt(time, head.colors)}
              isWhole={isWhole}
            >
              <SiteContext value={site}>{children}</SiteContext>
            </Screen>
          );
        }),
      )}
    </div>
  );
}
