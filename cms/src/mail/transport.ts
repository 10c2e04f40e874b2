import { mkdir, rename, writeFile } from 'node:fs/promises';
import { isIP } from 'node:net';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import { environment } from '../config/environment';

export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

/** Sends a mail. Resolves when the mail server has accepted it. `id` is the same for each attempt. */
export type MailTransport = (mail: Mail, id: string) => Promise<void>;

/** Timeouts for the mail server. Their sum is well below the time for which a mail is reserved. */
const TIMEOUTS_MS = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000, dnsTimeout: 10_000 };

const NO_FILES = { disableFileAccess: true, disableUrlAccess: true };

function envelopeOf({ to, subject, text, html }: Mail, id: string) {
  const { mailFrom, publicUrl } = environment();
  const { hostname } = new URL(publicUrl);
  const domain = isIP(hostname.replace(/[[\]]/g, '')) ? 'localhost' : hostname;
  return {
    // The recipient is an object, so that nodemailer does not parse the text as a list of addresses.
    to: { name: '', address: to },
    from: mailFrom ?? { name: 'قائمة Qaima', address: `no-reply@${domain}` },
    messageId: `<${id}@${domain}>`,
    headers: { 'Auto-Submitted': 'auto-generated' },
    subject,
    text,
    html,
  };
}

function smtpTransport(url: string): MailTransport {
  const transport = createTransport({ url, ...TIMEOUTS_MS, ...NO_FILES });
  return async (mail, id) => {
    await transport.sendMail(envelopeOf(mail, id));
  };
}

/** Writes one file per mail, atomically. */
function fileTransport(folder: string): MailTransport {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows', ...NO_FILES });
  return async (mail, id) => {
    const { message } = await transport.sendMail(envelopeOf(mail, id));
    await mkdir(folder, { recursive: true, mode: 0o700 });
    const unfinished = join(folder, `.${id}.part`);
    await writeFile(unfinished, message, { mode: 0o600, flush: true });
    await rename(unfinished, join(folder, `${new Date().toISOString().replaceAll(':', '-')}-${id}.eml`));
  };
}

/** Creates the configured transport: SMTP, or files in the data folder. (docs/spec/operations.md#mail) */
export function createMailTransport(): MailTransport {
  const { smtpUrl, dataDir } = environment();
  return smtpUrl === undefined ? fileTransport(join(dataDir, 'outbox')) : smtpTransport(smtpUrl);
}
