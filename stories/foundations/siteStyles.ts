/** Reads design values from the style sheets of the public site. */
import { pages } from '../../menu-site/src/pages/pages.js';

export interface DeclaredValue {
  readonly value: string;
  readonly selectors: readonly string[];
}

function styleRules(rules: CSSRuleList): readonly CSSStyleRule[] {
  return [...rules].flatMap((rule) => {
    if (rule instanceof CSSStyleRule) return [rule];
    return rule instanceof CSSGroupingRule ? styleRules(rule.cssRules) : [];
  });
}

let parsed: readonly CSSStyleRule[] | undefined;

function siteRules(): readonly CSSStyleRule[] {
  if (!parsed) {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync([...new Set(pages.map(({ css }) => css))].join('\n'));
    parsed = styleRules(sheet.cssRules);
  }
  return parsed;
}

/** The values of a property in px, in ascending order, with the selectors that use them. */
export function declaredPixels(property: string): readonly DeclaredValue[] {
  const found = new Map<string, Set<string>>();
  for (const { style, selectorText } of siteRules()) {
    const value = style.getPropertyValue(property);
    if (/^[\d.]+px$/.test(value)) found.set(value, (found.get(value) ?? new Set()).add(selectorText));
  }
  return [...found]
    .map(([value, selectors]) => ({ value, selectors: [...selectors] }))
    .sort((a, b) => parseFloat(a.value) - parseFloat(b.value));
}

/** The first value of a custom property. */
export const customProperty = (name: string): string =>
  siteRules()
    .map(({ style }) => style.getPropertyValue(name).trim())
    .find((value) => value !== '') ?? '';
