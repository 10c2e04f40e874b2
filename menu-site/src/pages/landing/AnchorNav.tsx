import { useMessages } from '../../document/siteContext.js';
import { ANCHORS } from './anchors.js';
import { landingMessages } from './messages.js';

export function AnchorNav() {
  const messages = useMessages(landingMessages);
  return (
    <nav className="anchors" aria-label={messages.anchorsLabel}>
      <ul>
        {ANCHORS.map((anchor) => (
          <li key={anchor}>
            <a href={`#${anchor}`}>{messages.anchors[anchor]}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
