import {
  DEFAULT_COLORS,
  endpointUrl,
  menuEndpoints,
  setupPath,
  uploadEndpoints,
  type MenuToSetUp,
} from '@qaima/schemas';
import { keysOf } from '@qaima/schemas/core/typeGuards';
import { Photo } from '../../components/Photo.js';
import { useMessages, useSite } from '../../document/siteContext.js';
import { AccountForm } from './AccountForm.js';
import { accountMessages } from './messages.js';
import { SetupCard } from './SetupCard.js';

/** Offers to add the logo and to take the menu's colours from it. One tap skips this step. */
export function FirstLogo({ menu }: { readonly menu: MenuToSetUp }) {
  const { language } = useSite();
  const texts = useMessages(accountMessages);
  const { firstLogo: messages } = texts;
  const next = setupPath(menu._id, 'done', language);
  return (
    <SetupCard menu={menu} title={messages.title} lede={messages.lede}>
      {menu.logo !== null && <Photo className="stored-logo" file={menu.logo} sizes="96px" upTo={320} />}
      <AccountForm
        call={uploadEndpoints.send}
        address={endpointUrl(uploadEndpoints.send, {})}
        sendsLogo
        submit={messages.save}
        isStep
        next={next}
        done={{ again: true }}
      >
        <div className="field">
          <label className="act fill logo-file">
            <span>{menu.logo === null ? messages.choose : messages.another}</span>
            <input
              type="file"
              className="sr"
              accept="image/jpeg,image/png,image/webp"
              aria-describedby="logo-fault"
              data-logo-file={menu._id}
              data-colors-address={endpointUrl(menuEndpoints.change, { menuId: menu._id })}
              data-another={messages.another}
              data-unreadable={messages.unreadable}
            />
          </label>
          <p className="fault" id="logo-fault" role="alert" />
        </div>
        <div className="logo-result" aria-live="polite" data-logo-result hidden>
          <canvas role="img" aria-label={messages.logo} />
          <fieldset className="logo-crop" data-logo-crop hidden>
            <legend>{messages.shape}</legend>
            <label className="agree">
              <input type="radio" name="logoShape" value="whole" defaultChecked data-logo-whole />
              {messages.whole}
            </label>
            <label className="agree">
              <input type="radio" name="logoShape" value="square" data-logo-square />
              {messages.square}
            </label>
            <label hidden>
              {messages.position}
              <input type="range" dir="ltr" min={0} max={100} defaultValue={50} data-logo-position />
            </label>
          </fieldset>
          <p className="hint" data-logo-colors="none" hidden>
            {messages.noColors}
          </p>
          <div className="logo-colors" data-logo-colors="found" hidden>
            <ul>
              {keysOf(DEFAULT_COLORS).map((name) => (
                <li key={name}>
                  <i data-color={name} />
                  {messages.colors[name]}
                </li>
              ))}
            </ul>
            <div className="logo-sample" aria-hidden="true" data-logo-sample>
              <b>{messages.sample}</b>
              <span>{messages.sampleButton}</span>
            </div>
            <label className="agree">
              <input type="checkbox" defaultChecked data-uses-colors />
              {messages.useColors}
            </label>
          </div>
        </div>
      </AccountForm>
      <p className="steps">
        <a className="act" href={next}>
          {menu.logo === null ? messages.skip : texts.goOn}
        </a>
      </p>
    </SetupCard>
  );
}
