/** Who did what to an order or a menu, and when: the latest first, a page at a time. */
import { useState, type ReactNode } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { trailCalls, trailEntryShape, type TrailEntry } from '@qaima/schemas';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useLanguage, useSay } from '../app/i18n.js';
import { look } from '../app/theme.js';
import { useApi } from '../data/api.js';
import { Moment } from './Moment.js';
import { Pages } from './Pages.js';
import { ownZone } from './times.js';
import { TrailDetails } from './TrailDetails.js';
import { WaitingRows } from './WaitingRows.js';

const PER_PAGE = 10;

type Of = { readonly orderId: string } | { readonly menuId: string };

function useTrail(of: Of, page: number) {
  const api = useApi();
  return useQuery({
    // Both kinds begin alike, so that whoever changes one can have all trails read again.
    queryKey: ['trail', of, page],
    queryFn: ({ signal }) => {
      const query = { page, limit: PER_PAGE };
      return 'orderId' in of
        ? api.ask(trailCalls.ofOrder, { params: of, query, signal })
        : api.ask(trailCalls.ofMenu, { params: of, query, signal });
    },
    placeholderData: keepPreviousData,
    retry: false,
  });
}

const quiet = { margin: 0, color: look.muted, fontSize: 13.5 } as const;

/** Stands in a card or a panel of its own, under a heading. */
export function Trail({ of }: { readonly of: Of }): ReactNode {
  const say = useSay();
  const [page, setPage] = useState(1);
  const { data, error, refetch } = useTrail(of, page);
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
  if (data.data.length === 0) return <p style={quiet}>{say('trail.empty')}</p>;
  const pages = Math.ceil((data['total'] ?? 0) / PER_PAGE);
  return (
    <>
      <Box component="ol" aria-label={say('trail.title')} sx={{ margin: 0, padding: 0, listStyle: 'none' }}>
        {data.data.map((entry) => (
          <Entry key={entry._id} entry={entry} />
        ))}
      </Box>
      <Box component="p" sx={{ ...quiet, marginBlockStart: '8px', fontSize: 12.5 }}>
        {say('desk.zone')} <bdi dir="ltr">{ownZone()}</bdi>
      </Box>
      <Pages page={page} pages={pages} onPage={setPage} />
    </>
  );
}

function Entry({ entry }: { readonly entry: TrailEntry }) {
  const language = useLanguage();
  const { deed, by, at, details } = entry;
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
      <TrailDetails details={details} />
    </Box>
  );
}
