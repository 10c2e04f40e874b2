import { compassPicture } from '../../assets/urls.js';
import { useSite } from '../../document/siteContext.js';
import { Icon } from '../../components/Icon.js';
import { EmptyState } from '../../components/EmptyState.js';

/** The search field. It is hidden until `menu/client/search.ts` runs. */
export function SearchField() {
  const { messages } = useSite();
  return (
    <form className="find" role="search" hidden>
      <label>
        <Icon name="search" />
        <input
          type="search"
          placeholder={messages.search}
          aria-label={messages.search}
          enterKeyHint="search"
          autoComplete="off"
        />
      </label>
      <button type="reset" aria-label={messages.endSearch}>
        <Icon name="close" />
      </button>
    </form>
  );
}

/** The number of results, or a message if there are none. */
export function SearchResult() {
  const { messages } = useSite();
  const { all, ...said } = messages.nothingFound;
  return (
    <>
      <p className="found" role="status" />
      <template id="nothing">
        <EmptyState picture={compassPicture} level="h2" {...said}>
          <button className="act fill" type="button">
            {all}
          </button>
        </EmptyState>
      </template>
    </>
  );
}
