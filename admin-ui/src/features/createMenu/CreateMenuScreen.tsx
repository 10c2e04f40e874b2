/** Create Menu: for an owner who has an account; its id is copied, and the way to set it up is at hand. (Document 2, section 2.) */
import { useState } from 'react';
import Box from '@mui/material/Box';
import { menuCalls, menuCreation, Refused } from '@qaima/schemas';
import { useNotify } from 'react-admin';
import { Card } from '../../components/Card.js';
import { CopyRow } from '../../components/CopyField.js';
import { DeskForm } from '../../components/StaffFormLayout.js';
import { useCopyAndSay } from '../../components/useCopyAndNotify.js';
import { useCall } from '../../data/useApiCall.js';
import { useSay } from '../../i18n/i18n.js';
import { SchemaForm } from '../../schema-ui/form/SchemaForm.js';
import { UsernameWidget } from '../../schema-ui/form/widgets/AccountUsernameWidget.js';
import type { Overrides } from '../../schema-ui/overrides.js';
import { look } from '../../theme/theme.js';

const overrides: Overrides = { 'MenuCreation.username': { widget: UsernameWidget } };

/** A refusal of the payload's first admin is one of the form's username. */
function inOurWords(error: unknown): unknown {
  if (!(error instanceof Refused)) return error;
  const errors = error.errors.map(({ path, message }) => ({
    path: path === '/admins/0' ? '/username' : path,
    message,
  }));
  return new Refused(error.message, error.statusCode, errors);
}

export default function CreateMenu() {
  const say = useSay();
  const call = useCall();
  const notify = useNotify();
  const { copy } = useCopyAndSay();
  const [made, setMade] = useState<string | null>(null);
  return (
    <DeskForm
      beside={
        made !== null && (
          <Card title={say('createMenu.made')}>
            <Box role="status" sx={{ display: 'grid', gap: '14px' }}>
              <CopyRow label={say('createMenu.id')} text={made} said={say('createMenu.copied')} />
              <CopyRow label={say('createMenu.init')} text={`${window.location.origin}/m/${made}/init`} />
            </Box>
          </Card>
        )
      }
    >
      <Card title={say('createMenu.title')}>
        <SchemaForm
          schema={menuCreation}
          label={say('createMenu.title')}
          overrides={overrides}
          submit={say('createMenu.submit')}
          submitting={say('desk.sending')}
          between={<Box sx={{ marginBlockStart: '14px', color: look.muted }}>{say('createMenu.hint')}</Box>}
          onSend={async ({ username, plan }) => {
            const body = { admins: [username], plan };
            const { data } = await call(menuCalls.create, { params: {}, body }).catch((error: unknown) => {
              throw inOurWords(error);
            });
            const { _id = '' } = data;
            setMade(_id);
            notify(say('createMenu.done'), { type: 'success' });
            await copy(_id, say('createMenu.copied'));
          }}
        />
      </Card>
    </DeskForm>
  );
}
