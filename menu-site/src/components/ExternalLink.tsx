import type { ReactNode } from 'react';
import { safeUrl } from '@qaima/schemas';

interface WayOutProps {
  /** As the owner typed it. */
  readonly to: string | null | undefined;
  readonly className?: string;
  readonly children: ReactNode;
}

/** A link to somewhere else on the web; nothing unless the address is safe. */
export function WayOut({ to, className, children }: WayOutProps) {
  const href = safeUrl(to);
  if (href === null) return null;
  return (
    <a className={className} href={href} target="_blank" rel="noopener noreferrer">
      {children}
    </a>
  );
}
