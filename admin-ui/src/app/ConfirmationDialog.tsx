import { useEffect, useState } from 'react';
import { accountEndpoints } from '@qaima/schemas';
import { useApi } from '../data/api.js';
import type { Confirmation } from '../data/confirmation.js';
import { useTranslate } from '../i18n/i18n.js';
import { LoginDialog } from './LoginDialog.js';

/** Asks for the password when a call needs a fresh confirmation. */
export function ConfirmationDialog({ confirmation }: { readonly confirmation: Confirmation }) {
  const t = useTranslate();
  const api = useApi();
  const [answer, setAnswer] = useState<{ readonly give: (confirmed: boolean) => void } | null>(null);
  useEffect(() => confirmation.onAsk(() => new Promise((give) => setAnswer({ give }))), [confirmation]);
  const close = (confirmed: boolean) => {
    answer?.give(confirmed);
    setAnswer(null);
  };
  return (
    <LoginDialog
      open={answer !== null}
      title={t('confirmation.title')}
      hint={t('confirmation.hint')}
      fields={['password']}
      submit={t('confirmation.submit')}
      onClose={() => close(false)}
      onLogin={async (input) => {
        if (!('password' in input)) return;
        await api.send(accountEndpoints.confirm, { params: {}, body: { password: input.password } });
        close(true);
      }}
    />
  );
}
