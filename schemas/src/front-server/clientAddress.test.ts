import { describe, expect, it } from 'vitest';
import { keyOfAddress } from './clientAddress';

describe('what an address is counted under', () => {
  it('is itself, for IPv4, however it is written', () => {
    expect(keyOfAddress('203.0.113.9')).toBe('203.0.113.9');
    expect(keyOfAddress('::ffff:203.0.113.9')).toBe('203.0.113.9');
    expect(keyOfAddress('::FFFF:203.0.113.9')).toBe('203.0.113.9');
  });

  it.each([
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
    ['2001:0db8:0001:0002::6', '2001:db8:1:2'],
    ['2001:DB8:1:2::', '2001:db8:1:2'],
    ['2001:db8::5', '2001:db8:0:0'],
    ['fe80::1%eth0', 'fe80:0:0:0'],
    ['::1', '0:0:0:0'],
  ])('is its network, for IPv6: %s', (address, network) => {
    expect(keyOfAddress(address)).toBe(network);
  });
});
