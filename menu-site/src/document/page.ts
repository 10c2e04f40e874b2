import type { OwnerColors } from '@qaima/schemas';
import type { ReactNode } from 'react';
import type { SiteData, SitePage } from './siteTypes.js';
import type { Site } from './siteContext.js';

/** The image in the preview of a shared link. */
export interface PreviewImage {
  /** The absolute URL. */
  readonly url: string;
  /** In pixels; null if unknown. */
  readonly width: number | null;
  readonly height: number | null;
  /** Whether previews show the image in full width instead of as a thumbnail. */
  readonly isWide: boolean;
}

/** The size of the site's default preview image, in pixels. */
export const SOCIAL_IMAGE_SIZE = { width: 1200, height: 630 } as const;

/** The preview of a shared link to the page. */
export interface LinkPreview {
  readonly name: string;
  readonly canonical: string;
  readonly image: PreviewImage;
}

export interface PageHead {
  readonly title: string;
  readonly description: string;
  /** Null excludes the page from search engines. */
  readonly preview: LinkPreview | null;
  /** The four colors of the page's palette; null for the default palette. */
  readonly colors: OwnerColors | null;
  readonly icon?: string | null;
  /** The URL of the client script, which only the build knows. */
  readonly script?: string | undefined;
  /** A script that runs before the browser requests anything else. A page with such a script preloads nothing. */
  readonly blockingScript?: string | undefined;
  /** Whether the first screen has Arabic text in both languages. The English page then preloads the Arabic font too. */
  readonly hasArabicText?: boolean;
  readonly tags?: ReactNode;
}

/** A page of the site: its route, head and content. `load` selects the page's data; the other methods receive it. */
export interface Page<Data extends SiteData = SiteData> {
  /** A path pattern of React Router. */
  readonly path: string;
  readonly status: SitePage['status'];
  readonly css: string;
  /** Picks this page's data from what the server has loaded. Null if the data is for another page. */
  load(data: SiteData): Data | null;
  head(data: Data, site: Site): PageHead;
  Component(props: { readonly data: Data }): ReactNode;
  bodyAttributes?(data: Data): Readonly<Record<`data-${string}`, string | undefined>>;
  /** The instant (epoch ms) at which the HTML becomes outdated without an edit. */
  validUntil?(data: Data, site: Site): number | null;
}
