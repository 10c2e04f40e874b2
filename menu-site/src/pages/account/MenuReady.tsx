import {
  canonicalPath,
  endpointUrl,
  qrEndpoints,
  sectionEndpoints,
  sectionSchema,
  type MenuToSetUp,
} from '@qaima/schemas';
import { adminPath, linkQuery } from '../../document/links.js';
import { useMessages, useSite } from '../../document/siteContext.js';
import { AccountForm } from './AccountForm.js';
import { accountMessages } from './messages.js';
import { SetupCard } from './SetupCard.js';

const withoutScheme = (address: string): string => address.replace(/^https?:\/\//, '');

const KEPT = { example: false };
const EXAMPLE_LABELS = sectionSchema.properties.example['x-options'].true;

/** Offers to keep or to drop the example sections. Without an answer they stay, marked as examples. */
function Examples({ menu }: { readonly menu: MenuToSetUp }) {
  const { language } = useSite();
  const messages = useMessages(accountMessages).examples;
  const examples = menu.sections.filter(({ isExample }) => isExample);
  const addressOf = (sectionId: string) => endpointUrl(sectionEndpoints.remove, { menuId: menu._id, sectionId });
  const [first] = examples;
  if (!first) return null;
  return (
    <div className="offer">
      <p>
        <strong>{messages.count(examples.length)}</strong>
      </p>
      <ul className="examples">
        {examples.map(({ _id, title }) => (
          <li key={_id}>
            <bdi>{title}</bdi>
            <span className="example">{EXAMPLE_LABELS[language]}</span>
          </li>
        ))}
      </ul>
      <p className="hint">{messages.hint}</p>
      <div className="either">
        <AccountForm
          call={sectionEndpoints.change}
          address={addressOf(first._id)}
          sendsEach
          submit={messages.keep}
          isTinted
          isStep
          next={adminPath(menu._id, language, 'items?view=rows')}
          done={{ again: true }}
        >
          {examples.map(({ _id }) => (
            <input key={_id} type="hidden" data-address={addressOf(_id)} data-body={JSON.stringify(KEPT)} />
          ))}
        </AccountForm>
        <AccountForm
          call={sectionEndpoints.remove}
          address={addressOf(first._id)}
          sendsEach
          submit={messages.drop}
          isQuiet
          done={{ again: true }}
        >
          {examples.map(({ _id }) => (
            <input key={_id} type="hidden" data-address={addressOf(_id)} />
          ))}
        </AccountForm>
      </div>
    </div>
  );
}

/** The end of the set-up: the QR code and the address of the live menu, to share and to print. It asks for nothing. */
export function MenuReady({ menu }: { readonly menu: MenuToSetUp }) {
  const { language, request } = useSite();
  const texts = useMessages(accountMessages);
  const { init: messages } = texts;
  const { _id: menuId } = menu;
  const page = canonicalPath(menu);
  const address = request.origin + page;
  const query = linkQuery(language, null);
  const sharing = { 'data-address': address, 'data-copied': messages.copied, 'data-failed': messages.notCopied };
  return (
    <SetupCard menu={menu} title={messages.doneTitle} lede={messages.done}>
      <p className="code">
        <img src={endpointUrl(qrEndpoints.code, { menuId })} alt={messages.codeAlt} width={232} height={232} />
        <a href={page + (query && `?${query}`)}>
          <bdi dir="ltr">{withoutScheme(address)}</bdi>
        </a>
      </p>
      <div className="sharing">
        <button className="act" type="button" {...sharing}>
          {messages.share}
        </button>
        <button className="act" type="button" data-copies {...sharing}>
          {messages.copy}
        </button>
        <a className="act" href={endpointUrl(qrEndpoints.code, { menuId }, { format: 'png' })} download>
          {messages.saveCode}
        </a>
        <span className="said" role="status" />
      </div>
      <Examples menu={menu} />
      <p className="steps">
        <a className="act fill" href={endpointUrl(qrEndpoints.sheet, { menuId })} download>
          {messages.print}
        </a>
        <a className="act" href={adminPath(menuId, language)}>
          {texts.toAdmin}
        </a>
      </p>
    </SetupCard>
  );
}
