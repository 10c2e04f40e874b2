import { type AccountData, menuCalls, menuInit, urlOf } from '@qaima/schemas';
import { useSite } from '../../document/siteContext.js';
import { Field } from '../../components/Field.js';
import { PhoneField } from './fields.js';
import { Form } from './AccountForm.js';
import { Card, Frame, NeedsScript } from './AccountLayout.js';
import { queryOf } from './links.js';
import { useAccountWords } from './messages.js';

const { institution, username } = menuInit.properties;
const { name, description, location, contact } = institution.properties;

/** What an owner says of a menu that is new. (Public specification, sections 2 and 5.) */
export function InitPage({ data: { menu } }: { readonly data: AccountData }) {
  const { language } = useSite();
  const words = useAccountWords();
  if (!menu) return null;
  const page = `/m/${menu._id}`;
  const query = queryOf(language, null);
  const done = (
    <Card isDone title={words.init.doneTitle} lede={words.init.done}>
      <p className="lede">{words.mayLeave}</p>
      <p className="steps">
        <a className="act fill" href={`${page}/admin`}>
          {words.init.fill}
        </a>
        <a className="act" href={page + (query && `?${query}`)}>
          {words.toMenu}
        </a>
      </p>
    </Card>
  );
  return (
    <Frame>
      <Card title={words.init.title} lede={words.init.lede}>
        <NeedsScript />
        <Form
          call={menuCalls.init}
          address={urlOf(menuCalls.init, { menuId: menu._id })}
          submit={words.init.submit}
          done={{ instead: done }}
        >
          <Field
            name="institution/name"
            schema={name}
            label={words.init.name}
            autoComplete="organization"
            value={menu.name}
          />
          <Field
            name="institution/description"
            schema={description}
            label={words.init.description}
            hint={words.init.descriptionHint}
            autoComplete="off"
            value={menu.description}
          />
          <Field
            name="institution/location/address"
            schema={location.properties.address}
            label={words.init.address}
            autoComplete="street-address"
            value={menu.address}
          />
          <PhoneField
            name="institution/contact/phone"
            schema={contact.properties.phone}
            label={words.init.phone}
            value={menu.phone}
          />
          <Field
            name="username"
            schema={username}
            label={words.init.username}
            hint={words.init.usernameHint}
            rule="short-name"
            autoComplete="off"
            isOptional
            isLatin
            value={menu.username}
          />
        </Form>
      </Card>
    </Frame>
  );
}
