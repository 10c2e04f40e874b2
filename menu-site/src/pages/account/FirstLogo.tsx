import { DEFAULT_COLORS, endpointUrl, menuEndpoints, uploadEndpoints } from '@qaima/schemas';
import { keysOf } from '@qaima/schemas/core/typeGuards';
import type { ReactNode } from 'react';
import { useMessages } from '../../document/siteContext.js';
import { AccountForm } from './AccountForm.js';
import { Card } from './AccountLayout.js';
import { accountMessages } from './messages.js';

/** Offers to add the logo, and to take the menu's colours from it. One tap skips it. */
export function FirstLogo({ menuId, done }: { readonly menuId: string; readonly done: ReactNode }) {
  const messages = useMessages(accountMessages).firstLogo;
  return (
    <Card title={messages.title} lede={messages.lede}>
      <AccountForm
        call={uploadEndpoints.send}
        address={endpointUrl(uploadEndpoints.send, {})}
        sendsLogo
        isQuiet
        submit={messages.skip}
        done={{ instead: done }}
      >
        <div className="field">
          <label className="act fill logo-file">
            <span>{messages.choose}</span>
            <input
              type="file"
              className="sr"
              accept="image/jpeg,image/png,image/webp"
              aria-describedby="logo-fault"
              data-logo-file={menuId}
              data-colors-address={endpointUrl(menuEndpoints.change, { menuId })}
              data-another={messages.another}
              data-save={messages.save}
              data-unreadable={messages.unreadable}
            />
          </label>
          <p className="fault" id="logo-fault" role="alert" />
        </div>
        <div className="logo-result" aria-live="polite" data-logo-result hidden>
          <canvas role="img" aria-label={messages.logo} />
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
    </Card>
  );
}
