/** What staff did to a menu, under its name. */
import type { Menu } from '@qaima/schemas';
import { useSay } from '../i18n/i18n.js';
import { Trail } from './AuditLog.js';
import { Card } from './Card.js';
import { useMenuTitle } from './useMenuTitle.js';

export function MenuTrail({ menu }: { readonly menu: Menu }) {
  const say = useSay();
  const titleOf = useMenuTitle();
  const menuId = menu._id ?? '';
  return (
    <Card title={say('trail.of', { title: titleOf(menu) })}>
      <Trail key={menuId} of={{ menuId }} />
    </Card>
  );
}
