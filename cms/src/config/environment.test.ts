import { describe, expect, it } from 'vitest';
import { EnvironmentError, readEnvironment } from './environment';
import { environmentWarnings } from './environmentWarnings';

const problemsOf = (variables: Record<string, string>): readonly string[] => {
  try {
    readEnvironment(variables);
    return [];
  } catch (error) {
    if (error instanceof EnvironmentError) return error.problems;
    throw error;
  }
};

describe('the environment', () => {
  it('needs to say nothing', () => {
    expect(readEnvironment({})).toMatchObject({
      host: '127.0.0.1',
      port: 1337,
      publicUrl: 'http://127.0.0.1:1337',
      databaseUrl: undefined,
      trustedProxies: 0,
      panel: false,
      demo: true,
      rateLimits: true,
      selfService: true,
      staffSecondFactor: 'asked',
      menuStorageMb: 500,
      staff: undefined,
    });
  });

  it('counts an empty variable as none', () => {
    expect(readEnvironment({ PORT: '', PUBLIC_URL: ' ', DATABASE_URL: '', SECRET: '', STAFF_PASSWORD: '' })).toEqual(
      readEnvironment({}),
    );
  });

  it('keeps the demo out of production, whatever is said', () => {
    expect(readEnvironment({ NODE_ENV: 'production', DEMO: '1' }).demo).toBe(false);
    expect(readEnvironment({ DEMO: '0' }).demo).toBe(false);
  });

  it('turns self-service off by 0 alone', () => {
    expect(readEnvironment({ SELF_SERVICE: '0' }).selfService).toBe(false);
    expect(problemsOf({ SELF_SERVICE: 'no' })).toEqual(['SELF_SERVICE must be one of 0, 1, not "no".']);
  });

  it('warns of self-service off without a contact, and of no rate limits', () => {
    const warningsOf = (variables: Record<string, string>) => environmentWarnings(readEnvironment(variables));
    expect(warningsOf({})).toEqual([]);
    expect(warningsOf({ SELF_SERVICE: '0' })).toEqual([expect.stringContaining('PROVIDER_WHATSAPP')]);
    for (const contact of [
      { PROVIDER_WHATSAPP: 'https://wa.me/962790000000' },
      { PROVIDER_EMAIL: 'team@qaima.example' },
      { PROVIDER_PHONE: '+962 6 500 0000' },
      { PROVIDER_INSTAGRAM: 'qaima' },
    ])
      expect(warningsOf({ SELF_SERVICE: '0', ...contact })).toEqual([]);
    expect(warningsOf({ RATE_LIMITS: 'off' })).toEqual([expect.stringContaining('RATE_LIMITS=off')]);
  });

  it('takes an origin with a slash at its end, and no path', () => {
    expect(readEnvironment({ PUBLIC_URL: 'https://menu.example/' }).publicUrl).toBe('https://menu.example');
    expect(problemsOf({ PUBLIC_URL: 'https://menu.example/shop' })).toHaveLength(1);
    expect(problemsOf({ PUBLIC_URL: 'menu.example' })).toHaveLength(1);
  });

  it('puts an IPv6 host into brackets', () => {
    expect(readEnvironment({ HOST: '::1', PORT: '80' }).publicUrl).toBe('http://[::1]:80');
  });

  it('keeps a password as it is typed', () => {
    const { staff } = readEnvironment({ STAFF_USERNAME: ' staff ', STAFF_PASSWORD: ' with spaces ' });
    expect(staff).toEqual({ username: 'staff', password: ' with spaces ' });
  });

  it.each(['the chief', 'me', 'ab', 'chief@example.com'])('has no staff called %j', (name) => {
    expect(problemsOf({ STAFF_USERNAME: name, STAFF_PASSWORD: 'x' })).toEqual([
      expect.stringMatching(/^STAFF_USERNAME must /),
    ]);
  });

  it('takes a whole bucket, and not a part of one', () => {
    const key = { S3_ACCESS_KEY_ID: 'id', S3_SECRET_ACCESS_KEY: 'secret' };
    const amazon = { endpoint: 'https://s3.eu-west-1.amazonaws.com', bucket: 'pictures', region: 'eu-west-1' };
    expect(readEnvironment({ ...key, S3_BUCKET: 'pictures', S3_REGION: 'eu-west-1' }).bucket).toMatchObject(amazon);
    expect(problemsOf(key)).toEqual([
      expect.stringMatching(/^S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY must .* S3_BUCKET/),
    ]);
    expect(problemsOf({ ...key, S3_BUCKET: 'The Pictures' })).toEqual([expect.stringMatching(/^S3_BUCKET must /)]);
    expect(problemsOf({ S3_ENDPOINT: 'https://s3.example' })).toEqual([expect.stringMatching(/^S3_ENDPOINT needs /)]);
  });

  it('takes the CDN’s purge address, with a token in the header it asks for', () => {
    const url = 'https://cdn.example/purge';
    const credentials = (more: Record<string, string>) =>
      readEnvironment({ CDN_PURGE_URL: url, ...more }).cdn?.credentials;
    expect(readEnvironment({}).cdn).toBeUndefined();
    expect(readEnvironment({ CDN_PURGE_URL: url }).cdn).toEqual({ purgeUrl: url, credentials: undefined });
    expect(credentials({ CDN_PURGE_TOKEN: 'abc' })).toEqual({ name: 'Authorization', value: 'Bearer abc' });
    expect(credentials({ CDN_PURGE_TOKEN: 'abc', CDN_PURGE_HEADER: 'Fastly-Key' })).toEqual({
      name: 'Fastly-Key',
      value: 'abc',
    });
    for (const [wrong, name] of [
      [{ CDN_PURGE_URL: 'cdn.example' }, 'CDN_PURGE_URL'],
      [{ CDN_PURGE_URL: 'ftp://cdn.example' }, 'CDN_PURGE_URL'],
      [{ CDN_PURGE_URL: 'https://me:secret@cdn.example' }, 'CDN_PURGE_URL'],
      [{ CDN_PURGE_TOKEN: 'abc' }, 'CDN_PURGE_TOKEN'],
      [{ CDN_PURGE_URL: url, CDN_PURGE_TOKEN: 'a b' }, 'CDN_PURGE_TOKEN'],
      [{ CDN_PURGE_URL: url, CDN_PURGE_HEADER: 'Fastly-Key' }, 'CDN_PURGE_HEADER'],
      [{ CDN_PURGE_URL: url, CDN_PURGE_TOKEN: 'abc', CDN_PURGE_HEADER: 'Fastly Key:' }, 'CDN_PURGE_HEADER'],
    ] as const) {
      const problems = problemsOf(wrong as Record<string, string>);
      expect(problems).toEqual([expect.stringMatching(new RegExp(`^${name} `))]);
      expect(problems[0]).not.toMatch(/secret|abc/);
    }
  });

  it('names all that is wrong at once', () => {
    const problems = problemsOf({
      PORT: '70000',
      TRUSTED_PROXIES: '-1',
      DATABASE_URL: 'mysql://localhost/menu',
      REDIS_URL: 'localhost:6379',
      SECRET: 'short',
      SECRET_CHANGED: 'yes',
      METRICS_TOKEN: 'short',
      STAFF_USERNAME: 'staff',
      CMS_PANEL: 'yes',
      RATE_LIMITS: 'no',
      LOG_LEVEL: 'loud',
    });
    const names = [
      'PORT',
      'TRUSTED_PROXIES',
      'DATABASE_URL',
      'REDIS_URL',
      'SECRET',
      'SECRET_CHANGED',
      'METRICS_TOKEN',
      'STAFF_USERNAME',
      'CMS_PANEL',
      'RATE_LIMITS',
      'LOG_LEVEL',
    ];
    expect(problems).toHaveLength(names.length);
    for (const name of names) expect(problems.some((problem) => problem.startsWith(name))).toBe(true);
  });
});
