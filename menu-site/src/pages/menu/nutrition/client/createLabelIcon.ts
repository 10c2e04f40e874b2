import type { LabelIcon } from '@qaima/schemas';

const SVG = 'http://www.w3.org/2000/svg';

/** A decorative icon from the page's sprite, as `LabelIcon.tsx` renders it. */
export function createLabelIcon(name: LabelIcon): Element {
  const [svg, use] = [document.createElementNS(SVG, 'svg'), document.createElementNS(SVG, 'use')];
  svg.setAttribute('class', 'i line');
  svg.setAttribute('viewBox', '0 0 24 24');
  svg.setAttribute('aria-hidden', 'true');
  use.setAttribute('href', `#label-${name}`);
  svg.append(use);
  return svg;
}
