import { pictureOf } from '@qaima/schemas';

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

/** An uploaded picture in the width that the screen needs; nothing when there is none. */
export function Photo({ file, sizes, upTo = Infinity, className, alt = '', isFirst = false }: PhotoProps) {
  const picture = pictureOf(file);
  if (!picture) return null;
  const manner = isFirst ? ({ fetchPriority: 'high' } as const) : ({ loading: 'lazy', decoding: 'async' } as const);
  if (picture.srcset === null) return <img className={className} {...manner} src={picture.src} alt={alt} />;
  const { width, height } = picture;
  const offered = candidates(picture.srcset, picture.widths, upTo);
  const src = offered.at(-1)?.split(' ')[0];
  const source = { srcSet: offered.join(', '), sizes, width, height, src };
  return <img className={className} {...manner} {...source} alt={alt} />;
}
