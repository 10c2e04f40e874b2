import { type Provider, withLanguage } from '@qaima/schemas';
import { grillPicture } from './assets.js';
import { PhonePreview } from './PhonePreview.js';
import { VIDEO_SIZE, VIDEOS } from './videos.js';
import { CreateMenuLink } from '../../components/provider-site/CreateMenuLink.js';
import { OrderLink } from '../../components/provider-site/OrderLink.js';
import { colorOptionId } from './previewColors.js';
import { landingMessages } from './messages.js';
import { DEMO_MENU } from './anchors.js';
import { useMessages, useSite } from '../../document/siteContext.js';

/** The colour choices of the phone, implemented in CSS without a script. */
function ColorOptions() {
  const { colours, tones } = useMessages(landingMessages).device;
  return (
    <fieldset className="tones">
      <legend>{colours}</legend>
      {tones.map((tone, index) => (
        <input
          key={tone}
          type="radio"
          name="tone"
          id={colorOptionId(index)}
          aria-label={tone}
          defaultChecked={index === 0}
          autoComplete="off"
        />
      ))}
    </fieldset>
  );
}

/**
 * The first screen of the landing page. It shows a poster. After load, `landing/client/heroVideo.ts` plays a video
 * instead, except with reduced motion.
 */
export function Hero({ provider }: { readonly provider: Provider }) {
  const { language } = useSite();
  const { hero, film, demo } = useMessages(landingMessages);
  return (
    <section className="opening" id="hero" aria-labelledby="hero-t">
      <div className="say">
        <h1 id="hero-t">{hero.title}</h1>
        <p className="lead">{hero.lede}</p>
        <p className="calls">
          {provider.selfService ? <CreateMenuLink /> : <OrderLink provider={provider} />}
          <a className="act" href={withLanguage(DEMO_MENU, language)}>
            {demo}
          </a>
        </p>
        <p className="fine">{provider.selfService ? hero.minutes : hero.free}</p>
      </div>
      <div className="stage">
        <div className="film" data-films={JSON.stringify(VIDEOS)}>
          <img src={grillPicture} {...VIDEO_SIZE} alt="" fetchPriority="high" />
        </div>
        <PhonePreview />
        <button className="still" type="button" hidden data-other={film.play}>
          {film.pause}
        </button>
      </div>
      <ColorOptions />
    </section>
  );
}
