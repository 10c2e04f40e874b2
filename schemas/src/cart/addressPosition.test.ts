import { describe, expect, it } from 'vitest';
import { addressMapLink, withPosition } from './addressPosition.js';

describe('the position in an address', () => {
  const link = 'https://maps.google.com/?q=31.95390,35.91060';

  it('stands after what was typed, once, also after the guest has moved', () => {
    expect(withPosition('', [35.9106, 31.9539])).toBe(link);
    const here = withPosition('خلدا، عمارة 14 ', [35.9106, 31.9539]);
    expect(here).toBe(`خلدا، عمارة 14 · ${link}`);
    expect(withPosition(here, [-58.38159, -34.603734])).toBe(
      'خلدا، عمارة 14 · https://maps.google.com/?q=-34.60373,-58.38159',
    );
  });

  it('is what the map of the venue opens; any other address is searched', () => {
    expect(addressMapLink(`خلدا · ${link}`)).toBe(link);
    expect(addressMapLink('قرب https://maps.app.goo.gl/aBc1 الباب الثاني')).toBe('https://maps.app.goo.gl/aBc1');
    for (const address of ['شارع الرينبو 12', 'https://maps.google.com.evil.example/?q=1', 'http://maps.google.com/'])
      expect(new URL(addressMapLink(address)).searchParams.get('query')).toBe(address);
  });
});
