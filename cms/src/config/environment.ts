import { isAccountUsername } from '@qaima/schemas';
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { readBucket, type BucketSettings } from './bucketSettings';

/** The root of the repository, relative to the compiled file in `cms/dist/src/config`. */
export const PROJECT = resolve(__dirname, '../../../..');

const STAFF_SECOND_FACTOR = ['off', 'asked', 'required'] as const;

const LOG_LEVELS = ['error', 'warn', 'info', 'http', 'debug'] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];

/** The provider of the service, as shown on invoices and the landing page. Undefined values are omitted. */
export interface Provider {
  readonly name: string;
  readonly phone: string | undefined;
  readonly email: string | undefined;
  readonly address: string | undefined;
  /** The alias for instant payments (CliQ). */
  readonly cliq: string | undefined;
  /** The tax number, which invoices must show where the seller has one. */
  readonly taxNumber: string | undefined;
  /** A chat link like `https://wa.me/…`. */
  readonly whatsapp: string | undefined;
  /** URLs or account names; for Snapchat only a URL. */
  readonly instagram: string | undefined;
  readonly facebook: string | undefined;
  readonly x: string | undefined;
  readonly snapchat: string | undefined;
}

export interface Cdn {
  /** The purge endpoint. */
  readonly purgeUrl: string;
  /** The authorization header; absent if the CDN needs none. */
  readonly credentials: { readonly name: string; readonly value: string } | undefined;
}

/** The validated environment variables. (docs/spec/operations.md#configuration) */
export interface Environment {
  readonly host: string;
  /** 0 lets the system choose. */
  readonly port: number;
  /** The Unix socket on which this server listens for front servers on the same machine. */
  readonly cmsSocket: string;
  /** A TCP address to listen on instead of the socket, for front servers on other machines. */
  readonly cmsListen: { readonly host: string; readonly port: number } | undefined;
  readonly frontProcesses: number;
  /** The token by which front servers are identified. If absent, no front server is trusted. */
  readonly frontToken: string | undefined;
  /** The origin for links, mails and QR codes, without a trailing slash. */
  readonly publicUrl: string;
  /** The folder of all persistent data. */
  readonly dataDir: string;
  /** If absent, SQLite in `dataDir` is used. */
  readonly databaseUrl: string | undefined;
  /** With Redis, processes share rate limits and notify each other of changed menus. */
  readonly redisUrl: string | undefined;
  readonly cdn: Cdn | undefined;
  /** Where pictures are stored; by default in `dataDir`. */
  readonly bucket: BucketSettings | undefined;
  /**
   * The seed of all secrets. Several processes on one database must share it. If absent, one is generated in `dataDir`.
   */
  readonly secret: string | undefined;
  /** Whether the server may start although the database was created with another secret. */
  readonly secretChanged: boolean;
  /** The number of reverse proxies that append to `X-Forwarded-For`. */
  readonly trustedProxies: number;
  readonly logLevel: LogLevel;
  /** The token for `/metrics`, which is disabled if absent. */
  readonly metricsToken: string | undefined;
  /** Whether Strapi's admin panel is available under `/cms`. */
  readonly panel: boolean;
  readonly demo: boolean;
  readonly rateLimits: boolean;
  /** Whether verified users may create a menu for themselves. */
  readonly selfService: boolean;
  /** Whether staff without a second factor are asked for one, or reach nothing else. */
  readonly staffSecondFactor: (typeof STAFF_SECOND_FACTOR)[number];
  /** The storage quota for the pictures of a menu, in MB of 1,048,576 bytes. */
  readonly menuStorageMb: number;
  readonly staff: { readonly username: string; readonly password: string } | undefined;
  /** Hosts of the operator's own network that webhooks may call, also as `host:port`. */
  readonly webhooksAllow: readonly string[];
  readonly smtpUrl: string | undefined;
  readonly mailFrom: string | undefined;
  readonly provider: Provider;
  readonly production: boolean;
}

/** Lists all problems of the environment, one per line. */
export class EnvironmentError extends Error {
  constructor(readonly problems: readonly string[]) {
    super(`The environment is not right:\n${problems.map((problem) => `  - ${problem}`).join('\n')}`);
  }
}

/** The maximum length of a Unix socket's path, in bytes. */
const MAX_SOCKET_BYTES = 107;

