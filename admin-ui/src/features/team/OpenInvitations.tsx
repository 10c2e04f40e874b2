import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { teamRoleField, type Invitation } from '@qaima/schemas';
import { useNotify } from 'react-admin';
import { DateTime } from '../../components/DateTime.js';
import { useTeamMutations } from '../../data/useTeam.js';
import { useLanguage, useTranslate } from '../../i18n/i18n.js';
import { tokens } from '../../theme/theme.js';

/** Invitations that nobody has accepted yet; each can be revoked. */
export function OpenInvitations({ invitations }: { readonly invitations: readonly Invitation[] }) {
  const t = useTranslate();
  const language = useLanguage();
  const notify = useNotify();
  const { revoke } = useTeamMutations();
  const [busy, setBusy] = useState(false);
  const end = async (id: string) => {
    setBusy(true);
    try {
      await revoke(id);
      notify(t('team.revoked'), { type: 'success' });
    } catch {
      // A notification has shown the error.
    } finally {
      setBusy(false);
    }
  };
  return (
    <Box component="ul" aria-label={t('team.open')} sx={{ margin: 0, padding: 0, listStyle: 'none' }}>
      {invitations.map(({ _id, role, by, expiresAt }) => (
        <Box
          key={_id}
          component="li"
          sx={{
            display: 'flex',
            alignItems: 'center',
            gap: '12px',
            paddingBlock: '8px',
            '& + &': { borderBlockStart: `1px solid ${tokens.line}` },
          }}
        >
          <Box sx={{ flexGrow: 1, minInlineSize: 0, overflowWrap: 'anywhere' }}>
            <Box sx={{ fontWeight: 700 }}>{teamRoleField['x-options'][role][language]}</Box>
            <Box sx={{ color: tokens.muted, fontSize: 13 }}>
              {t('team.madeBy')} <bdi>{by}</bdi> · {t('team.until')} <DateTime at={expiresAt} />
            </Box>
          </Box>
          <Button
            color="inherit"
            disabled={busy}
            aria-label={t('team.revokeOf', { role: teamRoleField['x-options'][role][language] })}
            onClick={() => void end(_id)}
            sx={{ fontWeight: 400 }}
          >
            {t('team.revoke')}
          </Button>
        </Box>
      ))}
    </Box>
  );
}
