/** The validated environment variables of the front server. (docs/spec/operations.md#configuration) */
import type { Provider } from '@qaima/schemas';
import { join, resolve } from 'node:path';
import { LOG_LEVELS, type LogLevel } from './log.js';

/** The CMS's address: a Unix socket or a URL. */
export type CmsAddress = { readonly socketPath: string } | { readonly url: URL };

export interface Config {
  readonly host: string;
  /** 0 lets the operating system choose a port. */
  readonly port: number;
  /** The origin for links and redirects, without a trailing slash. */
  readonly publicUrl: string;
  /** The number of reverse proxies in front, each of which appends to `X-Forwarded-For`. */
  readonly trustedProxies: number;
  readonly cms: CmsAddress;
  /** The secret shared by front server and CMS. */
  readonly frontToken: string;
  /** The folder with all persistent data. */
  readonly dataDir: string;
  /** Whether pictures are stored in a bucket and delivered by the CMS, instead of stored in `dataDir`. */
  readonly hasBucket: boolean;
  readonly provider: Provider;
  /** Whether `/metrics` exists. The CMS checks who may read it. */
  readonly hasMetrics: boolean;
  /** Whether a CDN caches pages and the CMS purges it. */
  readonly hasCdn: boolean;
  /** Whether requests are limited per client address. */
  readonly rateLimits: boolean;
  /** Whether the Strapi panel is available under `/cms`. */
  readonly panel: boolean;
  readonly logLevel: LogLevel;
}

/** Contains all problems with the environment variables, one line each. */
export class ConfigError extends Error {
  constructor(readonly problems: readonly string[]) {
    super(`The environment is not right:\n${problems.map((problem) => `  - ${problem}`).join('\n')}`);
  }
}

/** Maximum length of a Unix socket's path: the size of Linux's `sun_path` without the terminating zero. */
const MAX_SOCKET_PATH_BYTES = 107;

/**
 * Validates the environment variables.
 * @param defaultDataDir used without `DATA_DIR`
 * @throws {ConfigError} with all problems
 */
export function readConfig(variables: NodeJS.ProcessEnv, defaultDataDir: string): Config {
  const problems: string[] = [];
  const text = (name: string) => variables[name]?.trim() || undefined;

  function integer(name: string, fallback: number, max: number): number {
    const given = text(name);
    if (given === undefined) return fallback;
    if (/^\d{1,9}$/.test(given) && Number(given) <= max) return Number(given);
    problems.push(`${name} must be a whole number from 0 to ${max}, not "${given}".`);
    return fallback;
  }

  function address(name: string, protocols: readonly string[]): URL | undefined {
    const given = text(name);
    if (given === undefined) return undefined;
    const url = URL.canParse(given) ? new URL(given) : undefined;
    if (url && protocols.includes(url.protocol)) return url;
    problems.push(`${name} must be an address that begins with ${protocols.map((one) => `${one}//`).join(' or ')}.`);
    return undefined;
  }

  function originOf(name: string): URL | undefined {
    const url = address(name, ['http:', 'https:']);
    if (url && (url.pathname !== '/' || url.search || url.hash)) {
      problems.push(`${name} must be an origin alone (https://menu.example), without a path.`);
    }
    return url;
  }

  function cmsAddress(): CmsAddress {
    const url = originOf('CMS_URL');
    const socketPath = text('CMS_SOCKET');
    if ((text('CMS_URL') === undefined) === (socketPath === undefined)) {
      problems.push('Either CMS_SOCKET or CMS_URL must say where the CMS is.');
    }
    if (socketPath !== undefined && Buffer.byteLength(socketPath) > MAX_SOCKET_PATH_BYTES) {
      problems.push(`CMS_SOCKET is longer than the ${MAX_SOCKET_PATH_BYTES} bytes that the system allows.`);
    }
    return url ? { url } : { socketPath: socketPath ?? '' };
  }

  function choice<T extends string>(name: string, allowed: readonly T[], fallback: T): T {
    const given = text(name);
    const found = allowed.find((value) => value === given);
    if (given !== undefined && found === undefined) {
      problems.push(`${name} must be one of ${allowed.join(', ')}, not "${given}".`);
    }
    return found ?? fallback;
  }

  const host = text('HOST') ?? '127.0.0.1';
  const port = integer('PORT', 1337, 65535);
  const frontToken = text('FRONT_TOKEN') ?? '';
  if (!/^[\x21-\x7e]{32,}$/.test(frontToken)) {
    problems.push('FRONT_TOKEN must have at least 32 characters, without spaces.');
  }
  const dataDir = text('DATA_DIR');
  const config: Config = {
    host,
    port,
    publicUrl: originOf('PUBLIC_URL')?.origin ?? `http://${host.includes(':') ? `[${host}]` : host}:${port}`,
    trustedProxies: integer('TRUSTED_PROXIES', 0, 10),
    cms: cmsAddress(),
    frontToken,
    dataDir: dataDir === undefined ? defaultDataDir : resolve(dataDir),
    hasBucket: text('S3_BUCKET') !== undefined,
    provider: {
      name: text('PROVIDER_NAME') ?? 'قائمة',
      phone: text('PROVIDER_PHONE') ?? null,
      email: text('PROVIDER_EMAIL') ?? null,
      address: text('PROVIDER_ADDRESS') ?? null,
      whatsapp: address('PROVIDER_WHATSAPP', ['https:'])?.href ?? null,
      instagram: text('PROVIDER_INSTAGRAM') ?? null,
      facebook: text('PROVIDER_FACEBOOK') ?? null,
      x: text('PROVIDER_X') ?? null,
      snapchat: address('PROVIDER_SNAPCHAT', ['https:'])?.href ?? null,
      selfService: choice('SELF_SERVICE', ['0', '1'], '1') === '1',
    },
    hasCdn: address('CDN_PURGE_URL', ['http:', 'https:']) !== undefined,
    hasMetrics: text('METRICS_TOKEN') !== undefined,
    rateLimits: choice('RATE_LIMITS', ['on', 'off'], 'on') === 'on',
    panel: choice('CMS_PANEL', ['0', '1'], '0') === '1',
    logLevel: choice('LOG_LEVEL', LOG_LEVELS, 'warn'),
  };
  if (problems.length > 0) throw new ConfigError(problems);
  return config;
}

/** The uploads folder within the data folder. */
export const uploadsFolder = (dataDir: string): string => join(dataDir, 'public/uploads');

/** The folder of cached responses within the data folder. */
export const cacheFolder = (dataDir: string): string => join(dataDir, 'cache');

/** The folder of visits that the CMS has not counted yet. */
export const visitsFolder = (dataDir: string): string => join(cacheFolder(dataDir), 'visits');