/** A host and a port, like `10.0.0.5:1338` or `[::1]:1338`. */
const LISTEN = /^(\[[\da-f:.]+\]|[^:\s]+):(\d{1,5})$/i;

/** Validates the variables. @throws {EnvironmentError} with all problems at once */
export function readEnvironment(variables: NodeJS.ProcessEnv): Environment {
  const problems: string[] = [];
  const text = (name: string) => variables[name]?.trim() || undefined;

  function number(name: string, fallback: number, most: number): number {
    const given = text(name);
    if (given === undefined) return fallback;
    if (/^\d{1,9}$/.test(given) && Number(given) <= most) return Number(given);
    problems.push(`${name} must be a whole number from 0 to ${most}, not "${given}".`);
    return fallback;
  }

  function choice<T extends string>(name: string, allowed: readonly T[], fallback: T): T {
    const given = text(name);
    const found = allowed.find((value) => value === given);
    if (given !== undefined && found === undefined) {
      problems.push(`${name} must be one of ${allowed.join(', ')}, not "${given}".`);
    }
    return found ?? fallback;
  }

  function address(name: string, protocols: readonly string[]): URL | undefined {
    const given = text(name);
    if (given === undefined) return undefined;
    const url = URL.canParse(given) ? new URL(given) : undefined;
    if (url && protocols.includes(url.protocol)) return url;
    problems.push(`${name} must be an address that begins with ${protocols.map((one) => `${one}//`).join(' or ')}.`);
    return undefined;
  }

  const folder = text('DATA_DIR');
  const dataDir = folder === undefined ? join(PROJECT, '.data') : resolve(folder);
  const host = text('HOST') ?? '127.0.0.1';
  const port = number('PORT', 1337, 65535);
  const publicUrl = address('PUBLIC_URL', ['http:', 'https:']);
  if (publicUrl && (publicUrl.pathname !== '/' || publicUrl.search || publicUrl.hash)) {
    problems.push('PUBLIC_URL must be an origin alone (https://menu.example), without a path.');
  }
  address('DATABASE_URL', ['postgres:', 'postgresql:']);
  address('REDIS_URL', ['redis:', 'rediss:']);
  address('SMTP_URL', ['smtp:', 'smtps:']);

  const cmsSocket = text('CMS_SOCKET') ?? join(dataDir, 'cms.sock');
  if (Buffer.byteLength(cmsSocket) > MAX_SOCKET_BYTES) {
    problems.push(
      `CMS_SOCKET must have at most ${MAX_SOCKET_BYTES} bytes, which is all that a socket's path may have.`,
    );
  }
  const [, listenHost = '', listenPort = ''] = LISTEN.exec(text('CMS_LISTEN') ?? '') ?? [];
  if (text('CMS_LISTEN') !== undefined && (listenPort === '' || Number(listenPort) > 65535)) {
    problems.push('CMS_LISTEN must be a host and a port (10.0.0.5:1338).');
  }
  const frontToken = text('FRONT_TOKEN');
  if (frontToken !== undefined && !/^[\x21-\x7e]{32,}$/.test(frontToken)) {
    problems.push('FRONT_TOKEN must have at least 32 characters, without spaces.');
  }

  const secret = text('SECRET');
  if (secret !== undefined && secret.length < 32) problems.push('SECRET must have at least 32 characters.');

  const metricsToken = text('METRICS_TOKEN');
  if (metricsToken !== undefined && !/^[\x21-\x7e]{16,}$/.test(metricsToken)) {
    problems.push('METRICS_TOKEN must have at least 16 characters, without spaces.');
  }

  function readCdn(): Cdn | undefined {
    const url = address('CDN_PURGE_URL', ['http:', 'https:']);
    const [token, header] = [text('CDN_PURGE_TOKEN'), text('CDN_PURGE_HEADER')];
    if (text('CDN_PURGE_URL') === undefined && (token ?? header) !== undefined) {
      problems.push('CDN_PURGE_TOKEN and CDN_PURGE_HEADER need CDN_PURGE_URL, which says where to send them.');
    }
    if (url && (url.username || url.password)) {
      problems.push('CDN_PURGE_URL must have no name and password in it: a token goes into CDN_PURGE_TOKEN.');
    }
    if (token !== undefined && !/^[\x21-\x7e]+$/.test(token)) {
      problems.push('CDN_PURGE_TOKEN must have no spaces, and ASCII characters alone.');
    }
    if (header !== undefined && (token === undefined || !/^[\w-]+$/.test(header))) {
      problems.push('CDN_PURGE_HEADER must be the name of the header that CDN_PURGE_TOKEN is sent in (Fastly-Key).');
    }
    if (!url) return undefined;
    const credentials =
      header === undefined ? { name: 'Authorization', value: `Bearer ${token}` } : { name: header, value: token ?? '' };
    return { purgeUrl: url.href, credentials: token === undefined ? undefined : credentials };
  }

  const staffName = text('STAFF_USERNAME');
  const staffPassword = variables['STAFF_PASSWORD'] || undefined;
  if ((staffName === undefined) !== (staffPassword === undefined)) {
    problems.push('STAFF_USERNAME and STAFF_PASSWORD must be given together.');
  }
  if (staffName !== undefined && !isAccountUsername(staffName)) {
    problems.push(`STAFF_USERNAME must have 3 to 30 letters, digits or . _ -, not "${staffName}".`);
  }

  const production = variables['NODE_ENV'] === 'production';
  const environment: Environment = {
    host,
    port,
    publicUrl: publicUrl?.origin ?? `http://${host.includes(':') ? `[${host}]` : host}:${port}`,
    dataDir,
    cmsSocket,
    cmsListen: listenPort === '' ? undefined : { host: listenHost.replace(/^\[|\]$/g, ''), port: Number(listenPort) },
    frontProcesses: number('FRONT_PROCESSES', 1, 999),
    frontToken,
    databaseUrl: text('DATABASE_URL'),
    redisUrl: text('REDIS_URL'),
    cdn: readCdn(),
    bucket: readBucket({ text, address, problems }),
    secret,
    secretChanged: choice('SECRET_CHANGED', ['0', '1'], '0') === '1',
    trustedProxies: number('TRUSTED_PROXIES', 0, 10),
    metricsToken,
    logLevel: choice('LOG_LEVEL', LOG_LEVELS, 'warn'),
    panel: choice('CMS_PANEL', ['0', '1'], '0') === '1',
    demo: choice('DEMO', ['0', '1'], '1') === '1' && !production,
    menuStorageMb: number('MENU_STORAGE_MB', 500, 1_000_000),
    selfService: choice('SELF_SERVICE', ['0', '1'], '1') === '1',
    staffSecondFactor: choice('STAFF_SECOND_FACTOR', STAFF_SECOND_FACTOR, 'asked'),
    rateLimits: choice('RATE_LIMITS', ['on', 'off'], 'on') === 'on',
    staff:
      staffName !== undefined && staffPassword !== undefined
        ? { username: staffName, password: staffPassword }
        : undefined,
    webhooksAllow:
      text('WEBHOOKS_ALLOW')
        ?.toLowerCase()
        .split(/[\s,]+/) ?? [],
    smtpUrl: text('SMTP_URL'),
    mailFrom: text('MAIL_FROM'),
    provider: {
      name: text('PROVIDER_NAME') ?? 'قائمة',
      phone: text('PROVIDER_PHONE'),
      email: text('PROVIDER_EMAIL'),
      address: text('PROVIDER_ADDRESS'),
      cliq: text('PROVIDER_CLIQ'),
      taxNumber: text('PROVIDER_TAX_NUMBER'),
      whatsapp: address('PROVIDER_WHATSAPP', ['https:'])?.href,
      instagram: text('PROVIDER_INSTAGRAM'),
      facebook: text('PROVIDER_FACEBOOK'),
      x: text('PROVIDER_X'),
      snapchat: address('PROVIDER_SNAPCHAT', ['https:'])?.href,
    },
    production,
  };
  if (problems.length > 0) throw new EnvironmentError(problems);
  return environment;
}

let cached: Environment | undefined;

/** The environment of this process. Variables that are not set come from the `.env` file in the repository. */
export function environment(): Environment {
  if (cached === undefined) {
    const file = join(PROJECT, '.env');
    if (existsSync(file)) process.loadEnvFile(file);
    cached = readEnvironment(process.env);
  }
  return cached;
}
