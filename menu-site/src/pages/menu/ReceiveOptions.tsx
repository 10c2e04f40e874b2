import { DEFAULT_RECEIVE_ICON, type ReceiveOption } from '@qaima/schemas';
import { useSite } from '../../document/siteContext.js';
import { Ionicon } from '../../components/Ionicon.js';
import { CollapsiblePanel } from './CollapsiblePanel.js';
import { useContentLang } from '../../components/useContentLang.js';

/** The menu's receive options with their icons. */
export function ReceiveOptions({ options }: { readonly options: readonly ReceiveOption[] }) {
  const own = useContentLang();
  const { messages } = useSite();
  if (options.length === 0) return null;
  return (
    <CollapsiblePanel id="receive" title={messages.receiveOptions} icon="bag">
      <ul className="receive">
        {options.map(({ _id, title, description, ionIcon }) => (
          <li key={_id}>
            <Ionicon name={ionIcon} otherwise={DEFAULT_RECEIVE_ICON} />
            <div>
              <h3 dir="auto" {...own(title)}>
                {title}
              </h3>
              {description && (
                <p dir="auto" {...own(description)}>
                  {description}
                </p>
              )}
            </div>
          </li>
        ))}
      </ul>
    </CollapsiblePanel>
  );
}
