/** The icons of the filter's answers, so that no answer is told by its colour alone. */
import type { FilterAnswer } from '@qaima/schemas/nutrition/filter';

const SVG_NAMESPACE = 'http://www.w3.org/2000/svg';

/** Stroked paths in a square of 24 units: a check, a warning, a question, a cross. */
const PATHS: Readonly<Record<FilterAnswer, string>> = {
  free: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18M8 12.500l3 3 5.500-6',
  'may-contain': 'M12 4 2.500 20h19zM12 10v4.500M12 17v.01',
  'not-declared':
    'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18M9.500 9.500a2.500 2.500 0 1 1 3.500 2.300c-.7.3-1 .8-1 1.700M12 16.500v.01',
  contains: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18M9 9l6 6M15 9l-6 6',
};

/** A decorative icon: the text next to it has the same meaning. */
export function answerIcon(answer: FilterAnswer): Element {
  const [svg, path] = [document.createElementNS(SVG_NAMESPACE, 'svg'), document.createElementNS(SVG_NAMESPACE, 'path')];
  svg.setAttribute('class', 'i line');
  svg.setAttribute('viewBox', '0 0 24 24');
  svg.setAttribute('aria-hidden', 'true');
  path.setAttribute('d', PATHS[answer]);
  svg.append(path);
  return svg;
}
