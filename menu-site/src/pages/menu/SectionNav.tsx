import { useSite } from '../../document/siteContext.js';
import { Icon } from '../../components/Icon.js';
import { FilterButton } from './filter/FilterButton.js';
import { SearchField } from './Search.js';
import { useContentLang } from '../../components/useContentLang.js';

export interface NavEntry {
  readonly id: string;
  readonly title: string;
  readonly count: number;
  /** Whether the section is outside of its dayparts. */
  readonly isLater?: boolean;
  /** The clock time at which such a section is served again, if that is within a day. */
  readonly returnsAt?: string | null | undefined;
}

/** Links to the sections: sticky chips on a phone, a column at the side on a desktop. */
export function SectionNav({ entries }: { readonly entries: readonly NavEntry[] }) {
  const own = useContentLang();
  const { messages } = useSite();
  return (
    <nav className="chips" aria-label={messages.sections}>
      <SearchField />
      <FilterButton />
      <ul>
        {entries.map(({ id, title, count, isLater, returnsAt }, index) => (
          <li key={id}>
            <a href={`#${id}`} aria-current={index === 0 ? 'true' : undefined}>
              {isLater && <Icon name="clock" />}
              <bdi {...own(title)}>{title}</bdi>
              <span aria-hidden="true">{returnsAt ?? count}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
