import { SETUP_STEPS, setupPath, type MenuToSetUp } from '@qaima/schemas';
import type { ReactNode } from 'react';
import { useMessages, useSite } from '../../document/siteContext.js';
import { Card, NeedsScript } from './AccountLayout.js';
import { accountMessages } from './messages.js';

/** The number of steps in the progress. The last page is not counted, because it requires no input. */
const COUNT = SETUP_STEPS.length - 1;

/** The progress of the set-up, and a link to the previous step. */
function Progress({ menu: { _id, step } }: { readonly menu: MenuToSetUp }) {
  const { language } = useSite();
  const messages = useMessages(accountMessages).setUpSteps;
  const index = SETUP_STEPS.indexOf(step);
  const before = SETUP_STEPS[index - 1];
  return (
    <nav className="progress" aria-label={messages.label}>
      {before && (
        <a className="way" href={setupPath(_id, before, language)}>
          {messages.back}
        </a>
      )}
      {index < COUNT && <span>{messages.count(index + 1, COUNT)}</span>}
      <span className="segments" aria-hidden="true">
        {SETUP_STEPS.slice(0, COUNT).map((name, at) => (
          <i key={name} data-reached={at <= index || undefined} />
        ))}
      </span>
    </nav>
  );
}

interface SetupCardProps {
  readonly menu: MenuToSetUp;
  readonly title: string;
  readonly lede: ReactNode;
  readonly children: ReactNode;
}

/** The card of one step of a menu's set-up. */
export function SetupCard({ menu, title, lede, children }: SetupCardProps) {
  return (
    <Card above={<Progress menu={menu} />} isDone={menu.step === 'done'} title={title} lede={lede}>
      <NeedsScript />
      {children}
    </Card>
  );
}
