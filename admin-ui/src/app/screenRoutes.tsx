import type { ComponentType } from 'react';
import type { LucideIcon } from 'lucide-react';
import { Resource } from 'react-admin';
import { Route } from 'react-router-dom';
import { NotFound } from './ErrorPages.js';

export const ScreenNotFound = () => <NotFound heading="h2" />;

interface ResourceScreen {
  /** Both the address and the resource's name. */
  readonly path: string;
  readonly icon?: LucideIcon;
  readonly Screen: ComponentType;
}

/**
 * A resource with one screen. It is an index route instead of the resource's `list`, which would also match every address
 * below it, and restore the scroll position a second time (`useScrollRestoration` does).
 */
export const resourceWithScreen = ({ path, icon, Screen }: ResourceScreen) => (
  <Resource key={path} name={path} {...(icon && { icon })}>
    <Route index element={<Screen />} />
    <Route path="*" element={<ScreenNotFound />} />
  </Resource>
);
