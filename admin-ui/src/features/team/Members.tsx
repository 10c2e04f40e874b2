/** The members of the team with their roles. If there is only one owner, that owner can't leave or change role. */
import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { TEAM_ROLES, teamRoleField, type TeamMember, type TeamRole } from '@qaima/schemas';
import { useNotify } from 'react-admin';
import { DividedListItem } from '../../components/DividedListItem.js';
import { Badge } from '../../components/Badge.js';
import { NativeSelect } from '../../components/NativeSelect.js';
import { useConfirm } from '../../components/useConfirm.js';
import { useAccount } from '../../data/menu.js';
import { useTeamMutations } from '../../data/useTeam.js';
import { useLanguage, useTranslate } from '../../i18n/i18n.js';
import { tokens } from '../../theme/theme.js';
import { LeaveButton } from './LeaveButton.js';

export function Members({ members }: { readonly members: readonly TeamMember[] }) {
  const t = useTranslate();
  const { data: account } = useAccount();
  const owners = members.filter(({ role }) => role === 'owner');
  const isLastOwner = owners.length === 1 && owners[0]?.username === account?.username;
  return (
    <>
      <Box component="ul" aria-label={t('team.members')} sx={{ margin: 0, padding: 0, listStyle: 'none' }}>
        {members.map((member) => (
          <MemberRow
            key={member.username}
            member={member}
            isSelf={member.username === account?.username}
            isLastOwner={member.role === 'owner' && owners.length === 1}
          />
        ))}
      </Box>
      {isLastOwner && (
        <Box sx={{ marginBlockStart: '8px', color: tokens.muted, fontSize: 13.5 }}>{t('team.lastOwner')}</Box>
      )}
    </>
  );
}

interface MemberRowProps {
  readonly member: TeamMember;
  readonly isSelf: boolean;
  readonly isLastOwner: boolean;
}

function MemberRow({ member: { username, name, role }, isSelf, isLastOwner }: MemberRowProps) {
  const t = useTranslate();
  const language = useLanguage();
  const notify = useNotify();
  const { changeRole, remove } = useTeamMutations();
  const { agreed, dialog } = useConfirm();
  const [busy, setBusy] = useState(false);
  const run = async (change: () => Promise<void>, done: string) => {
    setBusy(true);
    try {
      await change();
      notify(done, { type: 'success' });
    } catch {
      // A notification has shown the error.
    } finally {
      setBusy(false);
    }
  };
  const choose = async (chosen: TeamRole) => {
    const question = { title: t('team.demoteTitle'), text: t('team.demoteText'), confirm: t('team.demote') };
    if (isSelf && !(await agreed(question))) return;
    await run(() => changeRole(username, chosen), t('team.roleChanged'));
  };
  const ask = async () => {
    const question = { title: t('team.removeTitle', { name }), text: t('team.removeText'), confirm: t('team.remove') };
    if (await agreed(question)) await run(() => remove(username), t('team.removed'));
  };
  return (
    <DividedListItem gap="8px 12px" paddingBlock="10px">
      <Box sx={{ flex: '1 1 180px', minInlineSize: 0, overflowWrap: 'anywhere' }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: '0 8px', fontWeight: 700 }}>
          <bdi>{name}</bdi>
          {isSelf && <Badge tone="quiet">{t('team.you')}</Badge>}
        </Box>
        <Box sx={{ color: tokens.muted, fontSize: 13 }}>
          <bdi dir="ltr">@{username}</bdi>
        </Box>
      </Box>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: '8px', flex: '0 1 auto', flexWrap: 'wrap' }}>
        <Box sx={{ inlineSize: 190 }}>
          <NativeSelect
            value={role}
            disabled={busy || isLastOwner}
            inputProps={{ 'aria-label': t('team.roleOf', { name }) }}
            onChange={({ target }) => void choose(target.value as TeamRole)}
          >
            {TEAM_ROLES.map((one) => (
              <option key={one} value={one}>
                {teamRoleField['x-options'][one][language]}
              </option>
            ))}
          </NativeSelect>
        </Box>
        {!isLastOwner &&
          (isSelf ? (
            <LeaveButton />
          ) : (
            <Button
              color="inherit"
              disabled={busy}
              aria-label={t('team.removeOf', { name })}
              onClick={() => void ask()}
              sx={{ fontWeight: 400 }}
            >
              {t('team.remove')}
            </Button>
          ))}
      </Box>
      {dialog}
    </DividedListItem>
  );
}
