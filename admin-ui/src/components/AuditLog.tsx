/** Who did what to an order or a menu, and when: the latest first, a page at a time. */
import { useState, type ReactNode } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { trailEntryShape, type TrailEntry } from '@qaima/schemas';
import { useBasename } from 'react-admin';
import { Link } from 'react-router-dom';
import { useTrail, type Freshness, type TrailOf } from '../data/useAuditLog.js';
import { useLanguage, useSay } from '../i18n/i18n.js';
import { look } from '../theme/theme.js';
import { TrailDetails } from './AuditLogDetails.js';
import { Moment } from './DateTime.js';
import { ownZone } from './dateTime.js';
import { Pages } from './Pagination.js';
import { WaitingRows } from './RowsSkeleton.js';

const quiet = { margin: 0, color: look.muted, fontSize: 13.5 } as const;

interface TrailProps {
  readonly of: TrailOf;
  /** Where what others do is to be seen as they do it. */
  readonly freshness?: Freshness;
}

/** Stands in a card or a panel of its own, under a heading. */
export function Trail({ of, freshness }: TrailProps): ReactNode {
  const say = useSay();
  const [page, setPage] = useState(1);
  const { data, error, refetch } = useTrail(of, page, freshness);
  if (!data) {
    if (!error) return <WaitingRows count={2} />;
    return (
      <Box role="alert" sx={quiet}>
        <p>{error.message || say('trouble.unreachable')}</p>
        <Button variant="outlined" color="inherit" onClick={() => void refetch()}>
          {say('trouble.retry')}
        </Button>
      </Box>
    );
  }
  const { entries, pages } = data;
  if (entries.length === 0) return <p style={quiet}>{say('trail.empty')}</p>;
  return (
    <>
      <Box component="ol" aria-label={say('trail.title')} sx={{ margin: 0, padding: 0, listStyle: 'none' }}>
        {entries.map((entry) => (
          <Entry key={entry._id} entry={entry} of={of} />
        ))}
      </Box>
      <Box component="p" sx={{ ...quiet, marginBlockStart: '8px', fontSize: 12.5 }}>
        {say('desk.zone')} <bdi dir="ltr">{ownZone()}</bdi>
      </Box>
      <Pages page={page} pages={pages} onPage={setPage} />
    </>
  );
}

interface EntryProps {
  readonly entry: TrailEntry;
  readonly of: TrailOf;
}

/** What it is the trail of is not said again in each of its lines. */
function Entry({ entry: { deed, by, at, details, order, orderNumber }, of }: EntryProps) {
  const say = useSay();
  const language = useLanguage();
  const basename = useBasename();
  const isOfMenu = 'menuId' in of;
  return (
    <Box
      component="li"
      sx={{ paddingBlock: '10px', '& + &': { borderBlockStart: `1px solid ${look.line}` }, overflowWrap: 'anywhere' }}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', gap: '0 12px' }}>
        <span>
          <Box component="bdi" sx={{ fontWeight: 700 }}>
            {by.name || by.username}
          </Box>{' '}
          {trailEntryShape.properties.deed['x-options'][deed][language]}
        </span>
        <Box component="span" sx={{ color: look.muted, fontSize: 13 }}>
          <Moment at={at} />
        </Box>
      </Box>
      <TrailDetails details={details} without={isOfMenu ? 'menuId' : undefined} />
      {isOfMenu && order && orderNumber && (
        <Box component={Link} to={`${basename}?order=${order}`} sx={{ color: look.accentDark, fontSize: 13 }}>
          {say('orders.number', { number: orderNumber })}
        </Box>
      )}
    </Box>
  );
}
