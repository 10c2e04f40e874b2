import { useSite } from '../document/siteContext.js';

/** A link to the same page in the other language. */
export function LanguageLink({ className }: { readonly className: string }) {
  const { language, messages } = useSite();
  const other = language === 'ar' ? 'en' : 'ar';
  return (
    <a className={className} href={`?lang=${other}`} lang={other} hrefLang={other}>
      {messages.inOtherLanguage}
    </a>
  );
}
