/** Tells owners that their menu is a demo, when the demo ends, and where to subscribe. (docs/spec/owners-area.md#demo) */
import Link from '@mui/material/Link';
import {
  formatDate,
  includesRole,
  isolateAuto,
  isolateLtr,
  letterLink,
  menuLinkById,
  messagingLink,
  providerDay,
} from '@qaima/schemas';
import { useApi } from '../data/api.js';
import { useMenu } from '../data/menu.js';
import { useRole } from '../data/role.js';
import { useTranslate } from '../i18n/i18n.js';
import { Banner, bannerLink } from './Banner.js';

export function DemoNotice() {
  const t = useTranslate();
  const role = useRole();
  const { serverNow } = useApi();
  const { data: menu } = useMenu();
  const endsAt = menu?.demoEndsAt;
  if (!endsAt || !includesRole(role, 'owner')) return null;
  const date = isolateLtr(formatDate(providerDay(endsAt)));
  const state = Date.parse(endsAt) > serverNow() ? 'demoUntil' : 'demoEnded';
  const link = menuLinkById(window.location.origin, menu._id ?? '');
  const name = isolateAuto(menu.institution?.name || link);
  const message = t('frame.subscriptionMessage', { name, link });
  const contact = menu.demoContact;
  return (
    <Banner tone="note" dismissAs={`${state}.${menu._id}.${endsAt}`}>
      {t(`frame.${state}`, { date })}
      {contact ? (
        <Link
          href={contactWith(contact, t('frame.askProvider'), message)}
          target="_blank"
          rel="noopener"
          sx={bannerLink}
        >
          {t('frame.askProvider')}
        </Link>
      ) : (
        <span>{t('frame.askWhoever')}</span>
      )}
    </Banner>
  );
}

/** A chat or mail with a prepared message. A telephone link carries none. */
function contactWith(contact: string, subject: string, message: string): string {
  return contact.startsWith('mailto:')
    ? letterLink(contact, subject, message)
    : (messagingLink(contact, message) ?? contact);
}
