import Button from '@mui/material/Button';
import { LogOut } from 'lucide-react';
import { useConfirm } from '../../components/useConfirm.js';
import { useTeamMutations } from '../../data/useTeam.js';
import { useTranslate } from '../../i18n/i18n.js';

/** Leaves the team after a confirmation, then opens the account page. */
export function LeaveButton() {
  const t = useTranslate();
  const { leave } = useTeamMutations();
  const { agreed, dialog } = useConfirm();
  const ask = async () => {
    const question = { title: t('team.leaveTitle'), text: t('team.leaveText'), confirm: t('team.leave') };
    // A notification has shown the error.
    if (await agreed(question)) await leave().catch(() => undefined);
  };
  return (
    <>
      <Button variant="outlined" color="inherit" startIcon={<LogOut size={18} />} onClick={() => void ask()}>
        {t('team.leave')}
      </Button>
      {dialog}
    </>
  );
}
