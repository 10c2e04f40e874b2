/**
 * The steps of the guided tour in order, each with its screen and the element that it highlights.
 * (docs/spec/owners-area.md#guided-tour)
 */
import type { MessageKey, Messages } from '../../i18n/messages/index.js';

type Tour = Messages['tour'];

/** The screens that have messages for the tour. */
type TourScreen = {
  [R in keyof Tour]: Tour[R] extends string ? never : R;
}[keyof Tour];

type Mark = { [R in TourScreen]: `${R}.${keyof Tour[R] & string}` }[TourScreen];

export interface TourStep {
  readonly screen: TourScreen;
  /** For a target that exists only once the menu has a section: the key of its label. */
  readonly needsSection?: MessageKey;
  /** The target's `data-tour` attribute, which is also the key of the step's message. */
  readonly mark: Mark;
}

const MARKS: readonly Mark[] = [
  'review.frame',
  'sections.table',
  'sections.create',
  'items.create',
  'items.image',
  'items.sale',
  'items.bulk',
  'galleries.create',
  'branches.info',
  'workingDays.hours',
  'workingDays.form',
  'stats.numbers',
  'publicInfo.mainImage',
  'publicInfo.logo',
  'publicInfo.colors',
  'publicInfo.metaContact',
  'publicInfo.otherContact',
  'publicInfo.mainSettings',
  'publicInfo.google',
  'publicInfo.phrases',
  'publicInfo.privateSettings',
];

/** Targets that exist only once the menu has a section, with the keys of their labels. */
const NEED_SECTION: Partial<Record<Mark, MessageKey>> = {
  'items.create': 'items.new',
  'items.image': 'bulk.image',
  'items.sale': 'bulk.sale',
  'items.bulk': 'bulk.add',
  'galleries.create': 'galleries.new',
};

export const steps: readonly TourStep[] = MARKS.map((mark) => ({
  mark,
  // A mark has the form `screen.name`.
  screen: mark.split('.')[0] as TourScreen,
  ...(NEED_SECTION[mark] && { needsSection: NEED_SECTION[mark] }),
}));
