/** Renders an admin component with its providers, in the toolbars' language. */
import { useMemo, type ComponentType } from 'react';
import type { Decorator } from '@storybook/react-vite';
import { useStoryGlobals } from '../.storybook/storyGlobals.js';
import { AdminProviders } from './AdminProviders.js';

interface AdminPageProps {
  readonly Story: ComponentType<{ readonly args: object }>;
  readonly args: object;
}

function AdminPage({ Story, args }: AdminPageProps) {
  const { language } = useStoryGlobals();
  // The providers render their children in a separate route: new arguments need a new element.
  const story = useMemo(() => <Story args={args} />, [Story, args]);
  return (
    <AdminProviders language={language}>
      <main style={{ maxInlineSize: 480, padding: 24 }}>{story}</main>
    </AdminProviders>
  );
}

export const onAdminPage: Decorator = (Story, { args }) => <AdminPage Story={Story} args={args} />;
