import type { ReactNode } from 'react';
import css from './panel.module.css';

interface PanelSectionProps {
  readonly title: string;
  readonly beside?: ReactNode;
  readonly children: ReactNode;
}

export const PanelSection = ({ title, beside, children }: PanelSectionProps) => (
  <section aria-label={title}>
    <div className={css['partHead']}>
      <h3>{title}</h3>
      {beside}
    </div>
    {children}
  </section>
);
