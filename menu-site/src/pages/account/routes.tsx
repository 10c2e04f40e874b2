/** The addresses of accounts: sign-up, log-in, and what belongs to somebody alone. */
import type { AccountData, AccountPageName } from '@qaima/schemas';
import type { ReactNode } from 'react';
import type { RouteObject } from 'react-router-dom';
import { useSite } from '../../document/siteContext.js';
import { NotFoundPage } from '../errors/NotFoundPage.js';
import { ACCOUNT_PATHS } from './paths.js';
import { InitPage } from './InitPage.js';
import { LogInPage } from './LogInPage.js';
import { MePage } from './MePage.js';
import { OneTimeLogInPage } from './OneTimeLogInPage.js';
import { ForgotPage, ResetPage } from './PasswordRecoveryPages.js';
import { SignUpPage } from './SignUpPage.js';
import { VerifyPage } from './VerifyPage.js';

type AccountPage = (props: { readonly data: AccountData }) => ReactNode;

const pages: Readonly<Record<AccountPageName, AccountPage>> = {
  logIn: LogInPage,
  once: OneTimeLogInPage,
  signUp: SignUpPage,
  verify: VerifyPage,
  forgot: ForgotPage,
  reset: ResetPage,
  me: MePage,
  init: InitPage,
};

function AccountRoute({ page: Page }: { readonly page: AccountPage }) {
  const { data } = useSite();
  return data.kind === 'account' ? <Page data={data} /> : <NotFoundPage />;
}

export const accountRoutes: RouteObject[] = Object.entries(pages).map(([name, page]) => ({
  path: ACCOUNT_PATHS[name as AccountPageName],
  element: <AccountRoute page={page} />,
}));
