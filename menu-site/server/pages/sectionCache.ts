/** Caches the rendered sections of menus, so that an edit renders only the section that it changes. */
import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { RenderedSections, SectionCache } from '../../src/entry-server.js';

/** Maximum memory for rendered sections: about 50 large menus in a language. */
const MAX_BYTES = 16 * 1024 * 1024;

/** Memory that a section uses in addition to its HTML, mostly for its structured data, with each of its items. */
const SECTION_BYTES = 500;
const ITEM_BYTES = 500;

const bytesOf = (sections: RenderedSections): number => {
  let bytes = SECTION_BYTES;
  for (const { html, structured } of sections.values())
    bytes += html.length + SECTION_BYTES + structured.hasMenuItem.length * ITEM_BYTES;
  return bytes;
};

/** @param maxBytes of all sections, the least recently used removed */
export function createSectionCache(maxBytes = MAX_BYTES): SectionCache & { readonly bytes: () => number } {
  const menus = new LRUCache<string, RenderedSections>({ maxSize: maxBytes, sizeCalculation: bytesOf });
  return {
    hash: (text) => createHash('sha256').update(text).digest('base64'),
    read: (menuId, language) => menus.get(`${language} ${menuId}`),
    write: (menuId, language, sections) => menus.set(`${language} ${menuId}`, sections),
    bytes: () => menus.calculatedSize,
  };
}
