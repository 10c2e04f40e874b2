import type { MenuPartKind } from '@qaima/schemas';
import {
  BadgePercent,
  CalendarClock,
  CirclePlus,
  Clock,
  Images,
  LayoutList,
  List,
  MapPin,
  Package,
  Printer,
  QrCode,
  ShoppingBag,
  TicketPercent,
  Utensils,
  type LucideIcon,
} from 'lucide-react';

const ICONS: Readonly<Partial<Record<MenuPartKind, LucideIcon>>> = {
  section: LayoutList,
  item: Utensils,
  gallery: Images,
  extraGroup: CirclePlus,
  combo: Package,
  branch: MapPin,
  receiveOption: ShoppingBag,
  specialHours: CalendarClock,
  daypart: Clock,
  offer: BadgePercent,
  coupon: TicketPercent,
  table: QrCode,
  printer: Printer,
};

/** The icon of a part of the menu. */
export const partIcon = (kind: MenuPartKind): LucideIcon => ICONS[kind] ?? List;
