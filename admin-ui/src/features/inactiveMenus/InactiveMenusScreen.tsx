/** The inactive menus, and the way to be rid of all of them at once. (Document 2, section 2; decisions, section 2.) */
import type { ReactNode } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { menuCalls, telLink, type InactiveMenu } from '@qaima/schemas';
import { useQuery } from '@tanstack/react-query';
import { CircleCheckBig, CloudOff } from 'lucide-react';
import { useBasename } from 'react-admin';
import { Link } from 'react-router-dom';
import { Card } from '../../components/Card.js';
import { EmptyState } from '../../components/EmptyState.js';
import { WaitingRows } from '../../components/RowsSkeleton.js';
import { RoomPage } from '../../components/ScreenLayout.js';
import { useApi } from '../../data/api.js';
import { useSay } from '../../i18n/i18n.js';
import { asCards, look } from '../../theme/theme.js';
import { DeleteAll } from './DeleteAll.js';

export default function InactiveMenus() {
  const say = useSay();
  const api = useApi();
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['inactiveMenus'],
    queryFn: async ({ signal }) => (await api.ask(menuCalls.listInactive, { params: {}, signal })).data,
    retry: false,
  });
  return (
    <RoomPage panel={null}>
      <Card
        title={say('inactiveMenus.title')}
        beside={
          data &&
          data.length > 0 && (
            <Box sx={{ marginInlineStart: 'auto' }}>
              <DeleteAll count={data.length} onOpen={async () => (await refetch()).data?.length ?? 0} />
            </Box>
          )
        }
      >
        <div aria-busy={isFetching}>{bodyOf(data, error, () => void refetch())}</div>
      </Card>
    </RoomPage>
  );

  function bodyOf(menus: readonly InactiveMenu[] | undefined, failure: Error | null, retry: () => void): ReactNode {
    if (menus && menus.length > 0) return <Menus menus={menus} />;
    if (menus) {
      return (
        <EmptyState icon={CircleCheckBig} title={say('inactiveMenus.empty')} hint={say('inactiveMenus.emptyHint')} />
      );
    }
    if (!failure) return <WaitingRows />;
    return (
      <EmptyState
        icon={CloudOff}
        title={failure.message || say('trouble.unreachable')}
        action={
          <Button variant="outlined" color="inherit" onClick={retry}>
            {say('trouble.retry')}
          </Button>
        }
      />
    );
  }
}

const table = {
  inlineSize: '100%',
  borderCollapse: 'separate',
  borderSpacing: 0,
  textAlign: 'start',
  '& th': { padding: '8px 12px', color: look.muted, fontSize: 13, fontWeight: 600, textAlign: 'start' },
  '& thead th': { backgroundColor: look.head },
  '& td, & tbody th': { padding: '6px 12px', blockSize: 61, borderBlockStart: `1px solid ${look.line}` },
  '& tbody th': { color: look.text, fontSize: 15, fontWeight: 700, overflowWrap: 'anywhere' },
  ...asCards({
    '&, & tbody, & tr, & td, & tbody th': { display: 'block' },
    '& thead': { display: 'none' },
    '& tr': { padding: '8px 0', borderBlockStart: `1px solid ${look.line}` },
    '& td, & tbody th': { blockSize: 'auto', padding: '2px 0', borderBlockStart: 0 },
    '& td[data-label]::before': { content: 'attr(data-label) ": "', color: look.muted },
  }),
} as const;

function Menus({ menus }: { readonly menus: readonly InactiveMenu[] }) {
  const say = useSay();
  const basename = useBasename();
  const none = say('inactiveMenus.none');
  return (
    <Box component="table" role="table" aria-label={say('inactiveMenus.title')} sx={table}>
      <thead>
        <tr role="row">
          <th role="columnheader">{say('inactiveMenus.company')}</th>
          <th role="columnheader">{say('inactiveMenus.phone')}</th>
          <th role="columnheader">{say('inactiveMenus.order')}</th>
          <th role="columnheader">
            <span className="sr-only">{say('inactiveMenus.activation')}</span>
          </th>
        </tr>
      </thead>
      <tbody role="rowgroup">
        {menus.map(({ _id, username, institution, orderNumber }) => (
          <tr role="row" key={_id}>
            <th role="rowheader" scope="row">
              <bdi>{institution.name ?? username ?? say('inactiveMenus.unnamed')}</bdi>
              {!institution.name && !username && (
                <Box sx={{ color: look.muted, fontSize: 12, fontWeight: 400 }}>
                  <bdi dir="ltr">{_id}</bdi>
                </Box>
              )}
            </th>
            <td role="cell" data-label={say('inactiveMenus.phone')}>
              <Phone phone={institution.contact?.phone} none={none} />
            </td>
            <td role="cell" data-label={say('inactiveMenus.order')}>
              {orderNumber ?? none}
            </td>
            <td role="cell">
              <Button component={Link} to={`${basename}/activation?menu=${_id}`} sx={{ marginInlineStart: '-16px' }}>
                {say('inactiveMenus.activation')}
              </Button>
            </td>
          </tr>
        ))}
      </tbody>
    </Box>
  );
}

function Phone({ phone, none }: { readonly phone: string | undefined; readonly none: string }) {
  const tel = telLink(phone);
  if (!phone) return none;
  const shown = <bdi dir="ltr">{phone}</bdi>;
  return tel ? (
    <Box component="a" href={tel} sx={{ color: look.accentDark, paddingBlock: '10px' }}>
      {shown}
    </Box>
  ) : (
    shown
  );
}
