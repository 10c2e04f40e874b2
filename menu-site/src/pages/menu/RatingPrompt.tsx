import { useSite } from '../../document/siteContext.js';
import { Icon } from '../../components/Icon.js';
import { WayOut } from '../../components/ExternalLink.js';
import { safeUrl } from '@qaima/schemas';

/** The rating block, for businesses with a rating link: `menu/client/ratingPrompt.ts` shows it after a while. */
export function RateUs({ to }: { readonly to: string | null | undefined }) {
  const { words } = useSite();
  if (safeUrl(to) === null) return null;
  return (
    <section className="rate card" aria-labelledby="rate-t" hidden>
      <h2 id="rate-t">{words.howWasIt}</h2>
      <button className="x" type="button" aria-label={words.close}>
        <Icon name="close" />
      </button>
      <WayOut className="act" to={to}>
        <Icon name="rate" />
        {words.rate}
      </WayOut>
    </section>
  );
}
