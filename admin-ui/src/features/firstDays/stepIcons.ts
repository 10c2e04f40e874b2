import type { FirstStep } from '@qaima/schemas';
import { Clock, ImageIcon, LayoutList, MessageCircle, Printer, Utensils, type LucideIcon } from 'lucide-react';

export const stepIcons: Readonly<Record<FirstStep, LucideIcon>> = {
  logo: ImageIcon,
  section: LayoutList,
  items: Utensils,
  hours: Clock,
  whatsapp: MessageCircle,
  code: Printer,
};
