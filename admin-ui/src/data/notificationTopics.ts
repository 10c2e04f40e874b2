/**
 * Removes notifications of errors that no longer apply, for example of a failed request once a retry has succeeded. A
 * topic names what the error is about.
 */
const listeners = new Set<(topic: string) => void>();

/** The notification option with the topic of an error. */
export const TOPIC_OPTION = 'topic';

/** Removes the errors of a topic. */
export const resolveTopic = (topic: string): void => listeners.forEach((listener) => listener(topic));

/** Calls a function with each topic that is resolved. Returns the function that stops this. */
export function onTopicResolved(listener: (topic: string) => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
