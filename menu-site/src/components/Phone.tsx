import { telLink } from '@qaima/schemas';
import { Icon } from './Icon.js';

/** A phone number as a link, or as plain text if it can't be dialled. */
export function Phone({ number }: { readonly number: string | null | undefined }) {
  if (!number) return null;
  const href = telLink(number);
  const text = <bdi dir="ltr">{number}</bdi>;
  if (!href) return text;
  return (
    <a className="go" href={href}>
      <Icon name="phone" />
      {text}
    </a>
  );
}
