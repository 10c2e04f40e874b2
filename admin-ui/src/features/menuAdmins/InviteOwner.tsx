/**
 * Makes an invitation link by which a client without an account signs up and becomes an owner of the menu.
 * (docs/spec/staff-console.md#menu-admins)
 */
import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { invitationLink, teamEndpoints, type Menu, type NewInvitation } from '@qaima/schemas';
import { Link } from 'lucide-react';
import { Card } from '../../components/Card.js';
import { CopyField } from '../../components/CopyField.js';
import { DateTime } from '../../components/DateTime.js';
import { useApiCall } from '../../data/useApiCall.js';
import { useTranslate } from '../../i18n/i18n.js';
import { tokens } from '../../theme/theme.js';

export function InviteOwner({ menu }: { readonly menu: Menu }) {
  const t = useTranslate();
  const call = useApiCall();
  const [made, setMade] = useState<NewInvitation | null>(null);
  const [busy, setBusy] = useState(false);
  const make = async () => {
    setBusy(true);
    const request = { params: { menuId: menu._id }, body: { role: 'owner' } } as const;
    // A notification has shown the error of a failed request.
    const answer = await call(teamEndpoints.invite, request).catch(() => null);
    setBusy(false);
    if (answer) setMade(answer.data);
  };
  return (
    <Card title={t('menuAdmins.inviteTitle')}>
      <Box component="p" sx={{ margin: '0 0 12px', color: tokens.muted, fontSize: 13.5 }}>
        {t('menuAdmins.inviteHint')}
      </Box>
      <Button
        variant="outlined"
        color="inherit"
        disabled={busy}
        startIcon={<Link size={18} />}
        onClick={() => void make()}
      >
        {t('team.make')}
      </Button>
      {made && (
        <Box role="status" sx={{ display: 'grid', gap: '8px', marginBlockStart: '16px' }}>
          <CopyField label={t('team.link')} text={invitationLink(window.location.origin, made.token)} leading />
          <Box sx={{ color: tokens.muted, fontSize: 13 }}>
            {t('team.linkHint')} <DateTime at={made.expiresAt} />
          </Box>
        </Box>
      )}
    </Card>
  );
}
