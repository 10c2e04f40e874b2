/** The initials of a name, for rows without a picture. The background colour depends on the name. Decorative. */
import { memo } from 'react';

/** Background colours on which white text has a contrast of at least 4.5, in both modes. */
const COLORS = ['#7a4f00', '#0f5f8f', '#1d6b3a', '#6b3fa0', '#a5386b', '#2a4b8d', '#b3361f'] as const;

/** The first letters of the first two words, without the Arabic article. */
function initialsOf(name: string): string {
  const words = name.split(/[^\p{L}\p{N}]+/u).filter(Boolean);
  return words
    .slice(0, 2)
    .map((word) => [...word.replace(/^ال(?=..)/u, '')][0] ?? '')
    .join('')
    .toUpperCase();
}

const colorOf = (name: string) =>
  COLORS[[...name].reduce((sum, letter) => sum + (letter.codePointAt(0) ?? 0), 0) % COLORS.length];

export const Initials = memo(({ name }: { readonly name: string }) => (
  <span
    aria-hidden="true"
    dir="auto"
    style={{
      display: 'grid',
      placeItems: 'center',
      flexShrink: 0,
      inlineSize: 40,
      blockSize: 40,
      borderRadius: 12,
      backgroundColor: colorOf(name),
      color: '#fff',
      fontSize: 16,
      fontWeight: 700,
    }}
  >
    {initialsOf(name)}
  </span>
));
