/**
 * The layout of the pages about design foundations: typography and colours of the admin theme around samples of both
 * apps.
 */
import type { ReactNode } from 'react';
import type { Decorator } from '@storybook/react-vite';
import { AdminProviders } from '../support/AdminProviders.js';
import { useStoryGlobals } from '../.storybook/storyGlobals.js';

export function useFoundationText(): (ar: string, en: string) => string {
  const { language } = useStoryGlobals();
  return (ar, en) => (language === 'ar' ? ar : en);
}

const FoundationPage = ({ children }: { readonly children: ReactNode }) => (
  <AdminProviders>
    <div style={{ padding: 16, background: 'var(--page)', color: 'var(--text)' }}>{children}</div>
  </AdminProviders>
);

export const onFoundationPage: Decorator = (Story) => (
  <FoundationPage>
    <Story />
  </FoundationPage>
);

interface SampleGroupProps {
  readonly title: string;
  readonly minWidth?: number;
  readonly children: ReactNode;
}

/** Samples in columns with a minimum width in px. */
export const SampleGroup = ({ title, minWidth = 160, children }: SampleGroupProps) => (
  <section style={{ marginBlockEnd: 32 }}>
    <h2>{title}</h2>
    <ul
      style={{
        display: 'grid',
        gridTemplateColumns: `repeat(auto-fill, minmax(min(${minWidth}px, 100%), 1fr))`,
        gap: 16,
        margin: 0,
        padding: 0,
        listStyle: 'none',
      }}
    >
      {children}
    </ul>
  </section>
);

interface SampleProps {
  readonly name: string;
  readonly value: string;
  readonly children?: ReactNode;
}

/** A design value with its name in the code. */
export const Sample = ({ name, value, children }: SampleProps) => (
  <li>
    {children}
    <div style={{ overflowWrap: 'anywhere' }}>
      <code dir="ltr" style={{ fontWeight: 700 }}>
        {name}
      </code>
    </div>
    <div style={{ fontSize: 13, color: 'var(--muted)', overflowWrap: 'anywhere' }}>
      <bdi>{value}</bdi>
    </div>
  </li>
);
