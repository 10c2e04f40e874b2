import type { SiteMenu } from '../../document/siteTypes.js';
import { useContentLang } from '../../components/useContentLang.js';

/** A phrase of at most this many characters fills one line of a phone, or little more. */
const MAX_CHARACTERS_ABOVE = 50;

interface HeadingPhraseProps {
  readonly menu: SiteMenu;
  readonly place: 'above' | 'below';
}

/** The venue's heading phrase: above the sections if it is short, else below them, so that the first dish is in sight. */
export function HeadingPhrase({ menu: { headingPhrase }, place }: HeadingPhraseProps) {
  const own = useContentLang();
  const phrase = headingPhrase?.trim();
  if (!phrase || (phrase.length <= MAX_CHARACTERS_ABOVE ? 'above' : 'below') !== place) return null;
  return (
    <p className="phrase" dir="auto" {...own(phrase)}>
      {phrase}
    </p>
  );
}
