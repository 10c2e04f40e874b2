import { useSite } from '../../../document/siteContext.js';
import { Panel } from '../CollapsiblePanel.js';
import { Icon } from '../../../components/Icon.js';
import { Phone } from '../../../components/Phone.js';
import { WayOut } from '../../../components/ExternalLink.js';
import { BRANCHES_ID, type Place } from './places.js';
import { useBranchWords } from './messages.js';
import { useOwnWords } from '../../../components/useContentLang.js';

/** Offers to find out how far the places are; nobody is asked where they are before they have asked this. */
function Distances({ places }: { readonly places: readonly Place[] }) {
  const words = useBranchWords();
  return (
    <div className="closest">
      <button className="act" type="button" data-closest="">
        <span>{places.length > 1 ? words.whichIsClosest : words.howFar}</span>
      </button>
      <p role="status" />
    </div>
  );
}

function PlaceEntry({ place }: { readonly place: Place }) {
  const own = useOwnWords();
  const words = useBranchWords();
  const { main, address, map, phone, point } = place;
  return (
    <li data-point={point?.join()}>
      {main && <p className="tag">{words.main}</p>}
      <div className="at">
        {address && (
          <h3 dir="auto" {...own(address)}>
            {address}
          </h3>
        )}
        {point && (
          <button className="go" type="button" data-map="" aria-expanded="false">
            <Icon name="map" />
            {words.map}
          </button>
        )}
      </div>
      <p className="ways">
        <Phone number={phone} />
        <WayOut className="go" to={map}>
          <Icon name="near" />
          {words.mapsLink}
        </WayOut>
      </p>
    </li>
  );
}

interface BranchesProps {
  readonly places: readonly Place[];
  /** The menu's setting: whether distances are told and the closest place is marked. */
  readonly marksClosest: boolean;
}

/**
 * The main branch first, each with its address, a link to a map and a number to tap. Its buttons answer once the page is
 * alive (`client/offer.ts`) and can't be seen before. (Public specification, section 2, branches.)
 */
export function Branches({ places, marksClosest }: BranchesProps) {
  const { words } = useSite();
  if (places.length === 0) return null;
  return (
    <Panel id={BRANCHES_ID} title={words.branches} icon="pin">
      {marksClosest && places.some(({ point }) => point !== null) && <Distances places={places} />}
      <ul className="places">
        {places.map((place, index) => (
          <PlaceEntry key={index} place={place} />
        ))}
      </ul>
    </Panel>
  );
}
