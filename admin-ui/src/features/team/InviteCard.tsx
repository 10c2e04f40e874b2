/** Creates an invitation link for a role. The user copies the link or sends it by WhatsApp. */
import { useId, useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { invitationLink, TEAM_ROLES, teamRoleField, type NewInvitation, type TeamRole } from '@qaima/schemas';
import { Link, MessageCircle } from 'lucide-react';
import { Card } from '../../components/Card.js';
import { CopyField } from '../../components/CopyField.js';
import { DateTime } from '../../components/DateTime.js';
import { Segmented } from '../../components/Segmented.js';
import { useMenu } from '../../data/menu.js';
import { useTeamMutations } from '../../data/useTeam.js';
import { useLanguage, useTranslate } from '../../i18n/i18n.js';
import { tokens } from '../../theme/theme.js';

export function InviteCard() {
  const t = useTranslate();
  const language = useLanguage();
  const id = useId();
  const { invite } = useTeamMutations();
  const [role, setRole] = useState<TeamRole>('orders');
  const [busy, setBusy] = useState(false);
  const [made, setMade] = useState<NewInvitation | null>(null);
  const make = async () => {
    setBusy(true);
    try {
      setMade(await invite(role));
    } catch {
      // A notification has shown the error.
    } finally {
      setBusy(false);
    }
  };
  return (
    <Card title={t('team.invite')}>
      <Box component="p" sx={{ margin: '0 0 12px', color: tokens.muted, fontSize: 13.5 }}>
        {t('team.inviteHint')}
      </Box>
      <Segmented
        id={id}
        label={t('team.role')}
        value={role}
        disabled={busy}
        choices={TEAM_ROLES.map((value) => ({ value, label: teamRoleField['x-options'][value][language] }))}
        onChange={(value) => {
          setRole(value);
          setMade(null);
        }}
      />
      <Box component="p" sx={{ marginBlock: '8px 14px', fontSize: 14 }}>
        {t(`team.may.${role}`)}
      </Box>
      <Button variant="contained" disabled={busy} startIcon={<Link size={18} />} onClick={() => void make()}>
        {t(busy ? 'team.making' : 'team.make')}
      </Button>
      {made && <Made invitation={made} />}
    </Card>
  );
}

function Made({ invitation: { token, expiresAt } }: { readonly invitation: NewInvitation }) {
  const t = useTranslate();
  const { data: menu } = useMenu();
  const link = invitationLink(window.location.origin, token);
  const text = t('team.whatsappText', { menu: menu?.institution?.name || t('team.thisMenu'), link });
  return (
    <Box role="status" sx={{ display: 'grid', gap: '8px', marginBlockStart: '16px' }}>
      <CopyField label={t('team.link')} text={link} leading />
      <Box sx={{ color: tokens.muted, fontSize: 13 }}>
        {t('team.linkHint')} <DateTime at={expiresAt} />
      </Box>
      <Button
        component="a"
        variant="outlined"
        color="inherit"
        href={`https://wa.me/?text=${encodeURIComponent(text)}`}
        target="_blank"
        rel="noopener noreferrer"
        startIcon={<MessageCircle size={18} />}
        sx={{ justifySelf: 'start' }}
      >
        {t('team.whatsapp')}
      </Button>
    </Box>
  );
}
