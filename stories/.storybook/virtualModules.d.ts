declare module 'virtual:lucide-icons' {
  import type { LucideIcon } from 'lucide-react';
  const icons: Readonly<Record<string, LucideIcon>>;
  export = icons;
}
