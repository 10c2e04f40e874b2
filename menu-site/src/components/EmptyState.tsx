import type { ReactNode } from 'react';

interface EmptyStateProps {
  /** The address of a picture of 96 px. */
  readonly picture: string;
  /** `h1` where the notice is all of the page. */
  readonly level: 'h1' | 'h2';
  readonly title: string;
  readonly text: string;
  /** The one thing to do about it. */
  readonly children?: ReactNode;
}

/** Says that there is nothing to show, and why. */
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
