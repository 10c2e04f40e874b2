import { compassPicture } from '../../assets/urls.js';
import { useSite } from '../../document/siteContext.js';
import { Icon } from '../../components/Icon.js';
import { Notice } from '../../components/EmptyState.js';

/** Where a word is looked for in the menu. It shows once `menu/client/search.ts` can answer. */
export function SearchField() {
  const { words } = useSite();
  return (
    <form className="find" role="search" hidden>
      <label>
        <Icon name="search" />
        <input
          type="search"
          placeholder={words.search}
          aria-label={words.search}
          enterKeyHint="search"
          autoComplete="off"
        />
      </label>
      <button type="reset" aria-label={words.endSearch}>
        <Icon name="close" />
      </button>
    </form>
  );
}

/** How many were found, and what is shown in the place of none. */
export function SearchResult() {
  const { words } = useSite();
  const { all, ...said } = words.nothingFound;
  return (
    <>
      <p className="found" role="status" />
      <template id="nothing">
        <Notice picture={compassPicture} level="h2" {...said}>
          <button className="act fill" type="button">
            {all}
          </button>
        </Notice>
      </template>
    </>
  );
}
