/** Runs a client script of the site on the DOM of a story, as the page does after it has loaded. */
import { useLayoutEffect, useRef, type ReactNode } from 'react';

interface ClientScriptProps {
  /** A change of `args` mounts the story again. React can't update the DOM that the script has edited. */
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
