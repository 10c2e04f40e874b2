import { describe, expect, it } from 'vitest';
import { ConfigError, readConfig } from './config.js';

const TOKEN = 't'.repeat(32);
const right = { CMS_SOCKET: '/data/cms.sock', FRONT_TOKEN: TOKEN };
const read = (variables: NodeJS.ProcessEnv) => readConfig(variables, '/default');

function problemsOf(variables: NodeJS.ProcessEnv): readonly string[] {
  try {
    read(variables);
  } catch (error) {
    if (error instanceof ConfigError) return error.problems;
    throw error;
  }
  return [];
}

describe('the configuration', () => {
  it('needs the CMS’s address and the shared token; the rest has defaults', () => {
    expect(read(right)).toMatchObject({
      host: '127.0.0.1',
      port: 1337,
      publicUrl: 'http://127.0.0.1:1337',
      cms: { socketPath: '/data/cms.sock' },
      dataDir: '/default',
      trustedProxies: 0,
      hasBucket: false,
      hasMetrics: false,
      hasCdn: false,
      provider: { name: 'قائمة', phone: null, selfService: true },
    });
    expect(read({ HOST: '::1', PORT: '80', CMS_URL: 'https://cms.example', FRONT_TOKEN: TOKEN })).toMatchObject({
      publicUrl: 'http://[::1]:80',
      cms: { url: new URL('https://cms.example') },
    });
  });

  it('names all that is wrong at once', () => {
    expect(
      problemsOf({ PORT: 'x', PUBLIC_URL: 'https://menu.example/path', TRUSTED_PROXIES: '11', FRONT_TOKEN: 'short' }),
    ).toEqual([
      'PORT must be a whole number from 0 to 65535, not "x".',
      'FRONT_TOKEN must have at least 32 characters, without spaces.',
      'PUBLIC_URL must be an origin alone (https://menu.example), without a path.',
      'TRUSTED_PROXIES must be a whole number from 0 to 10, not "11".',
      'Either CMS_SOCKET or CMS_URL must say where the CMS is.',
    ]);
  });

  it('knows of a CDN by the address where that is told what to drop', () => {
    expect(read({ ...right, CDN_PURGE_URL: 'https://cdn.example/purge' }).hasCdn).toBe(true);
    expect(problemsOf({ ...right, CDN_PURGE_URL: 'cdn.example' })).toEqual([
      'CDN_PURGE_URL must be an address that begins with http:// or https://.',
    ]);
  });

  it('takes one address of the CMS alone, which the system can open', () => {
    expect(problemsOf({ ...right, CMS_URL: 'http://cms.example' })).toHaveLength(1);
    expect(problemsOf({ ...right, CMS_SOCKET: `/${'x'.repeat(110)}` })).toHaveLength(1);
    expect(problemsOf({ FRONT_TOKEN: TOKEN, CMS_URL: 'ftp://cms.example' })).toHaveLength(1);
  });
});
