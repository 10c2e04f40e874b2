/**
 * The warning that ordering is on but no order would reach the venue. `MenuGuard` decides when it shows.
 * (docs/spec/owners-area.md#menu-without-a-way-to-receive-orders)
 */
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { useBasename } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import { useTranslate } from '../i18n/i18n.js';
import { tokens } from '../theme/theme.js';

/** The ways to receive orders, each with its settings card. */
const WAYS = [
  { card: 'orderSettings', label: 'frame.useInbox' },
  { card: 'metaContact', label: 'frame.addWhatsapp' },
] as const;

export function NoOrderRecipientWarning() {
  const t = useTranslate();
  const basename = useBasename();
  return (
    <Box
      role="status"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        columnGap: 2,
        paddingInline: '20px',
        paddingBlock: '10px 0',
        color: tokens.warningText,
        backgroundColor: tokens.warningSoft,
        fontWeight: 600,
      }}
    >
      {t('frame.cannotReceive')}
      {WAYS.map(({ card, label }) => (
        <Link
          key={card}
          component={RouterLink}
          to={`${basename}/publicInfo?card=${card}`}
          color="inherit"
          sx={{ display: 'inline-flex', alignItems: 'center', minBlockSize: '44px', fontWeight: 700 }}
        >
          {t(label)}
        </Link>
      ))}
    </Box>
  );
}
