/**
 * Replaces work of React and jsdom that no component test needs, and that took a third of their time.
 * (docs/decisions/040-test-suite.md)
 */
import * as React from 'react';

/**
 * Makes React record no stack for each created element, which only its error messages show. React itself stops after
 * 10,000 elements in a second, and counts in this internal field; if it is renamed, tests become slower, not wrong.
 */
export function skipOwnerStacks(): void {
  const { __CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE: internals } = React as unknown as Readonly<
    Record<string, { recentlyCreatedOwnerStacks?: number } | undefined>
  >;
  if (internals?.recentlyCreatedOwnerStacks === undefined) return;
  Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', { get: () => 1e9, set: () => undefined });
}

/** The attributes that the default styles of HTML depend on. */
const kindOf = (element: Element) =>
  `${element.localName}${element.hasAttribute('hidden') ? ' hidden' : ''}${element.hasAttribute('open') ? ' open' : ''}`;

/** The nearest inline value, because `visibility` is inherited. */
function inheritedVisibility(element: Element): string {
  for (let one: Element | null = element; one; one = one.parentElement) {
    const { visibility } = (one as HTMLElement).style;
    if (visibility !== '') return visibility;
  }
  return 'visible';
}

/**
 * Makes `getComputedStyle` return inline styles and the default `display` of each kind of element, which is all that
 * jsdom has without style sheets. jsdom matches every element with its whole default style sheet on each call.
 */
export function computeInlineStylesOnly(): void {
  const original = window.getComputedStyle.bind(window);
  const displays = new Map<string, string>();
  const displayOf = (element: Element): string => {
    const kind = kindOf(element);
    const known = displays.get(kind);
    if (known !== undefined) return known;
    const sample = document.createElement(element.localName);
    for (const name of kind.split(' ').slice(1)) sample.setAttribute(name, '');
    const { display } = original(sample);
    displays.set(kind, display);
    return display;
  };
  window.getComputedStyle = (element) => {
    const { style } = element as HTMLElement;
    const valueOf = (name: string): unknown => {
      if (name === 'display') return style.display || displayOf(element);
      if (name === 'visibility') return inheritedVisibility(element);
      return undefined;
    };
    return new Proxy(style, {
      get: (_, name) => {
        if (name === 'getPropertyValue') return (asked: string) => valueOf(asked) ?? style.getPropertyValue(asked);
        return valueOf(String(name)) ?? (Reflect.get(style, name) as unknown);
      },
    });
  };
}

/** The labels that name a field by `for`, and the one that contains it. */
function labelsOf(field: Element): readonly HTMLLabelElement[] {
  const around = field.closest('label');
  const named = field.id === '' ? [] : [...field.ownerDocument.getElementsByTagName('label')];
  return [
    ...named.filter(({ htmlFor }) => htmlFor === field.id),
    ...(around !== null && around.htmlFor === '' && around.control === field ? [around] : []),
  ];
}

/** Finds the labels of a field among all labels. jsdom searches the document once more for the field of each label. */
export function findLabelsQuickly(): void {
  const fields = [HTMLInputElement, HTMLSelectElement, HTMLTextAreaElement];
  const others = [HTMLButtonElement, HTMLMeterElement, HTMLOutputElement, HTMLProgressElement];
  for (const { prototype } of [...fields, ...others]) {
    Object.defineProperty(prototype, 'labels', {
      configurable: true,
      get(this: Element) {
        return labelsOf(this);
      },
    });
  }
}
