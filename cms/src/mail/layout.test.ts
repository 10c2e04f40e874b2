import { describe, expect, it } from 'vitest';
import { nameForGreeting, renderMail } from './layout';
import { mailMessages } from './messages';

describe('a name in a letter', () => {
  it.each(['رنا منصور', 'سَلمى', 'Rana', "Anne-Marie O'Neill", '  رنا  '])('is repeated: %j', (name) => {
    expect(nameForGreeting(name)).toBe(name.trim());
  });

  it.each(['www.evil.example', 'https://x', 'a@b.c', 'رنا\nمنصور', '<b>', 'ر'.repeat(61), '٥٠٪ خصم', ''])(
    'is not, when it could be more than one: %j',
    (name) => {
      expect(nameForGreeting(name)).toBe('');
    },
  );
});

describe('the HTML of a letter', () => {
  const hostile = `"><script>alert('1')</script>&amp;`;
  const letter = {
    subject: hostile,
    lines: [hostile],
    code: hostile,
    after: [hostile],
    link: { words: hostile, url: hostile },
  };

  it('holds every text as text', () => {
    const { html } = renderMail('رنا', letter, 'ar');
    expect(html).not.toContain('<script');
    expect(html.split('&quot;&gt;&lt;script&gt;alert(&#39;1&#39;)&lt;/script&gt;&amp;amp;')).toHaveLength(7);
  });

  it('has no other six digits than the code, which phones look for', () => {
    const written = renderMail('رنا', mailMessages.ar.verification('123456', 10), 'ar');
    for (const form of [written.text, written.html]) expect(form.match(/(?<!\d)\d{6}(?!\d)/g)).toEqual(['123456']);
  });
});
