import type { OwnerColors } from '@qaima/schemas';
import type { ReactNode } from 'react';
import type { SiteData, SitePage } from './siteTypes.js';
import type { Site } from './siteContext.js';

/** The image of a shared link. */
export interface PreviewImage {
  /** Absolute. */
  readonly url: string;
  /** Pixels; null when unknown. */
  readonly width: number | null;
  readonly height: number | null;
  /** Previews show it in full width instead of as a thumbnail. */
  readonly isWide: boolean;
}

/** The size of the site's own preview image, in pixels. */
export const SOCIAL_IMAGE_SIZE = { width: 1200, height: 630 } as const;

/** How a shared link to the page looks. */
export interface LinkPreview {
  readonly name: string;
  readonly canonical: string;
  readonly image: PreviewImage;
}

export interface PageHead {
  readonly title: string;
  readonly description: string;
  /** Null keeps the page out of search engines. */
  readonly preview: LinkPreview | null;
  /** The four colors of the page's palette; null for the default ones. */
  readonly colors: OwnerColors | null;
  readonly icon?: string | null;
  /** The URL of the client script, known to the build alone. */
  readonly script?: string | undefined;
  /** A script that must run before the browser requests anything else, so nothing is preloaded. */
  readonly blockingScript?: string | undefined;
  /** The first screen needs the Arabic font in either language. */
  readonly hasArabicText?: boolean;
  readonly tags?: ReactNode;
}

/**
 * One page of the site: its route and all that is drawn there. The methods take the data that `load` accepted.
 */
export interface Page<Data extends SiteData = SiteData> {
  /** A pattern of React Router. */
  readonly path: string;
  readonly status: SitePage['status'];
  readonly css: string;
  /** Selects this page's data from what the server has loaded; null leaves the request to the next page. */
  load(data: SiteData): Data | null;
  head(data: Data, site: Site): PageHead;
  Component(props: { readonly data: Data }): ReactNode;
  bodyAttributes?(data: Data): Readonly<Record<`data-${string}`, string | undefined>>;
  /** The instant (epoch ms) from which the HTML is outdated by time alone. */
  validUntil?(data: Data, site: Site): number | null;
}
