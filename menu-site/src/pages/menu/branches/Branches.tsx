import { useMessages, useSite } from '../../../document/siteContext.js';
import { CollapsiblePanel } from '../CollapsiblePanel.js';
import { Icon } from '../../../components/Icon.js';
import { Phone } from '../../../components/Phone.js';
import { ExternalLink } from '../../../components/ExternalLink.js';
import { BRANCHES_ID, type VenueLocation } from './venueLocations.js';
import { branchMessages } from './messages.js';
import { useContentLang } from '../../../components/useContentLang.js';

/** A button that shows the visitor's distance to each branch. Only a press makes the browser ask for permission. */
function Distances({ places }: { readonly places: readonly VenueLocation[] }) {
  const messages = useMessages(branchMessages);
  return (
    <div className="closest">
      <button className="act" type="button" data-closest="">
        <span>{places.length > 1 ? messages.whichIsClosest : messages.howFar}</span>
      </button>
      <p role="status" />
    </div>
  );
}

function PlaceEntry({ place }: { readonly place: VenueLocation }) {
  const own = useContentLang();
  const messages = useMessages(branchMessages);
  const { id, main, address, map, phone, point } = place;
  return (
    <li data-point={point?.join()} data-place={point ? id : undefined}>
      {main && <p className="tag">{messages.main}</p>}
      <div className="at">
        {address && (
          <h3 dir="auto" {...own(address)}>
            {address}
          </h3>
        )}
        {point && (
          <button className="go" type="button" data-map="" aria-expanded="false">
            <Icon name="map" />
            {messages.map}
          </button>
        )}
      </div>
      <p className="ways">
        <Phone number={phone} />
        <ExternalLink className="go" to={map}>
          <Icon name="near" />
          {messages.mapsLink}
        </ExternalLink>
      </p>
    </li>
  );
}

interface BranchesProps {
  readonly places: readonly VenueLocation[];
  /** The owner's setting to show distances and to mark the closest branch. */
  readonly marksClosest: boolean;
}

/**
 * The main branch first, then the other branches, each with address, map link and phone link. The buttons are hidden
 * until the page's client script runs. (docs/spec/public-site.md#branches)
 */
export function Branches({ places, marksClosest }: BranchesProps) {
  const { messages } = useSite();
  if (places.length === 0) return null;
  return (
    <CollapsiblePanel id={BRANCHES_ID} title={messages.branches} icon="pin">
      {marksClosest && places.some(({ point }) => point !== null) && <Distances places={places} />}
      <ul className="places">
        {places.map((place, index) => (
          <PlaceEntry key={index} place={place} />
        ))}
      </ul>
    </CollapsiblePanel>
  );
}
