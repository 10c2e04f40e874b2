import { type AccountData, type MenuToSetUp, menuEndpoints, menuSetupSchema, endpointUrl } from '@qaima/schemas';
import { useMessages } from '../../document/siteContext.js';
import { Field } from '../../components/Field.js';
import { PhoneField } from './fields.js';
import { AccountForm } from './AccountForm.js';
import { Card, AccountLayout, NeedsScript } from './AccountLayout.js';
import { FirstLogo } from './FirstLogo.js';
import { FirstSections } from './FirstSections.js';
import { MenuReady } from './MenuReady.js';
import { accountMessages } from './messages.js';

const { institution, username } = menuSetupSchema.properties;
const { name, description, location, contact, whatsapp } = institution.properties;

/** The number of a stored WhatsApp link, as it can be typed; other links stay. */
const typedNumber = (link: string): string => link.replace(/^https:\/\/wa\.me\/(\d+)$/, '+$1');

/** Whether the form has been saved: it requires these. */
const isSaved = ({ name, description, address, phone }: MenuToSetUp): boolean =>
  [name, description, address, phone].every((text) => text.trim() !== '');

/**
 * The set-up of a menu: the form, the first sections, the logo, then its code. A saved menu without sections goes on with
 * the sections, so that a reload loses no step. (docs/spec/public-site.md#menu-initialisation)
 */
export function InitPage({ data: { menu } }: { readonly data: AccountData }) {
  const messages = useMessages(accountMessages);
  if (!menu) return null;
  const ready = <MenuReady menuId={menu._id} username={menu.username} />;
  const logo = <FirstLogo menuId={menu._id} done={ready} />;
  const sections = <FirstSections menuId={menu._id} done={logo} />;
  if (!menu.hasSections && isSaved(menu)) return <AccountLayout>{sections}</AccountLayout>;
  return (
    <AccountLayout>
      <Card title={messages.init.title} lede={messages.init.lede}>
        <NeedsScript />
        <AccountForm
          call={menuEndpoints.init}
          address={endpointUrl(menuEndpoints.init, { menuId: menu._id })}
          submit={messages.init.submit}
          // The short name may have been changed in the form; the address by id always works.
          done={menu.hasSections ? { instead: <MenuReady menuId={menu._id} username="" /> } : { again: true }}
        >
          <Field
            name="institution/name"
            schema={name}
            label={messages.init.name}
            autoComplete="organization"
            value={menu.name}
          />
          <Field
            name="institution/description"
            schema={description}
            label={messages.init.description}
            hint={messages.init.descriptionHint}
            autoComplete="off"
            value={menu.description}
          />
          <Field
            name="institution/location/address"
            schema={location.properties.address}
            label={messages.init.address}
            autoComplete="street-address"
            value={menu.address}
          />
          <PhoneField
            name="institution/contact/phone"
            schema={contact.properties.phone}
            label={messages.init.phone}
            value={menu.phone}
          />
          <Field
            name="institution/whatsapp"
            schema={whatsapp}
            label={messages.init.whatsapp}
            hint={messages.init.whatsappHint}
            autoComplete="tel"
            inputMode="tel"
            isOptional
            isLatin
            value={typedNumber(menu.whatsapp)}
          />
          <Field
            name="username"
            schema={username}
            label={messages.init.username}
            hint={messages.init.usernameHint}
            rule="short-name"
            autoComplete="off"
            isOptional
            isLatin
            value={menu.username}
          />
        </AccountForm>
      </Card>
    </AccountLayout>
  );
}
