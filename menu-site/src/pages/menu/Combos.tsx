import {
  comboParts,
  isComboSoldOut,
  partName,
  requiredItems,
  type ComboPart,
  type CombosGroup,
  type DisplayedPrice,
} from '@qaima/schemas';
import { useSite } from '../../document/siteContext.js';
import type { SiteCombo, SiteItem, SiteMenu } from '../../document/siteTypes.js';
import { Photo } from '../../components/Photo.js';
import { Price } from '../../components/Price.js';
import { AddComboButton } from './item-panel/AddButton.js';
import { CardTitle } from './CardTitle.js';
import { priceOfCombo } from './dishPrice.js';
import { lacksChoice } from './item-panel/panelData.js';
import { labelAttributesOfCombo, type LabelAttributes } from './nutrition/dishLabels.js';
import { NextServing } from './NextServing.js';
import { choiceServingTime, partsServingTime, servingTimesOf, type ServingTime } from './servingTimes.js';
import { SectionFrame } from './Section.js';
import { soldOutClass } from './soldOutClass.js';
import { useContentLang } from '../../components/useContentLang.js';

/** The pictures of items by item id, because a combo contains only the titles of its items. */
function picturesOf({ sections }: SiteMenu): ReadonlyMap<string, string> {
  const pairs = sections.flatMap(({ items }) => items.map(({ _id, image }) => [_id, image] as const));
  return new Map(pairs.filter((pair): pair is readonly [string, string] => Boolean(pair[0] && pair[1])));
}

/** A combo has no picture of its own. Its card and its panel compose one of at most this many of its dishes' pictures. */
const MAX_PICTURES = 4;

/** The pictures of what a combo contains, then those of what its choices offer. */
function picturesOfCombo({ items, choices = [] }: SiteCombo, pictures: ReadonlyMap<string, string>): readonly string[] {
  const ids = [...items.map(({ _id }) => _id), ...choices.flatMap(({ of }) => of.map(({ item }) => item))];
  return [...new Set(ids.flatMap((id) => pictures.get(id) ?? []))].slice(0, MAX_PICTURES);
}

interface ComboProps {
  readonly combo: SiteCombo;
  readonly price: DisplayedPrice | null;
  readonly pictures: readonly string[];
  readonly soldOut: ReturnType<typeof soldOutClass>;
  /** When all that the combo requires is served; undefined if it always is. */
  readonly offer: ServingTime | undefined;
  readonly labels: LabelAttributes;
}

function Combo({ combo, price, pictures, soldOut, offer, labels }: ComboProps) {
  const own = useContentLang();
  const { messages } = useSite();
  const state = [soldOut, typeof offer?.text === 'string' && 'later', pictures.length === 0 && 'bare'];
  return (
    <li
      className={['card combo', ...state].filter(Boolean).join(' ')}
      data-combo={combo._id}
      data-when={offer?.when}
      {...labels}
    >
      <div className="text">
        {offer && <NextServing offer={offer} />}
        <CardTitle title={combo.title} />
        {combo.items.length > 0 && (
          <ul aria-label={messages.includes}>
            {combo.items.map((part) => (
              <li key={part._id}>
                <bdi {...own(part.title)}>{partName(part)}</bdi>
              </li>
            ))}
          </ul>
        )}
        <Price shown={price} />
      </div>
      <div className="look collage">
        {pictures.map((file) => (
          // Few pictures are drawn larger.
          <Photo key={file} file={file} sizes="56px" upTo={pictures.length < MAX_PICTURES ? 320 : 160} />
        ))}
        {soldOut ? <strong>{messages.soldOut}</strong> : <AddComboButton combo={combo} />}
      </div>
    </li>
  );
}

function comboSoldOutClass(parts: readonly ComboPart<SiteItem>[], items: readonly SiteItem[]): ComboProps['soldOut'] {
  if (!isComboSoldOut(parts)) return undefined;
  const isGone = [...items, ...parts.flatMap(({ size }) => size ?? [])].some((part) => soldOutClass(part) === 'gone');
  return isGone ? 'gone' : 'gone returns';
}

interface CombosProps {
  readonly menu: SiteMenu;
  readonly group: CombosGroup<SiteCombo>;
}

/** The combos that stand at one place among the sections. */
export function Combos({ menu, group }: CombosProps) {
  const { messages, request, language } = useSite();
  const times = servingTimesOf(menu, request.now, language).items;
  const pictures = picturesOf(menu);
  const items = new Map(menu.sections.flatMap(({ items: own }) => own.map((item) => [item._id, item] as const)));
  return (
    <SectionFrame id={group.id} title={messages.combos} count={group.combos.length}>
      <ul className="cards">
        {group.combos.map((combo) => {
          const contained = combo.items.flatMap(({ _id }) => items.get(_id) ?? []);
          const parts = comboParts(contained, combo.portions);
          const required = [
            ...contained.map((part) => times.get(part)),
            ...(combo.choices ?? []).map((choice) =>
              choiceServingTime(requiredItems(choice, items).map((item) => times.get(item))),
            ),
          ];
          return (
            <Combo
              key={combo._id}
              combo={combo}
              price={priceOfCombo(menu, combo)}
              pictures={picturesOfCombo(combo, pictures)}
              soldOut={lacksChoice(menu, combo) ? 'gone' : comboSoldOutClass(parts, contained)}
              offer={partsServingTime(required.flatMap((time) => time ?? []))}
              labels={labelAttributesOfCombo(combo, parts, items)}
            />
          );
        })}
      </ul>
    </SectionFrame>
  );
}
