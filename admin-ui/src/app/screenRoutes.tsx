import type { ComponentType } from 'react';
import type { LucideIcon } from 'lucide-react';
import { Resource } from 'react-admin';
import { Route } from 'react-router-dom';
import { NotFound } from './ErrorPages.js';

export const ScreenNotFound = () => <NotFound heading="h2" />;

interface ResourceScreen {
  /** The path, which is also the resource's name. */
  readonly path: string;
  readonly icon?: LucideIcon;
  readonly Screen: ComponentType;
}

/**
 * A resource with one screen, which is an index route. The resource's `list` is not used: it would also match longer
 * paths, and restore the scroll position a second time after `useScrollRestoration`.
 */
export const resourceWithScreen = ({ path, icon, Screen }: ResourceScreen) => (
  <Resource key={path} name={path} {...(icon && { icon })}>
    <Route index element={<Screen />} />
    <Route path="*" element={<ScreenNotFound />} />
  </Resource>
);
