/**
 * Runs the changes of the cart's lines one after another, and lets the order wait for them.
 * (docs/spec/public-site.md#cart-page)
 */

/** The number of changes that have not ended. */
let count = 0;
/** Whether all of them succeeded, once the last one has ended. */
let saved = Promise.resolve(true);

/** Whether a change has not ended. */
export const isChanging = (): boolean => count > 0;

/** Resolves when no change is pending, to whether all that were pending have succeeded. */
export const whenSaved = (): Promise<boolean> => (isChanging() ? saved : Promise.resolve(true));

/** One change of the cart. Neither function rejects. */
interface Change {
  /** Asks the server for the change. @returns whether it was made */
  readonly save: () => Promise<boolean>;
  /**
   * Shows the cart after the change.
   * @param isLast whether no other change is waiting; the cart is drawn again only then, because that would undo on the
   * page what is not saved yet
   */
  readonly show: (isLast: () => boolean) => Promise<void>;
}

/** Queues a change behind those that are pending, because a line's index depends on the changes before it. */
export function queueChange({ save, show }: Change): Promise<boolean> {
  const before = whenSaved();
  count += 1;
  const run = async (): Promise<boolean> => {
    try {
      const isSaved = await save();
      await show(() => count === 1);
      return isSaved;
    } finally {
      count -= 1;
    }
  };
  saved = before.then(async (wereSaved) => (await run()) && wereSaved);
  return saved;
}
