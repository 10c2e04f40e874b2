/** The items with the most interest as a ranked table with bars. */
import Box from '@mui/material/Box';
import type { Stats } from '@qaima/schemas';
import { useBasename } from 'react-admin';
import { Link } from 'react-router-dom';
import { Card } from '../../components/Card.js';
import { useTranslate } from '../../i18n/i18n.js';
import { tokens } from '../../theme/theme.js';
import { formatCount } from './format.js';

export function TopItems({ items }: Pick<Stats, 'items'>) {
  const t = useTranslate();
  const most = items[0]?.interests ?? 0;
  return (
    <Card title={t('stats.wanted')}>
      <Box component="p" sx={{ margin: 0, marginBlockEnd: '12px', color: tokens.muted }}>
        {t(items.length > 0 ? 'stats.wantedHint' : 'stats.wantedEmpty')}
      </Box>
      {items.length > 0 && (
        <Box
          component="table"
          aria-label={t('stats.wanted')}
          sx={{ inlineSize: '100%', borderCollapse: 'separate', borderSpacing: '0 2px', tableLayout: 'fixed' }}
        >
          <colgroup>
            <Box component="col" sx={{ inlineSize: 36 }} />
            <col />
            <Box component="col" sx={{ inlineSize: 64 }} />
          </colgroup>
          <thead className="sr-only">
            <tr>
              {(['rank', 'item', 'interests'] as const).map((head) => (
                <th key={head} scope="col">
                  {t(`stats.${head}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {items.map((item, index) => (
              <TopItemRow key={item._id} item={item} rank={index + 1} part={item.interests / most} />
            ))}
          </tbody>
        </Box>
      )}
    </Card>
  );
}

interface TopItemRowProps {
  readonly item: Stats['items'][number];
  readonly rank: number;
  /** The item's value divided by the first item's, from 0 to 1. */
  readonly part: number;
}

function TopItemRow({ item: { _id, title, interests }, rank, part }: TopItemRowProps) {
  const basename = useBasename();
  return (
    <tr>
      <Box component="td" sx={{ inlineSize: 36, padding: 0, color: tokens.muted, fontWeight: 700 }}>
        {rank}
      </Box>
      <Box component="td" sx={{ padding: 0, position: 'relative' }}>
        <Box
          aria-hidden="true"
          sx={{
            position: 'absolute',
            insetBlock: 2,
            insetInlineStart: 0,
            inlineSize: `${part * 100}%`,
            borderRadius: '8px',
            backgroundColor: tokens.accentSoft,
          }}
        />
        <Box
          component={Link}
          to={`${basename}/items?item=${_id}`}
          sx={{
            position: 'relative',
            display: 'flex',
            alignItems: 'center',
            minBlockSize: tokens.target,
            paddingInline: '12px',
            color: tokens.text,
            fontWeight: 600,
            textDecoration: 'none',
            overflowWrap: 'anywhere',
            '&:hover': { textDecoration: 'underline' },
          }}
        >
          <bdi>{title}</bdi>
        </Box>
      </Box>
      <Box component="td" sx={{ inlineSize: 64, padding: 0, textAlign: 'end', fontWeight: 800 }}>
        <bdi dir="ltr">{formatCount(interests)}</bdi>
      </Box>
    </tr>
  );
}
