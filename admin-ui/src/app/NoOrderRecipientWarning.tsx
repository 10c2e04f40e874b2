/**
 * Warns that ordering is on, but no order would reach the venue. `MenuGuard` decides when the warning is shown.
 * (docs/spec/owners-area.md#menu-without-a-way-to-receive-orders)
 */
import Link from '@mui/material/Link';
import { useBasename } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import { useTranslate } from '../i18n/i18n.js';
import { Banner, bannerLink } from './Banner.js';

/** The ways to receive orders, each with its settings card. */
const WAYS = [
  { card: 'orderSettings', label: 'frame.useInbox' },
  { card: 'metaContact', label: 'frame.addWhatsapp' },
] as const;

export function NoOrderRecipientWarning() {
  const t = useTranslate();
  const basename = useBasename();
  return (
    <Banner>
      {t('frame.cannotReceive')}
      {WAYS.map(({ card, label }) => (
        <Link key={card} component={RouterLink} to={`${basename}/publicInfo?card=${card}`} sx={bannerLink}>
          {t(label)}
        </Link>
      ))}
    </Banner>
  );
}
