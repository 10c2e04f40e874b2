/** The guides of `docs/guide`, which GitHub shows too. */
import type { Language } from '@qaima/schemas';
import ownerArabic from '../../../../docs/guide/owner.ar.md?raw';
import ownerEnglish from '../../../../docs/guide/owner.en.md?raw';
import staffArabic from '../../../../docs/guide/staff.ar.md?raw';
import staffEnglish from '../../../../docs/guide/staff.en.md?raw';
import { parseGuide, type Guide } from './parseGuide.js';
import { guidePictures } from './pictures.js';

export type GuideName = 'guide' | 'staffGuide';

const SOURCES: Readonly<Record<GuideName, Readonly<Record<Language, string>>>> = {
  guide: { ar: ownerArabic, en: ownerEnglish },
  staffGuide: { ar: staffArabic, en: staffEnglish },
};

function pictureUrl(path: string): string {
  const url = guidePictures[`../../../../docs/guide/${path}`];
  if (url === undefined) throw new Error(`docs/guide has no ${path}.`);
  return url;
}

const guides = new Map<string, Guide>();

/**
 * Parses a guide. The result is cached: each page needs it twice (head and content), and pages for signed-in readers
 * are rendered for each request.
 * @throws if the guide names a picture that does not exist
 */
export function readGuide(name: GuideName, language: Language): Guide {
  const source = SOURCES[name][language];
  const guide = guides.get(source) ?? parseGuide(source, pictureUrl);
  guides.set(source, guide);
  return guide;
}
