/** A small square picture; a placeholder if there is no picture. */
import type { CSSProperties } from 'react';
import { toPicture } from '@qaima/schemas';
import { Utensils, type LucideIcon } from 'lucide-react';
import css from './components.module.css';

interface ThumbnailProps {
  readonly file: string | null | undefined;
  /** The side in px. */
  readonly size: number;
  readonly icon?: LucideIcon;
  /** Whether the picture is faded, because its record is unavailable. */
  readonly faded?: boolean;
  /** Whether the picture is shown whole, as logos are; a wide one then takes up to twice the width. */
  readonly whole?: boolean;
}

export function Thumbnail({ file, size, icon: Icon = Utensils, faded = false, whole = false }: ThumbnailProps) {
  const picture = toPicture(file);
  // The cast is needed because React's style type has no custom properties.
  const style = { '--thumb': `${size}px` } as CSSProperties;
  if (!picture) {
    return (
      <span aria-hidden="true" className={css['thumb']} style={style}>
        <Icon size={size * 0.42} strokeWidth={1.75} />
      </span>
    );
  }
  return (
    <img
      className={[css['thumb'], faded && css['faded'], whole && css['whole']].filter(Boolean).join(' ')}
      style={style}
      src={picture.src}
      {...(picture.srcset ? { srcSet: picture.srcset, sizes: `${size}px` } : {})}
      alt=""
      width={size}
      height={size}
      loading="lazy"
      decoding="async"
    />
  );
}
