/** Explains to members who are not owners what their role allows, and lets them leave the team. */
import Box from '@mui/material/Box';
import { teamRoleField, type TeamRole } from '@qaima/schemas';
import { Card } from '../../components/Card.js';
import { useLanguage, useTranslate } from '../../i18n/i18n.js';
import { LeaveButton } from './LeaveButton.js';

export function OwnRole({ role }: { readonly role: TeamRole }) {
  const t = useTranslate();
  const language = useLanguage();
  return (
    <Card title={t('team.yourRole')}>
      <Box sx={{ fontWeight: 700 }}>{teamRoleField['x-options'][role][language]}</Box>
      <Box component="p" sx={{ marginBlock: '4px 16px' }}>
        {t(`team.may.${role}`)}
      </Box>
      <LeaveButton />
    </Card>
  );
}
