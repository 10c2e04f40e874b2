/** What staff did to a menu, under its name. */
import type { Menu } from '@qaima/schemas';
import { useSay } from '../app/i18n.js';
import { Card } from './Card.js';
import { useMenuTitle } from './MenuIdWidget.js';
import { Trail } from './Trail.js';

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
