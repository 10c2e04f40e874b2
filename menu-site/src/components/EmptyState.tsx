import type { ReactNode } from 'react';

interface EmptyStateProps {
  /** The URL of a picture, shown 96 px wide. */
  readonly picture: string;
  /** `h1` if the page has no other content. */
  readonly level: 'h1' | 'h2';
  readonly title: string;
  readonly text: string;
  /** A link or button. */
  readonly children?: ReactNode;
}

/** Explains why there is nothing to show. */
export function EmptyState({ picture, level: Heading, title, text, children }: EmptyStateProps) {
  return (
    <div className="notice">
      <img src={picture} width={96} height={96} loading="lazy" alt="" />
      <Heading>{title}</Heading>
      <p>{text}</p>
      {children}
    </div>
  );
}
