/**
 * Creates a menu for an existing user and copies the menu's id. Then offers the link to the menu's set-up page, and
 * assigns the menu to an order. (docs/spec/staff-console.md#create-menu)
 */
import { useState } from 'react';
import Box from '@mui/material/Box';
import { menuEndpoints, menuCreateFormSchema, normalizeAccountUsername, ApiError } from '@qaima/schemas';
import { useNotify } from 'react-admin';
import { Card } from '../../components/Card.js';
import { CopyField } from '../../components/CopyField.js';
import { StaffFormLayout } from '../../components/StaffFormLayout.js';
import { useCopyAndNotify } from '../../components/useCopyAndNotify.js';
import { useApiCall } from '../../data/useApiCall.js';
import { useTranslate } from '../../i18n/i18n.js';
import { SchemaForm } from '../../schema-ui/form/SchemaForm.js';
import { AccountUsernameWidget } from '../../schema-ui/form/widgets/AccountUsernameWidget.js';
import type { Overrides } from '../../schema-ui/fieldOverrides.js';
import { tokens } from '../../theme/theme.js';
import { AssignToOrder, type NewMenu } from './AssignToOrder.js';
import { useConfirmNewPlan } from './useConfirmNewPlan.js';

const overrides: Overrides = {
  'MenuCreation.username': { widget: AccountUsernameWidget },
  'MenuCreation.plan': { hint: 'createMenu.planHint' },
};

/** Moves the API's issues at `admins/0` to the form's field `username`. */
function translateIssues(error: unknown): unknown {
  if (!(error instanceof ApiError)) return error;
  const errors = error.errors.map(({ path, message }) => ({
    path: path === '/admins/0' ? '/username' : path,
    message,
  }));
  return new ApiError(error.message, error.statusCode, errors);
}

export default function CreateMenuScreen() {
  const t = useTranslate();
  const call = useApiCall();
  const notify = useNotify();
  const { copy } = useCopyAndNotify();
  const { agreedPlan, dialog } = useConfirmNewPlan();
  const [made, setMade] = useState<NewMenu | null>(null);
  return (
    <StaffFormLayout
      beside={
        made !== null && (
          <Card title={t('createMenu.made')}>
            <Box role="status" sx={{ display: 'grid', gap: '14px' }}>
              <CopyField label={t('createMenu.id')} text={made._id} said={t('createMenu.copied')} />
              <CopyField label={t('createMenu.init')} text={`${window.location.origin}/m/${made._id}/init`} />
              <AssignToOrder key={made._id} menu={made} />
            </Box>
          </Card>
        )
      }
    >
      <Card title={t('createMenu.title')}>
        <SchemaForm
          schema={menuCreateFormSchema}
          label={t('createMenu.title')}
          overrides={overrides}
          submit={t('createMenu.submit')}
          submitting={t('desk.sending')}
          between={<Box sx={{ marginBlockStart: '14px', color: tokens.muted }}>{t('createMenu.hint')}</Box>}
          confirm={async ({ plan }) => agreedPlan(Number(plan))}
          onSend={async ({ username, plan }) => {
            const body = { admins: [username], plan };
            const { data } = await call(menuEndpoints.create, { params: {}, body }).catch((error: unknown) => {
              throw translateIssues(error);
            });
            const { _id } = data;
            setMade({ _id, admin: normalizeAccountUsername(String(username)) });
            notify(t('createMenu.done'), { type: 'success' });
            await copy(_id, t('createMenu.copied'));
          }}
        />
        {dialog}
      </Card>
    </StaffFormLayout>
  );
}
