import type { ComponentProps } from 'react';
import { toPicture } from '@qaima/schemas';

interface PhotoProps {
  /** The name of a stored file. */
  readonly file: string | null | undefined;
  /** How wide it is shown, in the words of the `sizes` attribute. */
  readonly sizes: string;
  /** The largest width worth sending, in pixels of the file; absent: any. */
  readonly upTo?: number;
  readonly className?: string;
  /** Empty when the text beside it says the same. */
  readonly alt?: string;
  /** The largest thing on the first screen: asked for at once. All others are loaded when they come near. */
  readonly isFirst?: boolean;
}

/** The candidates of a `srcset` up to a width; at least the smallest. */
function candidates(srcset: string, widths: readonly number[], upTo: number): readonly string[] {
  const count = widths.filter((width) => width <= upTo).length;
  return srcset.split(', ').slice(0, Math.max(count, 1));
}

/** What an image asks for. */
type Source = Pick<ComponentProps<'img'>, 'src' | 'srcSet' | 'sizes'>;

/**
 * A width that is the same on every screen leaves only the screen's density to choose by, and nearly all have two dots a pixel:
 * one address says it. All widths and their sizes, on each of a hundred cards, would be a tenth of the page.
 */
function sourceOf(offered: readonly string[], sizes: string): Source {
  const address = (candidate: string | undefined) => candidate?.split(' ')[0];
  const largest = offered.at(-1);
  if (!/^\d+px$/.test(sizes)) return { srcSet: offered.join(', '), sizes, src: address(largest) };
  return { src: address(largest) };
}

/** An uploaded picture in the width that the screen needs; nothing when there is none. */
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
