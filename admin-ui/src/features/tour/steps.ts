/**
 * The steps of the guided tour in order: the screen of each, and the element that it highlights.
 * (docs/spec/owners-area.md#guided-tour)
 */
import type { MessageKey, Messages } from '../../i18n/messages/index.js';

type Tour = Messages['tour'];

/** The screens with tour messages. */
type TourScreen = {
  [R in keyof Tour]: Tour[R] extends string ? never : R;
}[keyof Tour];

type Mark = { [R in TourScreen]: `${R}.${keyof Tour[R] & string}` }[TourScreen];

export interface TourStep {
  readonly screen: TourScreen;
  /** The label of a target that exists only once the menu has a section. */
  readonly needsSection?: MessageKey;
  /** The target's `data-tour`, and the key of its message. */
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

/** Targets that need a section, by the label they will have. */
const NEED_SECTION: Partial<Record<Mark, MessageKey>> = {
  'items.create': 'items.new',
  'items.image': 'bulk.image',
  'items.sale': 'bulk.sale',
  'items.bulk': 'bulk.add',
  'galleries.create': 'galleries.new',
};

export const steps: readonly TourStep[] = MARKS.map((mark) => ({
  mark,
  // A mark starts with its screen.
  screen: mark.split('.')[0] as TourScreen,
  ...(NEED_SECTION[mark] && { needsSection: NEED_SECTION[mark] }),
}));
