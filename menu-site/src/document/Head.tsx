import { palette } from '@qaima/schemas';
import type { SiteData } from '../site.js';
import { aboutOf, type About } from './about.js';
import { arabicFont, latinFont } from '../assets/urls.js';
import { faviconOf } from './iconOf.js';
import { ServiceLinks } from '../pages/landing/ServiceLinks.js';
import { manifestPath } from '../pages/menu/webManifest.js';
import { useSite, type Site } from './siteContext.js';
import { structuredData } from '../pages/menu/structuredData.js';
import { colorsOf } from './style.js';

/** The tags that make a preview of a shared link. */
function Preview({ about: { description, found } }: { readonly about: About }) {
  const { language } = useSite();
  if (!found) return <meta name="robots" content="noindex" />;
  const { name, canonical, image } = found;
  return (
    <>
      <link rel="canonical" href={canonical} />
      <meta property="og:type" content="website" />
      <meta property="og:locale" content={language === 'ar' ? 'ar_JO' : 'en_US'} />
      <meta property="og:url" content={canonical} />
      <meta property="og:title" content={name} />
      <meta property="og:description" content={description} />
      <meta property="og:image" content={image.address} />
      {image.width !== null && <meta property="og:image:width" content={String(image.width)} />}
      {image.height !== null && <meta property="og:image:height" content={String(image.height)} />}
      <meta property="og:image:alt" content={name} />
      <meta name="twitter:card" content={image.isWide ? 'summary_large_image' : 'summary'} />
      <meta name="twitter:title" content={name} />
      <meta name="twitter:description" content={description} />
      <meta name="twitter:image" content={image.address} />
    </>
  );
}

const darkScheme = '(prefers-color-scheme:dark)';

/** The address of what makes a page more than readable; only the build knows it. */
function scriptOf(data: SiteData): string | null | undefined {
  if (data.kind === 'account') return import.meta.env.ACCOUNT_ADDRESS;
  if (data.kind === 'cart') return import.meta.env.CART_ADDRESS;
  if (data.kind === 'service') return data.page === 'landing' ? import.meta.env.LANDING_ADDRESS : null;
  return data.kind === 'menu' ? import.meta.env.ENHANCE_ADDRESS : null;
}

/** The fonts of a page's first screen: prices and hours have Latin digits in either language, and Arabic comes by the letters alone. */
const fontsOf = ({ language, data }: Site): readonly string[] =>
  language === 'ar' || data.kind === 'menu' ? [arabicFont, latinFont] : [latinFont];

interface HeadProps {
  readonly style: string;
}

export function Head({ style }: HeadProps) {
  const site = useSite();
  const about = aboutOf(site);
  const menu = site.data.kind === 'menu' ? site.data.menu : null;
  // What a log-in link says is taken out of the address before anything else is asked for.
  const isFilled = site.data.kind === 'account' && site.data.filled !== null;
  const script = scriptOf(site.data);
  const parts = script && !isFilled ? import.meta.env.PARTS?.[script] : undefined;
  const colors = colorsOf(site.data);
  return (
    <head>
      <meta charSet="utf-8" />
      {isFilled && <script src={import.meta.env.TIDY_ADDRESS} />}
      <meta name="viewport" content="width=device-width,initial-scale=1" />
      <title>{about.title}</title>
      <meta name="description" content={about.description} />
      <Preview about={about} />
      {site.data.kind === 'service' && <ServiceLinks data={site.data} />}
      <meta name="color-scheme" content="light dark" />
      <meta name="theme-color" content={palette(colors, 'light').page} />
      <meta name="theme-color" content={palette(colors, 'dark').page} media={darkScheme} />
      {!isFilled &&
        fontsOf(site).map((font) => (
          <link key={font} rel="preload" href={font} as="font" type="font/woff2" crossOrigin="anonymous" />
        ))}
      <link rel="icon" href={faviconOf(menu?.institution?.logo) ?? '/favicon.svg'} />
      {menu && <link rel="manifest" href={manifestPath(menu) + (site.language === 'en' ? '?lang=en' : '')} />}
      {menu && <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: structuredData(menu, site) }} />}
      <style dangerouslySetInnerHTML={{ __html: style }} />
      {parts?.map((part) => (
        <link key={part} rel="modulepreload" href={part} />
      ))}
      {script && <script type="module" src={script} />}
    </head>
  );
}
