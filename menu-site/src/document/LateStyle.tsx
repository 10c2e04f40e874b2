/**
 * The style of what a menu's page shows by its script alone: panels, notices, the bar. At the end of the page it holds up
 * nothing that stands before it, and the script waits for it.
 */
export function LateStyle() {
  const address = import.meta.env.LATE_STYLE_ADDRESS;
  return address === undefined ? null : <link rel="stylesheet" href={address} />;
}
