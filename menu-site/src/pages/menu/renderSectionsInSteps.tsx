import { visibleSections } from '@qaima/schemas';
import { renderToStaticMarkup } from 'react-dom/server';
import { SiteContext, type Site } from '../../document/siteContext.js';
import type { SiteMenu } from '../../document/siteTypes.js';
import { Section } from './Section.js';

export const SectionPlaceholder = ({ index }: { readonly index: number }) => <template data-section={index} />;

/** The capture group is the section's index. */
const PLACEHOLDERS = /<template data-section="(\d+)"><\/template>/g;

/**
 * Replaces the placeholders by rendered sections.
 * @param pause awaited before each section
 */
export async function renderSections(
  html: string,
  menu: SiteMenu,
  site: Site,
  pause: () => Promise<unknown>,
): Promise<string> {
  const sections: string[] = [];
  for (const section of visibleSections(menu, site.language)) {
    await pause();
    sections.push(
      renderToStaticMarkup(
        <SiteContext value={site}>
          <Section section={section} />
        </SiteContext>,
      ),
    );
  }
  return html.replace(PLACEHOLDERS, (_, index: string) => sections[Number(index)] ?? '');
}
