/** `npm run users -- factors NAME [--reset]`: shows or removes the second factors of an account. */
import { logSecurity } from '../src/config/securityLog';
import { factorsOf, removeFactors } from '../src/api/account/factors';
import { findByEither } from '../src/api/account/users';
import { createApp } from '../src/server/strapi';

const USAGE = 'npm run users -- factors NAME [--reset]';

async function factors(name: string, resets: boolean): Promise<number> {
  const user = await findByEither(name);
  if (!user) {
    console.error(`There is no account "${name}".`);
    return 1;
  }
  if (resets) {
    await removeFactors(user.id);
    logSecurity('factors-reset', { account: user.id });
    console.log(`Removed the second factors of ${user.username}: the password alone opens the account.`);
    return 0;
  }
  const { totp, recoveryCodes } = await factorsOf(user);
  console.log(`${user.username}: ${totp ? 'authenticator app' : 'no second factor'}, ${recoveryCodes} recovery codes`);
  return 0;
}

async function main(): Promise<number> {
  const [, , what, name, option] = process.argv;
  if (what !== 'factors' || !name || (option !== undefined && option !== '--reset')) {
    console.error(USAGE);
    return 1;
  }
  const strapi = createApp();
  await strapi.load();
  const code = await factors(name, option === '--reset');
  await strapi.destroy();
  return code;
}

main().then(
  (code) => process.exit(code),
  (error: unknown) => {
    console.error(error);
    process.exit(1);
  },
);
