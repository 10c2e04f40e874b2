import { useSite } from '../../document/siteContext.js';
import { Icon } from '../../components/Icon.js';
import { FilterButton } from './filter/FilterButton.js';
import { SearchField } from './Search.js';
import type { ServingTime } from './servingTimes.js';
import { useContentLang } from '../../components/useContentLang.js';

export interface NavEntry {
  readonly id: string;
  readonly title: string;
  readonly count: number;
  /** When the section is served; absent if it is always served. */
  readonly offer?: ServingTime | undefined;
}

const isLater = (offer: ServingTime | undefined) => typeof offer?.text === 'string';

/**
 * Links to the sections: sticky chips on a phone, a column at the side on a desktop. Outside of its dayparts a section has
 * a clock, and in the column the time at which it is served again, if that is within a day.
 */
export function SectionNav({ entries }: { readonly entries: readonly NavEntry[] }) {
  const own = useContentLang();
  const { messages } = useSite();
  return (
    <nav className="chips" aria-label={messages.sections}>
      <SearchField />
      <FilterButton />
      <ul>
        {entries.map(({ id, title, count, offer }, index) => (
          <li key={id} className={isLater(offer) ? 'later' : undefined} data-when={offer?.when}>
            <a href={`#${id}`} aria-current={index === 0 ? 'true' : undefined}>
              {offer && <Icon name="clock" />}
              <bdi {...own(title)}>{title}</bdi>
              <span aria-hidden="true" data-count={offer && count}>
                {offer?.returnsAt ?? count}
              </span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
