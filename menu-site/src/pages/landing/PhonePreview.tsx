import { displayedPrice, priceStepOf } from '@qaima/schemas';
import { Price } from '../../components/Price.js';
import { Icon } from '../../components/Icon.js';
import { burgerPicture, coverPicture, saladPicture, wrapPicture } from './assets.js';
import { useMessages, useSite } from '../../document/siteContext.js';
import { landingMessages } from './messages.js';

interface DishProps {
  readonly messages: { readonly title: string; readonly description: string };
  readonly picture: string;
  readonly price: number;
  readonly offPrice?: number;
  readonly isPinned?: boolean;
}

/** An item as it looks on the menu page. */
function Dish({ messages: { title, description }, picture, price, offPrice = 0, isPinned = false }: DishProps) {
  const { messages } = useSite();
  const sale = { onSale: offPrice > 0, offPrice };
  return (
    <div className="card item">
      <div className="text">
        {isPinned && (
          <p className="pin">
            <Icon name="star" />
            {messages.pinned}
          </p>
        )}
        <p className="dish">{title}</p>
        <p>{description}</p>
        <Price shown={displayedPrice({ price, sale }, priceStepOf({}))} sale={sale} />
      </div>
      <div className="look">
        <img src={picture} width={224} height={224} alt="" loading="lazy" decoding="async" />
      </div>
    </div>
  );
}

/** A menu on a phone, in the colours that the visitor chooses. */
export function PhonePreview() {
  const { device } = useMessages(landingMessages);
  const { before, figure } = device.left;
  return (
    <div className="device" role="img" aria-label={device.alt}>
      <div className="screen" aria-hidden="true">
        <img className="cover" src={coverPicture} width={620} height={260} alt="" />
        <div className="card venue">
          <span className="logo">{device.initial}</span>
          <div>
            <p className="dish">{device.name}</p>
            <p className="about">{device.about}</p>
          </div>
          <p className="pills">
            <span className="pill open" data-label>
              {device.open}
            </span>
            <span className="pill">
              {before} <bdi dir="ltr">{figure}</bdi>
            </span>
          </p>
        </div>
        <p className="tabs">
          {device.chips.map((chip) => (
            <span key={chip}>{chip}</span>
          ))}
        </p>
        <Dish messages={device.burger} picture={burgerPicture} price={5.5} offPrice={0.2} isPinned />
        <Dish messages={device.wrap} picture={wrapPicture} price={3.5} />
        <Dish messages={device.salad} picture={saladPicture} price={2.75} />
      </div>
    </div>
  );
}
