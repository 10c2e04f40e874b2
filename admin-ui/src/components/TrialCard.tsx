/** Tells owners until when their menu is free, and what follows. (docs/spec/owners-area.md#free-trial) */
import Button from '@mui/material/Button';
import {
  formatDate,
  providerMoneyIsolated,
  includesRole,
  isolateAuto,
  isolateLtr,
  letterLink,
  menuLinkById,
  messagingLink,
  providerDay,
  toThousandths,
  type Menu,
} from '@qaima/schemas';
import { useApi } from '../data/api.js';
import { useRole } from '../data/role.js';
import { useLanguage, useTranslate } from '../i18n/i18n.js';
import { Card } from './Card.js';

export function TrialCard({ menu }: { readonly menu: Menu }) {
  const t = useTranslate();
  const language = useLanguage();
  const role = useRole();
  const { serverNow } = useApi();
  const { demoEndsAt: endsAt, demoPrice, demoContact } = menu;
  if (!endsAt || !includesRole(role, 'owner')) return null;
  const date = isolateLtr(formatDate(providerDay(endsAt)));
  const price = demoPrice ? providerMoneyIsolated(toThousandths(demoPrice), language) : null;
  return (
    <Card title={t(Date.parse(endsAt) > serverNow() ? 'trial.until' : 'trial.ended', { date })}>
      <p>
        {price && `${t('trial.price', { price })} `}
        {t('trial.after')}
      </p>
      {demoContact && <Contact menu={menu} contact={demoContact} />}
    </Card>
  );
}

/** A chat or mail with a prepared message, or the number to call. */
function Contact({ menu, contact }: { readonly menu: Menu; readonly contact: string }) {
  const t = useTranslate();
  const link = menuLinkById(window.location.origin, menu._id);
  const message = t('trial.message', { name: isolateAuto(menu.institution?.name || link), link });
  const [, phone] = /^tel:(.+)/.exec(contact) ?? [];
  return (
    <Button
      variant="outlined"
      href={contactWith(contact, t('trial.subscribe'), message)}
      target="_blank"
      rel="noopener"
      sx={{ marginBlockStart: '10px' }}
    >
      {phone ? t('trial.call', { phone: isolateLtr(phone) }) : t('trial.subscribe')}
    </Button>
  );
}

/** The contact with a prepared message. A telephone link carries none. */
function contactWith(contact: string, subject: string, message: string): string {
  return contact.startsWith('mailto:')
    ? letterLink(contact, subject, message)
    : (messagingLink(contact, message) ?? contact);
}
