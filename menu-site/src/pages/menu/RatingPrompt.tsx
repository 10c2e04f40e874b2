import { useSite } from '../../document/siteContext.js';
import { Icon } from '../../components/Icon.js';
import { ExternalLink } from '../../components/ExternalLink.js';
import { safeUrl } from '@qaima/schemas';

/** The rating prompt, if the business has a rating link. `menu/client/ratingPrompt.ts` shows it after a delay. */
export function RatingPrompt({ to }: { readonly to: string | null | undefined }) {
  const { messages } = useSite();
  if (safeUrl(to) === null) return null;
  return (
    <section className="rate card" aria-labelledby="rate-t" hidden>
      <h2 id="rate-t">{messages.howWasIt}</h2>
      <button className="x" type="button" aria-label={messages.close}>
        <Icon name="close" />
      </button>
      <ExternalLink className="act" to={to}>
        <Icon name="rate" />
        {messages.rate}
      </ExternalLink>
    </section>
  );
}
