import type { ReactNode } from 'react';
import Box from '@mui/material/Box';
import { safeUrl, telLink, type Branch } from '@qaima/schemas';
import { ExternalLink, MapPin, Phone } from 'lucide-react';
import { Badge } from '../../components/Badge.js';
import { ListRow } from '../../components/ListRow.js';
import { useTranslate } from '../../i18n/i18n.js';
import { tokens } from '../../theme/theme.js';

interface BranchRowProps {
  readonly branch: Omit<Branch, '_id'>;
  /** What distinguishes the branch, shown next to its address. */
  readonly badge?: string;
  readonly actions?: ReactNode;
  readonly selected: boolean;
  readonly onSelect: () => void;
}

const link = {
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  gap: '6px',
  minBlockSize: 44,
  color: tokens.accentDark,
  fontSize: 14,
  textUnderlineOffset: '3px',
} as const;

export function BranchRow({ branch, badge, actions, selected, onSelect }: BranchRowProps) {
  const t = useTranslate();
  const { address = '', googleMaps, geoLocation } = branch.location;
  const tel = telLink(branch.phone);
  const maps = safeUrl(googleMaps);
  const phone = branch.phone && <bdi dir="ltr">{branch.phone}</bdi>;
  return (
    <ListRow
      picture={
        <Box
          aria-hidden="true"
          sx={{
            display: 'grid',
            placeItems: 'center',
            inlineSize: 48,
            blockSize: 48,
            borderRadius: '12px',
            color: tokens.accentDark,
            backgroundColor: tokens.accentSoft,
          }}
        >
          <MapPin size={22} />
        </Box>
      }
      title={
        <>
          <bdi>{address}</bdi> {badge && <Badge tone="accent">{badge}</Badge>}
        </>
      }
      details={
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '0 16px' }}>
          {tel ? (
            <Box component="a" href={tel} sx={link}>
              <Phone size={15} aria-hidden="true" />
              {phone}
            </Box>
          ) : (
            phone
          )}
          {maps && (
            <Box component="a" href={maps} target="_blank" rel="noreferrer" sx={link}>
              <ExternalLink size={15} aria-hidden="true" />
              {t('branches.openMap')}
              <span className="sr-only">{t('frame.newTab')}</span>
            </Box>
          )}
          {!geoLocation && <Badge tone="quiet">{t('branches.noPoint')}</Badge>}
        </Box>
      }
      actions={actions}
      selected={selected}
      onSelect={onSelect}
    />
  );
}
