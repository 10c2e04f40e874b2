/** The items with the most interest as a ranked table with bars. */
import Box from '@mui/material/Box';
import type { Stats } from '@qaima/schemas';
import { useBasename } from 'react-admin';
import { Link } from 'react-router-dom';
import { Card } from '../../components/Card.js';
import { useTranslate } from '../../i18n/i18n.js';
import { tokens } from '../../theme/theme.js';
import { formatCount } from './format.js';
import { RankedBars } from './RankedBars.js';

export function TopItems({ items }: Pick<Stats, 'items'>) {
  const t = useTranslate();
  return (
    <Card title={t('stats.wanted')}>
      <Box component="p" sx={{ margin: 0, marginBlockEnd: '12px', color: tokens.muted }}>
        {t(items.length > 0 ? 'stats.wantedHint' : 'stats.wantedEmpty')}
      </Box>
      {items.length > 0 && (
        <RankedBars
          label={t('stats.wanted')}
          unit={t('stats.interests')}
          rows={items.map(({ _id, title, interests }) => ({
            key: _id,
            name: <ItemLink id={_id} title={title} />,
            value: interests,
            figure: formatCount(interests),
          }))}
        />
      )}
    </Card>
  );
}

function ItemLink({ id, title }: { readonly id: string; readonly title: string }) {
  const basename = useBasename();
  return (
    <Box
      component={Link}
      to={`${basename}/items?item=${id}`}
      sx={{
        display: 'flex',
        alignItems: 'center',
        flexGrow: 1,
        minBlockSize: tokens.target,
        color: tokens.text,
        textDecoration: 'none',
        '&:hover': { textDecoration: 'underline' },
      }}
    >
      <bdi>{title}</bdi>
    </Box>
  );
}
