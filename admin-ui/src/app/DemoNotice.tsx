/** Tells owners that their menu is a demo, and when the demo ends. (docs/spec/owners-area.md#demo) */
import Link from '@mui/material/Link';
import { formatDate, includesRole, isolateLtr, PROVIDER_ROUTES, providerDay, withLanguage } from '@qaima/schemas';
import { useApi } from '../data/api.js';
import { useMenu } from '../data/menu.js';
import { useRole } from '../data/role.js';
import { useLanguage, useTranslate } from '../i18n/i18n.js';
import { Banner, bannerLink } from './Banner.js';

export function DemoNotice() {
  const t = useTranslate();
  const language = useLanguage();
  const role = useRole();
  const { serverNow } = useApi();
  const { data: menu } = useMenu();
  const endsAt = menu?.demoEndsAt;
  if (!endsAt || !includesRole(role, 'owner')) return null;
  const date = isolateLtr(formatDate(providerDay(endsAt)));
  const state = Date.parse(endsAt) > serverNow() ? 'demoUntil' : 'demoEnded';
  return (
    <Banner tone="note" dismissAs={`${state}.${menu._id}.${endsAt}`}>
      {t(`frame.${state}`, { date })}
      <Link
        href={`${withLanguage(PROVIDER_ROUTES.landing, language)}#footer`}
        target="_blank"
        rel="noopener"
        sx={bannerLink}
      >
        {t('frame.askProvider')}
      </Link>
    </Banner>
  );
}
