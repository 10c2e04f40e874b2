import { useSite } from '../document/siteContext.js';
import { Icon } from '../ui/Icon.js';
import { Phone } from '../ui/Phone.js';
import { WayOut } from '../ui/WayOut.js';
import { Panel } from './Panel.js';
import { BRANCHES_ID, type Place } from './places.js';

/** The main branch first, each with its address, a link to a map and a number to tap. */
export function Branches({ places }: { readonly places: readonly Place[] }) {
  const { words } = useSite();
  if (places.length === 0) return null;
  return (
    <Panel id={BRANCHES_ID} title={words.branches} icon="pin">
      <ul className="places">
        {places.map(({ main, address, map, phone }, index) => (
          <li key={index}>
            {main && <p className="tag">{words.mainBranch}</p>}
            {address && <h3 dir="auto">{address}</h3>}
            <p className="ways">
              <Phone number={phone} />
              <WayOut className="go" to={map}>
                <Icon name="map" />
                {words.onMap}
              </WayOut>
            </p>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
