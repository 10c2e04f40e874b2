/**
 * Creates links by which a client logs in: a one-time link without a password, or a link with filled-in credentials.
 * (docs/spec/staff-console.md#log-in-link-generator)
 */
import { useState } from 'react';
import Box from '@mui/material/Box';
import {
  prefilledLogInLink,
  logInSchema,
  logInLinkEndpoints,
  logInLinkFormSchema,
  normalizeAccountUsername,
  oneTimeLink,
} from '@qaima/schemas';
import { Badge } from '../../components/Badge.js';
import { Card } from '../../components/Card.js';
import { CopyField } from '../../components/CopyField.js';
import { DateTime } from '../../components/DateTime.js';
import { StaffFormLayout } from '../../components/StaffFormLayout.js';
import { useCopyAndNotify } from '../../components/useCopyAndNotify.js';
import { useInvalidateMenus } from '../../data/userOrMenuLookUp.js';
import { useApiCall } from '../../data/useApiCall.js';
import { useTranslate } from '../../i18n/i18n.js';
import { SchemaForm } from '../../schema-ui/form/SchemaForm.js';
import { AccountUsernameWidget } from '../../schema-ui/form/widgets/AccountUsernameWidget.js';
import { TextWidget } from '../../schema-ui/form/widgets/TextWidget.js';
import type { Overrides } from '../../schema-ui/fieldOverrides.js';
import { tokens } from '../../theme/theme.js';

const onceOverrides: Overrides = { 'LogInLinkForm.username': { widget: AccountUsernameWidget } };
const filledOverrides: Overrides = {
  'LogIn.username': { widget: AccountUsernameWidget },
  'LogIn.password': { widget: TextWidget },
};

const hint = { marginBlockEnd: '12px', color: tokens.muted, fontSize: 13.5 } as const;
const result = { display: 'grid', gap: '6px', marginBlockStart: '18px' } as const;

export default function LogInLinksScreen() {
  return (
    <StaffFormLayout beside={<Generator />}>
      <OneTime />
    </StaffFormLayout>
  );
}

interface Made {
  readonly username: string;
  readonly link: string;
  readonly until: string;
}

function OneTime() {
  const t = useTranslate();
  const call = useApiCall();
  const invalidateMenus = useInvalidateMenus();
  const { copy } = useCopyAndNotify();
  const [made, setMade] = useState<Made | null>(null);
  return (
    <Card title={t('logInLinks.onceTitle')} beside={<Badge tone="accent">{t('logInLinks.best')}</Badge>}>
      <Box sx={hint}>{t('logInLinks.onceHint')}</Box>
      <SchemaForm
        schema={logInLinkFormSchema}
        label={t('logInLinks.onceTitle')}
        overrides={onceOverrides}
        submit={t('logInLinks.make')}
        submitting={t('desk.sending')}
        onSend={async (values) => {
          const username = normalizeAccountUsername(String(values['username']));
          const { data } = await call(logInLinkEndpoints.create, { params: { username } });
          const link = oneTimeLink(window.location.origin, data.token);
          setMade({ username, link, until: data.expiresAt });
          await copy(link);
          await invalidateMenus();
        }}
      />
      {made && (
        <Box role="status" sx={result}>
          <CopyField label={t('logInLinks.of', { name: made.username })} text={made.link} />
          <Box sx={{ color: tokens.muted, fontSize: 13 }}>
            {t('logInLinks.until')} <DateTime at={made.until} />
          </Box>
        </Box>
      )}
    </Card>
  );
}

function Generator() {
  const t = useTranslate();
  const { copy } = useCopyAndNotify();
  const [link, setLink] = useState('');
  return (
    <Card title={t('logInLinks.filledTitle')}>
      <Box sx={hint}>{t('logInLinks.filledHint')}</Box>
      <SchemaForm
        schema={logInSchema}
        label={t('logInLinks.filledTitle')}
        overrides={filledOverrides}
        submit={t('logInLinks.copy')}
        submitting={t('desk.sending')}
        leading={false}
        onSend={async ({ username, password }) => {
          const made = prefilledLogInLink(window.location.origin, String(username), String(password));
          setLink((await copy(made)) ? '' : made);
        }}
      />
      {link !== '' && (
        <Box role="status" sx={result}>
          <CopyField label={t('logInLinks.filledLink')} text={link} />
        </Box>
      )}
    </Card>
  );
}
