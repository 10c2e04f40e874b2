/** A stored picture small and square; a quiet drawing where there is none. */
import Box from '@mui/material/Box';
import { pictureOf } from '@qaima/schemas';
import { Utensils, type LucideIcon } from 'lucide-react';
import { look } from '../app/theme.js';

interface ThumbProps {
  readonly file: string | null | undefined;
  /** In px. */
  readonly size: number;
  readonly icon?: LucideIcon;
  /** Greyed, for what is not to be had. */
  readonly faded?: boolean;
}

export function Thumb({ file, size, icon: Icon = Utensils, faded = false }: ThumbProps) {
  const picture = pictureOf(file);
  const box = { inlineSize: size, blockSize: size, borderRadius: '12px', flexShrink: 0 } as const;
  if (!picture) {
    return (
      <Box
        aria-hidden="true"
        sx={{ ...box, display: 'grid', placeItems: 'center', backgroundColor: '#f3eeea', color: '#b3a79e' }}
      >
        <Icon size={size * 0.42} strokeWidth={1.75} />
      </Box>
    );
  }
  return (
    <Box
      component="img"
      src={picture.src}
      {...(picture.srcset ? { srcSet: picture.srcset, sizes: `${size}px` } : {})}
      alt=""
      width={size}
      height={size}
      loading="lazy"
      decoding="async"
      sx={{
        ...box,
        objectFit: 'cover',
        backgroundColor: look.head,
        ...(faded && { filter: 'grayscale(1)', opacity: 0.55 }),
      }}
    />
  );
}
