import { LANGUAGES, OWNER_SCREENS, STAFF_SCREENS } from '@qaima/schemas';
import { describe, expect, it } from 'vitest';
import { readGuide } from './guides.js';

/** The guides, each with the screens that it must explain. The staff console's first screen has an empty path. */
const GUIDES = [
  ['guide', ['start', ...OWNER_SCREENS]],
  ['staffGuide', STAFF_SCREENS.map((screen) => screen || 'workQueue')],
] as const;

describe.each(GUIDES)('the %s', (name, screens) => {
  it('explains every screen in both languages, in navigation order', () => {
    for (const language of LANGUAGES) {
      const { title, lede, summary, sections } = readGuide(name, language);
      expect([title, lede]).not.toContain('');
      // Neither shows the marks of Markdown.
      expect(lede + summary).not.toMatch(/[`*]/);
      expect(sections.map(({ id }) => id)).toEqual(screens);
      for (const { title: heading, html } of sections) expect([heading, html]).not.toContain('');
    }
  });

  it('shows its pictures with size and description', () => {
    for (const language of LANGUAGES) {
      const html = readGuide(name, language)
        .sections.map((section) => section.html)
        .join('');
      const pictures = html.match(/<img [^>]*>/g) ?? [];
      expect(pictures.length).toBeGreaterThan(0);
      for (const picture of pictures) {
        expect(picture).toMatch(/src="[^"]+\.webp" alt="[^"]+" width="\d+" height="\d+" loading="lazy"/);
        expect(picture).toContain(`.${language}`);
      }
    }
  });
});
