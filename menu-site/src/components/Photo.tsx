import type { ComponentProps } from 'react';
import { toPicture } from '@qaima/schemas';

interface PhotoProps {
  /** The name of a stored file. */
  readonly file: string | null | undefined;
  /** The displayed width in the syntax of the `sizes` attribute. */
  readonly sizes: string;
  /** The maximum width to offer, in pixels of the file; default: no maximum. */
  readonly upTo?: number;
  readonly className?: string;
  /** Empty if the text next to the picture has the same meaning. */
  readonly alt?: string;
  /**
   * Whether this is the largest picture of the first screen. It is loaded at once; other pictures are loaded lazily.
   */
  readonly isFirst?: boolean;
}

/** The `srcset` candidates up to a width; at least the smallest. */
function candidates(srcset: string, widths: readonly number[], upTo: number): readonly string[] {
  const count = widths.filter((width) => width <= upTo).length;
  return srcset.split(', ').slice(0, Math.max(count, 1));
}

/** The `img` attributes that select a file. */
type Source = Pick<ComponentProps<'img'>, 'src' | 'srcSet' | 'sizes'>;

/**
 * The `img` attributes for the offered files. If the displayed width is fixed, one URL is enough: nearly all screens
 * have a pixel density of 2. A `srcset` on a hundred cards would be a tenth of the page's weight.
 */
function sourceOf(offered: readonly string[], sizes: string): Source {
  const address = (candidate: string | undefined) => candidate?.split(' ')[0];
  const largest = offered.at(-1);
  if (!/^\d+px$/.test(sizes)) return { srcSet: offered.join(', '), sizes, src: address(largest) };
  return { src: address(largest) };
}

/** An uploaded picture in a suitable width; renders nothing without a file. */
export function Photo({ file, sizes, upTo = Infinity, className, alt = '', isFirst = false }: PhotoProps) {
  const picture = toPicture(file);
  if (!picture) return null;
  const manner = isFirst ? ({ fetchPriority: 'high' } as const) : ({ loading: 'lazy' } as const);
  if (picture.srcset === null) return <img className={className} {...manner} src={picture.src} alt={alt} />;
  const { width, height } = picture;
  const offered = candidates(picture.srcset, picture.widths, upTo);
  return (
    <img className={className} {...manner} {...sourceOf(offered, sizes)} width={width} height={height} alt={alt} />
  );
}
