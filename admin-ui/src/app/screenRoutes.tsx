import type { ComponentType } from 'react';
import type { LucideIcon } from 'lucide-react';
import { Resource } from 'react-admin';
import { Route } from 'react-router-dom';
import { NotFound } from './ErrorPages.js';

export const ScreenNotFound = () => <NotFound heading="h2" />;

interface ResourceScreen {
  /** The path of the screen and the name of its resource. */
  readonly path: string;
  readonly icon?: LucideIcon;
  readonly Screen: ComponentType;
}

/**
 * A resource with a single screen, on its index route. react-admin's `list` property is not used for two reasons: it
 * also matches longer paths, and it restores the scroll position after `useScrollRestoration` has done so.
 */
export const resourceWithScreen = ({ path, icon, Screen }: ResourceScreen) => (
  <Resource key={path} name={path} {...(icon && { icon })}>
    <Route index element={<Screen />} />
    <Route path="*" element={<ScreenNotFound />} />
  </Resource>
);
