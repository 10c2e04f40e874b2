import { palette } from '@qaima/schemas';
import { arabicFont, latinFont } from '../assets/urls.js';
import type { LinkPreview, PageHead } from './page.js';
import { useSite } from './siteContext.js';

interface PreviewTagsProps {
  readonly description: string;
  readonly preview: LinkPreview;
}

/** Open Graph tags for link previews. */
function PreviewTags({ description, preview: { name, canonical, image } }: PreviewTagsProps) {
  const { language } = useSite();
  return (
    <>
      <link rel="canonical" href={canonical} />
      <meta property="og:type" content="website" />
      <meta property="og:locale" content={language === 'ar' ? 'ar_JO' : 'en_US'} />
      <meta property="og:url" content={canonical} />
      <meta property="og:title" content={name} />
      <meta property="og:description" content={description} />
      <meta property="og:image" content={image.url} />
      {image.width !== null && <meta property="og:image:width" content={String(image.width)} />}
      {image.height !== null && <meta property="og:image:height" content={String(image.height)} />}
      <meta property="og:image:alt" content={name} />
      <meta name="twitter:card" content={image.isWide ? 'summary_large_image' : 'summary'} />
      <meta name="twitter:title" content={name} />
      <meta name="twitter:description" content={description} />
      <meta name="twitter:image" content={image.url} />
    </>
  );
}

interface HeadProps {
  readonly head: PageHead;
  readonly style: string;
}

export function Head({ head, style }: HeadProps) {
  const { language } = useSite();
  const { title, description, preview, colors, icon, script, blockingScript, hasArabicText, tags } = head;
  // The Latin font is always needed, because digits are Latin in both languages.
  const fonts = language === 'ar' || hasArabicText ? [arabicFont, latinFont] : [latinFont];
  const imports = script && !blockingScript ? import.meta.env.SCRIPT_IMPORTS?.[script] : undefined;
  return (
    <head>
      <meta charSet="utf-8" />
      {blockingScript && <script src={blockingScript} />}
      <meta name="viewport" content="width=device-width,initial-scale=1,viewport-fit=cover" />
      <title>{title}</title>
      <meta name="description" content={description} />
      {preview ? <PreviewTags description={description} preview={preview} /> : <meta name="robots" content="noindex" />}
      <meta name="color-scheme" content="light dark" />
      <meta name="theme-color" content={palette(colors, 'light').page} />
      <meta name="theme-color" content={palette(colors, 'dark').page} media="(prefers-color-scheme:dark)" />
      {!blockingScript &&
        fonts.map((font) => (
          <link key={font} rel="preload" href={font} as="font" type="font/woff2" crossOrigin="anonymous" />
        ))}
      <link rel="icon" href={icon ?? '/favicon.svg'} />
      {tags}
      <style dangerouslySetInnerHTML={{ __html: style }} />
      {imports?.map((url) => (
        <link key={url} rel="modulepreload" href={url} />
      ))}
      {script && <script type="module" src={script} />}
    </head>
  );
}
