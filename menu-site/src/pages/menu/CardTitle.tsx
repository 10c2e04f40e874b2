import { useContentLang } from '../../components/useContentLang.js';

/**
 * The title of a card. The client script makes it a link to the panel of the item or combo, which works by touch screen
 * readers and keyboards too. Without scripts there is no panel, and the title is text.
 */
export function CardTitle({ title }: { readonly title: string }) {
  const own = useContentLang();
  return (
    <h3 dir="auto" {...own(title)}>
      <a>{title}</a>
    </h3>
  );
}
