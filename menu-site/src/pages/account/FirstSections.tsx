import { endpointUrl, sectionEndpoints } from '@qaima/schemas';
import type { ReactNode } from 'react';
import { useMessages, useSite } from '../../document/siteContext.js';
import { AccountForm } from './AccountForm.js';
import { Card } from './AccountLayout.js';
import { VENUE_KINDS } from './exampleSections.js';
import { accountMessages } from './messages.js';

/** Offers sections to start with, by kind of venue. The owner keeps or unticks each. */
export function FirstSections({ menuId, done }: { readonly menuId: string; readonly done: ReactNode }) {
  const { language } = useSite();
  const messages = useMessages(accountMessages).firstSections;
  return (
    <Card title={messages.title} lede={messages.lede}>
      <AccountForm
        call={sectionEndpoints.create}
        address={endpointUrl(sectionEndpoints.create, { menuId })}
        sendsTicks
        submit={messages.submit}
        done={{ instead: done }}
      >
        <fieldset className="kinds">
          <legend>{messages.kind}</legend>
          {VENUE_KINDS.map(({ code, title }, index) => (
            <label key={code} className="agree">
              <input type="radio" name="kind" value={code} defaultChecked={index === 0} />
              {title[language]}
            </label>
          ))}
        </fieldset>
        {VENUE_KINDS.map(({ code, title, sections }, index) => (
          <fieldset key={code} className="kinds" id={`kind-${code}`} data-group="kind" hidden={index > 0}>
            <legend>
              {messages.sections} <span className="sr">{title[language]}</span>
            </legend>
            {sections.map(({ ar, en }) => (
              <label key={ar} className="agree">
                <input
                  type="checkbox"
                  defaultChecked
                  data-body={JSON.stringify({ title: ar, prime: false, translations: { en: { title: en } } })}
                />
                <bdi lang={language}>{language === 'ar' ? ar : en}</bdi>
              </label>
            ))}
          </fieldset>
        ))}
      </AccountForm>
    </Card>
  );
}
