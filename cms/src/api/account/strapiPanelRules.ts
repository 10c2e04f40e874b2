import type { Core } from '@strapi/strapi';
import { normalizeEmail, normalizeAccountUsername, propertyOf } from '@qaima/schemas';
import { closeSessionsOf } from '../../http/sessions/store';
import { inTransaction } from '../../database/transaction';
import { hashPassword } from './passwordHash';
import { logSessionsEnded } from './sessions';
import { findByDocument, setPassword } from './users';

const WRITES = ['create', 'update'];

type Data = Record<string, unknown>;

/** Normalizes the name and address of a user from the panel in the same way as the API. */
function normal(data: Data): Data {
  const { username, email } = data;
  return {
    ...data,
    ...(typeof username === 'string' ? { username: normalizeAccountUsername(username) } : {}),
    ...(typeof email === 'string' ? { email: normalizeEmail(email) } : {}),
  };
}

/**
 * Applies the API's account rules to the panel: case-insensitive names, argon2id passwords (Strapi would store bcrypt),
 * and sessions that end with a changed password or a blocked account.
 */
export function applyAccountRulesToPanel(strapi: Core.Strapi): void {
  strapi.documents.use(async (context, next) => {
    if (context.uid !== 'plugin::users-permissions.user' || !WRITES.includes(context.action)) return next();
    // Strapi types `params` separately for each action; this union is too wide to read `data`.
    const params = context.params as { data: Data };
    params.data = normal(params.data);
    const { password, blocked } = params.data;
    return inTransaction(async () => {
      const written = await next();
      const documentId = propertyOf(written, 'documentId');
      const user = typeof documentId === 'string' ? await findByDocument(documentId) : null;
      if (!user) return written;
      if (typeof password === 'string') await setPassword(user.id, await hashPassword(password), user.passwordHash);
      if (typeof password === 'string' || blocked === true) {
        logSessionsEnded(user.id, await closeSessionsOf(user.id), 'by-panel');
      }
      return written;
    });
  });
}
