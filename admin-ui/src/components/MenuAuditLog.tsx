import type { Menu } from '@qaima/schemas';
import { useTranslate } from '../i18n/i18n.js';
import { AuditLog } from './AuditLog.js';
import { Card } from './Card.js';
import { useMenuTitle } from './useMenuTitle.js';

export function MenuAuditLog({ menu }: { readonly menu: Menu }) {
  const t = useTranslate();
  const titleOf = useMenuTitle();
  const menuId = menu._id;
  return (
    <Card title={t('auditLog.of', { title: titleOf(menu) })}>
      <AuditLog key={menuId} of={{ menuId }} />
    </Card>
  );
}
