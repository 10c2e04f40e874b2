import type { ReactNode } from 'react';
import css from './components.module.css';

interface BadgeProps {
  readonly tone: 'accent' | 'quiet' | 'discount';
  readonly children: ReactNode;
}

export const Badge = ({ tone, children }: BadgeProps) => (
  <span className={`${css['badge'] ?? ''} ${css[tone] ?? ''}`}>{children}</span>
);
