/** Runs a client script of the site on what a story rendered, as the page does after it loaded. */
import { useLayoutEffect, useRef, type ReactNode } from 'react';

interface ClientScriptProps {
  /** Renders anew whenever this changes: scripts edit the markup that React would otherwise update. */
  readonly args: unknown;
  readonly run: (root: HTMLElement) => void;
  readonly children: ReactNode;
}

function Enhanced({ run, children }: Omit<ClientScriptProps, 'args'>) {
  const root = useRef<HTMLDivElement>(null);
  const isDone = useRef(false);
  useLayoutEffect(() => {
    if (!root.current || isDone.current) return;
    isDone.current = true;
    run(root.current);
  });
  return <div ref={root}>{children}</div>;
}

export const ClientScript = ({ args, ...props }: ClientScriptProps) => (
  <Enhanced key={JSON.stringify(args)} {...props} />
);
