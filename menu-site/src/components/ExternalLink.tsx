import type { ReactNode } from 'react';
import { safeUrl } from '@qaima/schemas';

interface ExternalLinkProps {
  /** As the owner typed it. */
  readonly to: string | null | undefined;
  readonly className?: string;
  readonly children: ReactNode;
}

/** A link to somewhere else on the web; nothing unless the address is safe. */
export function ExternalLink({ to, className, children }: ExternalLinkProps) {
  const href = safeUrl(to);
  if (href === null) return null;
  return (
    <a className={className} href={href} target="_blank" rel="noopener noreferrer">
      {children}
    </a>
  );
}
