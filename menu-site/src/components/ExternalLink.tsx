import type { ReactNode } from 'react';
import { safeUrl } from '@qaima/schemas';

interface ExternalLinkProps {
  /** The URL as the owner typed it. */
  readonly to: string | null | undefined;
  readonly className?: string;
  readonly children: ReactNode;
}

/** A link to another site; renders nothing if the URL is not safe. */
export function ExternalLink({ to, className, children }: ExternalLinkProps) {
  const href = safeUrl(to);
  if (href === null) return null;
  return (
    <a className={className} href={href} target="_blank" rel="noopener noreferrer">
      {children}
    </a>
  );
}
