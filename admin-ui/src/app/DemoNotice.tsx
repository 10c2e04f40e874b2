/** Tells owners that their menu is a demo and until when. (docs/spec/owners-area.md#demo) */
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { formatDate, includesRole, isolateLtr, PROVIDER_ROUTES, providerDay, withLanguage } from '@qaima/schemas';
import { useApi } from '../data/api.js';
import { useMenu } from '../data/menu.js';
import { useRole } from '../data/role.js';
import { useLanguage, useTranslate } from '../i18n/i18n.js';
import { tokens } from '../theme/theme.js';

export function DemoNotice() {
  const t = useTranslate();
  const language = useLanguage();
  const role = useRole();
  const { serverNow } = useApi();
  const { data: menu } = useMenu();
  const endsAt = menu?.demoEndsAt;
  if (!endsAt || !includesRole(role, 'owner')) return null;
  const date = isolateLtr(formatDate(providerDay(endsAt)));
  return (
    <Box
      role="note"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        columnGap: 2,
        paddingInline: '20px',
        color: tokens.text,
        backgroundColor: tokens.accentSoft,
      }}
    >
      {t(Date.parse(endsAt) > serverNow() ? 'frame.demoUntil' : 'frame.demoEnded', { date })}
      <Link
        href={`${withLanguage(PROVIDER_ROUTES.landing, language)}#footer`}
        target="_blank"
        rel="noopener"
        sx={{ display: 'inline-flex', alignItems: 'center', minBlockSize: '44px', fontWeight: 700 }}
      >
        {t('frame.askProvider')}
      </Link>
    </Box>
  );
}
