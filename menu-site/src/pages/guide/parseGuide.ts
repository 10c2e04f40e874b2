/** Turns the Markdown of `docs/guide` into HTML. The files belong to the repository, so their HTML is trusted. */
import { Marked } from 'marked';

export interface GuideSection {
  /** The name of the screen that the section describes. It is also the section's anchor. */
  readonly id: string;
  readonly title: string;
  readonly html: string;
}

export interface Guide {
  readonly title: string;
  /** The introduction, as plain text. */
  readonly summary: string;
  /** The introduction, as HTML. */
  readonly lede: string;
  readonly sections: readonly GuideSection[];
}

/** Width and height of the pictures in px, by the first word of their names. */
const PICTURE_SIZES = { phone: [390, 780], wide: [1280, 800] } as const;

/** An anchor and the heading below it. */
const SECTION = /^<a id="([\w-]+)"><\/a>\n\n## (.+)\n/m;

/**
 * Parses a guide.
 * @param source Markdown with one title, an introduction and sections, each with an anchor before its heading
 * @param pictureUrl returns the URL of a picture by its path in the file: `pictures/wide-items.en.webp`
 */
export function parseGuide(source: string, pictureUrl: (path: string) => string): Guide {
  const markdown = new Marked({
    renderer: {
      image({ href, text }) {
        const [width, height] = PICTURE_SIZES[href.includes('/phone-') ? 'phone' : 'wide'];
        return `<img src="${pictureUrl(href)}" alt="${text}" width="${width}" height="${height}" loading="lazy">`;
      },
    },
  });
  const [head = '', ...parts] = source.split(SECTION);
  const [, title = '', lede = ''] = /^# (.+)\n+([\s\S]*?)\n*$/.exec(head) ?? [];
  const sections = parts.flatMap((id, index) =>
    index % 3 === 0
      ? [{ id, title: parts[index + 1] ?? '', html: markdown.parse(parts[index + 2] ?? '', { async: false }) }]
      : [],
  );
  return {
    title,
    summary: lede.replaceAll(/[`*]/g, ''),
    lede: markdown.parseInline(lede, { async: false }),
    sections,
  };
}
