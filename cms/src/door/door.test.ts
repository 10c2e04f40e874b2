import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { beforeEach, describe, expect, it } from 'vitest';
import { door, isUnder, pathOf, type Answer, type Space } from './door';

const seen: string[] = [];
beforeEach(() => {
  seen.length = 0;
});

const space = (name: string, answer: () => Answer): Space => ({
  name,
  handle() {
    seen.push(name);
    return answer();
  },
});
const requestOf = (url: string) => Object.assign(new IncomingMessage(new Socket()), { url });
const yes = () => true;
const no = () => false;
const later = (answer: boolean) => () => Promise.resolve(answer);

/** Sends one request through a door of these spaces, and waits for what they wait for. */
async function enter(...spaces: readonly Space[]): Promise<string[]> {
  const listener = door(spaces, {
    notFound: () => seen.push('not found'),
    failed: (error, name) => seen.push(`${name} failed: ${(error as Error).message}`),
  });
  const req = requestOf('/');
  listener(req, new ServerResponse(req));
  await new Promise((resolve) => setImmediate(resolve));
  return seen;
}

describe('the door', () => {
  it('asks its spaces in order, until one answers', async () => {
    expect(await enter(space('a', no), space('b', yes), space('c', yes))).toEqual(['a', 'b']);
  });

  it('waits for a space that needs time, and goes on from there', async () => {
    expect(await enter(space('a', later(false)), space('b', no), space('c', later(true)), space('d', yes))).toEqual([
      'a',
      'b',
      'c',
    ]);
  });

  it('has not found what no space takes', async () => {
    expect(await enter(space('a', no))).toEqual(['a', 'not found']);
    seen.length = 0;
    expect(await enter(space('a', later(false)))).toEqual(['a', 'not found']);
  });

  it('says which space failed, and asks no other', async () => {
    const broken = () => {
      throw new Error('ouch');
    };
    expect(await enter(space('a', broken), space('b', yes))).toEqual(['a', 'a failed: ouch']);
    seen.length = 0;
    expect(
      await enter(
        space('a', later(false)),
        space('b', () => Promise.reject(new Error('ouch'))),
        space('c', yes),
      ),
    ).toEqual(['a', 'b', 'b failed: ouch']);
  });
});

describe('an address', () => {
  it('is its path alone', () => {
    expect(pathOf(requestOf('/m/innova?x=1?y'))).toBe('/m/innova');
    expect(pathOf(requestOf('*'))).toBe('*');
  });

  it('lies under another at a slash only', () => {
    expect(['/cms', '/cms/', '/cms/admin'].map((path) => isUnder(path, '/cms'))).toEqual([true, true, true]);
    expect(['/cmsx', '/CMS', '/a/cms', ''].some((path) => isUnder(path, '/cms'))).toBe(false);
  });
});
