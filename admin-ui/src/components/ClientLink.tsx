/** A link to the page of a client; the text alone if the client has no account. */
import type { ReactNode } from 'react';
import { clientPagePath } from '@qaima/schemas';
import { useBasename } from 'react-admin';
import { Link } from 'react-router-dom';
import css from './components.module.css';

interface ClientLinkProps {
  readonly username: string | undefined;
  readonly children: ReactNode;
}

export function ClientLink({ username, children }: ClientLinkProps) {
  const basename = useBasename();
  if (!username) return children;
  return (
    <Link to={`${basename}${clientPagePath(username)}`} className={css['clientLink']}>
      {children}
    </Link>
  );
}
