/** Decides which addresses that owners enter the server calls: public ones alone, so that nobody reaches its network. */
import { lookup as lookUp } from 'node:dns/promises';
import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';

export type AddressProblem = 'invalid' | 'scheme' | 'port' | 'credentials' | 'literal' | 'unknown' | 'private';

export class AddressError extends Error {
  constructor(readonly problem: AddressProblem) {
    super(`The address is not called: ${problem}.`);
  }
}

export interface ResolvedAddress {
  readonly address: string;
  readonly family: number;
}

export type Resolve = (host: string) => Promise<readonly ResolvedAddress[]>;

export interface AddressRules {
  /** Hosts, also with a port, of the operator's own network, to which no rule applies. */
  readonly allowed: readonly string[];
  readonly resolve: Resolve;
}

/** Asks the system's resolver for all addresses of a host. */
export const resolveHost: Resolve = (host) => lookUp(host, { all: true });

const PORTS = ['', '443', '8443'];

const isAllowed = ({ hostname, host }: URL, { allowed }: AddressRules) =>
  allowed.includes(hostname) || allowed.includes(host);

function problemOf(url: URL, rules: AddressRules): AddressProblem | undefined {
  if (url.username !== '' || url.password !== '') return 'credentials';
  if (isAllowed(url, rules)) return ['http:', 'https:'].includes(url.protocol) ? undefined : 'scheme';
  if (url.protocol !== 'https:') return 'scheme';
  if (!PORTS.includes(url.port)) return 'port';
  return url.hostname.startsWith('[') || isIP(url.hostname) !== 0 ? 'literal' : undefined;
}

const isPublic = (address: string) => ipaddr.isValid(address) && ipaddr.process(address).range() === 'unicast';

/**
 * Resolves the host of an address once. The caller must connect to the result, because a second answer may differ.
 * @throws {AddressError} if it may not be called
 */
export async function resolveAddress(
  text: string,
  rules: AddressRules,
): Promise<{ readonly url: URL; readonly to: ResolvedAddress }> {
  if (!URL.canParse(text)) throw new AddressError('invalid');
  const url = new URL(text);
  const problem = problemOf(url, rules);
  if (problem) throw new AddressError(problem);
  const found = await rules.resolve(url.hostname.replace(/^\[|\]$/g, '')).catch(() => []);
  const [to] = found;
  if (!to) throw new AddressError('unknown');
  if (!isAllowed(url, rules) && !found.every(({ address }) => isPublic(address))) throw new AddressError('private');
  return { url, to };
}
