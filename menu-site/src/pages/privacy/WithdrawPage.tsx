import type { Withdrawal } from '@qaima/schemas';
import { LanguageLink } from '../../components/LanguageLink.js';
import { useMessages } from '../../document/siteContext.js';
import { privacyMessages } from './messages.js';

/** Withdraws a consent to messages with offers in one tap. (docs/privacy.md) */
export function WithdrawPage({ withdrawal: { venue, withdrawnAt } }: { readonly withdrawal: Withdrawal }) {
  const messages = useMessages(privacyMessages);
  const isDone = withdrawnAt !== null;
  return (
    <main id="main" className="conditions">
      <h1>{isDone ? messages.done : messages.withdraw}</h1>
      <p className="lead" dir="auto">
        {venue}
      </p>
      <p>{isDone ? messages.doneText : messages.question}</p>
      {!isDone && (
        <form method="post">
          <button className="act fill" type="submit">
            {messages.stop}
          </button>
        </form>
      )}
      <LanguageLink className="quiet" />
    </main>
  );
}
