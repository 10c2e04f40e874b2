/** Links that let a client in: one that works once and carries no password, and the generator's. (Document 2, section 2.) */
import { useState } from 'react';
import Box from '@mui/material/Box';
import { filledLogInLink, logIn, logInLinkCalls, logInLinkForm, normaliseUserName, oneTimeLink } from '@qaima/schemas';
import { Badge } from '../../components/Badge.js';
import { Card } from '../../components/Card.js';
import { CopyRow } from '../../components/CopyField.js';
import { Moment } from '../../components/DateTime.js';
import { DeskForm } from '../../components/StaffFormLayout.js';
import { useCopyAndSay } from '../../components/useCopyAndNotify.js';
import { useReadMenusAgain } from '../../data/lookUps.js';
import { useCall } from '../../data/useApiCall.js';
import { useSay } from '../../i18n/i18n.js';
import { SchemaForm } from '../../schema-ui/form/SchemaForm.js';
import { UsernameWidget } from '../../schema-ui/form/widgets/AccountUsernameWidget.js';
import { TextWidget } from '../../schema-ui/form/widgets/TextWidget.js';
import type { Overrides } from '../../schema-ui/overrides.js';
import { look } from '../../theme/theme.js';

const onceOverrides: Overrides = { 'LogInLinkForm.username': { widget: UsernameWidget } };
const filledOverrides: Overrides = {
  'LogIn.username': { widget: TextWidget },
  'LogIn.password': { widget: TextWidget },
};

const hint = { marginBlockEnd: '12px', color: look.muted, fontSize: 13.5 } as const;
const result = { display: 'grid', gap: '6px', marginBlockStart: '18px' } as const;

export default function LogInLinks() {
  return (
    <DeskForm beside={<Generator />}>
      <OneTime />
    </DeskForm>
  );
}

interface Made {
  readonly username: string;
  readonly link: string;
  readonly until: string;
}

function OneTime() {
  const say = useSay();
  const call = useCall();
  const readAgain = useReadMenusAgain();
  const { copy } = useCopyAndSay();
  const [made, setMade] = useState<Made | null>(null);
  return (
    <Card title={say('logInLinks.onceTitle')} beside={<Badge tone="accent">{say('logInLinks.best')}</Badge>}>
      <Box sx={hint}>{say('logInLinks.onceHint')}</Box>
      <SchemaForm
        schema={logInLinkForm}
        label={say('logInLinks.onceTitle')}
        overrides={onceOverrides}
        submit={say('logInLinks.make')}
        submitting={say('desk.sending')}
        onSend={async (values) => {
          const username = normaliseUserName(String(values['username']));
          const { data } = await call(logInLinkCalls.create, { params: { username } });
          const link = oneTimeLink(window.location.origin, data.token);
          setMade({ username, link, until: data.expiresAt });
          await copy(link);
          await readAgain();
        }}
      />
      {made && (
        <Box role="status" sx={result}>
          <CopyRow label={say('logInLinks.of', { name: made.username })} text={made.link} />
          <Box sx={{ color: look.muted, fontSize: 13 }}>
            {say('logInLinks.until')} <Moment at={made.until} />
          </Box>
        </Box>
      )}
    </Card>
  );
}

function Generator() {
  const say = useSay();
  const { copy } = useCopyAndSay();
  const [link, setLink] = useState('');
  return (
    <Card title={say('logInLinks.filledTitle')}>
      <Box sx={hint}>{say('logInLinks.filledHint')}</Box>
      <SchemaForm
        schema={logIn}
        label={say('logInLinks.filledTitle')}
        overrides={filledOverrides}
        submit={say('logInLinks.copy')}
        submitting={say('desk.sending')}
        leading={false}
        onSend={async ({ username, password }) => {
          const made = filledLogInLink(window.location.origin, String(username), String(password));
          setLink((await copy(made)) ? '' : made);
        }}
      />
      {link !== '' && (
        <Box role="status" sx={result}>
          <CopyRow label={say('logInLinks.filledLink')} text={link} />
        </Box>
      )}
    </Card>
  );
}
