import { endpointUrl, menuEndpoints, menuSetupSchema, setupPath, type MenuToSetUp } from '@qaima/schemas';
import { Field } from '../../components/Field.js';
import { useMessages, useSite } from '../../document/siteContext.js';
import { AccountForm } from './AccountForm.js';
import { PhoneField } from './fields.js';
import { accountMessages } from './messages.js';
import { SetupCard } from './SetupCard.js';

const { institution, username } = menuSetupSchema.properties;
const { name, description, location, contact, whatsapp } = institution.properties;

/** Replaces a WhatsApp link by its phone number, which is easier to edit; other links stay unchanged. */
const typedNumber = (link: string): string => link.replace(/^https:\/\/wa\.me\/(\d+)$/, '+$1');

/** The first step of the set-up: the name and contact details of the business. */
export function VenueDetails({ menu }: { readonly menu: MenuToSetUp }) {
  const { language } = useSite();
  const { init: messages, suggested } = useMessages(accountMessages);
  return (
    <SetupCard menu={menu} title={messages.title} lede={messages.lede}>
      <AccountForm
        call={menuEndpoints.init}
        address={endpointUrl(menuEndpoints.init, { menuId: menu._id })}
        submit={messages.submit}
        keepsDraft
        isStep
        next={setupPath(menu._id, 'sections', language)}
        done={{ again: true }}
      >
        <Field
          name="institution/name"
          schema={name}
          label={messages.name}
          autoComplete="organization"
          value={menu.name}
        />
        <Field
          name="institution/description"
          schema={description}
          label={messages.description}
          hint={messages.descriptionHint}
          autoComplete="off"
          value={menu.description}
        />
        <Field
          name="institution/location/address"
          schema={location.properties.address}
          label={messages.address}
          autoComplete="street-address"
          value={menu.address}
        />
        <PhoneField
          name="institution/contact/phone"
          schema={contact.properties.phone}
          label={messages.phone}
          rule="venue-phone"
          country={menu.country}
          value={menu.phone}
        />
        <Field
          name="institution/whatsapp"
          schema={whatsapp}
          label={messages.whatsapp}
          hint={messages.whatsappHint}
          rule="whatsapp"
          sameAs={{ name: 'institution/contact/phone', label: messages.sameNumber }}
          country={menu.country}
          autoComplete="tel"
          inputMode="tel"
          isOptional
          isLatin
          value={typedNumber(menu.whatsapp)}
        />
        <Field
          name="username"
          schema={username}
          label={messages.username}
          hint={messages.usernameHint}
          suggested={suggested}
          rule="short-name"
          autoComplete="off"
          isOptional
          isLatin
          value={menu.username}
        />
      </AccountForm>
    </SetupCard>
  );
}
