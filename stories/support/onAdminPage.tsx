/** Renders an admin component with its providers. */
import { useMemo, type ComponentType } from 'react';
import type { Decorator } from '@storybook/react-vite';
import { AdminProviders } from './AdminProviders.js';

interface AdminPageProps {
  readonly Story: ComponentType<{ readonly args: object }>;
  readonly args: object;
}

function AdminPage({ Story, args }: AdminPageProps) {
  // The providers render the story in a separate route. The route renders again only if its element changes.
  const story = useMemo(() => <Story args={args} />, [Story, args]);
  return (
    <AdminProviders>
      <main style={{ maxInlineSize: 480, padding: 24 }}>{story}</main>
    </AdminProviders>
  );
}

export const onAdminPage: Decorator = (Story, { args }) => <AdminPage Story={Story} args={args} />;
