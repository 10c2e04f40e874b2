/**
 * The team of the menu. Owners see members, invitations, API keys and the audit log; other members see only their own role.
 * (docs/spec/owners-area.md#team)
 */
import { useState } from 'react';
import Box from '@mui/material/Box';
import { Card } from '../../components/Card.js';
import { AuditLog } from '../../components/AuditLog.js';
import { ListUnavailable } from '../../components/ListUnavailable.js';
import { RowsSkeleton } from '../../components/RowsSkeleton.js';
import { ScreenLayout } from '../../components/ScreenLayout.js';
import { Segmented } from '../../components/Segmented.js';
import { useAccount, useMenu } from '../../data/menu.js';
import { useRole } from '../../data/role.js';
import { useTeam } from '../../data/useTeam.js';
import { useTranslate } from '../../i18n/i18n.js';
import { ApiKeys } from './ApiKeys.js';
import { InviteCard } from './InviteCard.js';
import { Members } from './Members.js';
import { OpenInvitations } from './OpenInvitations.js';
import { OwnRole } from './OwnRole.js';
import { Webhooks } from './Webhooks.js';

export default function TeamScreen() {
  const role = useRole();
  return (
    <ScreenLayout panel={null}>
      <Box sx={{ display: 'grid', gap: 2 }}>{role === 'owner' ? <WholeTeam /> : role && <OwnRole role={role} />}</Box>
    </ScreenLayout>
  );
}

function WholeTeam() {
  const t = useTranslate();
  const { data: team, error, refetch } = useTeam();
  const { data: menu } = useMenu();
  const { data: account } = useAccount();
  return (
    <>
      <Card title={t('team.members')}>
        {error && !team && <ListUnavailable error={error} onRetry={() => void refetch()} />}
        {!error && !team && <RowsSkeleton />}
        {team && <Members members={team.members} />}
      </Card>
      <InviteCard />
      {team && team.invitations.length > 0 && (
        <Card title={t('team.open')}>
          <OpenInvitations invitations={team.invitations} />
        </Card>
      )}
      {!account?.staff && <ApiKeys />}
      {!account?.staff && <Webhooks />}
      {menu?._id && <TeamLog menuId={menu._id} />}
    </>
  );
}

type About = 'menu' | 'guestOrders';

/** The team's log. The moves of guests' orders are apart, because they are so many that they would hide the rest. */
function TeamLog({ menuId }: { readonly menuId: string }) {
  const t = useTranslate();
  const { data: account } = useAccount();
  const [about, choose] = useState<About>('menu');
  return (
    <Card title={t('team.log')}>
      {!account?.staff && (
        <Box sx={{ marginBlockEnd: '8px' }}>
          <Segmented<About>
            label={t('team.logAbout')}
            value={about}
            choices={[
              { value: 'menu', label: t('team.logOfMenu') },
              { value: 'guestOrders', label: t('team.logOfOrders') },
            ]}
            onChange={choose}
          />
        </Box>
      )}
      <AuditLog key={about} of={about === 'menu' ? { menuId } : { menuId, about }} />
    </Card>
  );
}
