/** Renders a screen only if it is for the user's role. Users may follow a link from a colleague with another role. */
import type { ReactNode } from 'react';
import Button from '@mui/material/Button';
import { Lock } from 'lucide-react';
import { useBasename } from 'react-admin';
import { Link } from 'react-router-dom';
import { EmptyState } from '../components/EmptyState.js';
import { ScreenLayout } from '../components/ScreenLayout.js';
import { useRole } from '../data/role.js';
import { useTranslate } from '../i18n/i18n.js';
import { isForRole, type OwnerScreenRoute } from './ownerScreens.js';

interface RoleGuardProps {
  readonly screen: OwnerScreenRoute | undefined;
  readonly children: ReactNode;
}

export function RoleGuard({ screen, children }: RoleGuardProps) {
  const t = useTranslate();
  const basename = useBasename();
  const role = useRole();
  if (role === null || !screen || isForRole(screen, role)) return children;
  return (
    <ScreenLayout panel={null}>
      <EmptyState
        heading="h2"
        icon={Lock}
        title={t('trouble.notForRoleTitle')}
        hint={t('trouble.notForRole')}
        action={
          <Button component={Link} to={basename} variant="contained">
            {t('trouble.back')}
          </Button>
        }
      />
    </ScreenLayout>
  );
}
