/**
 * The style of what a menu's page shows by its script alone: panels, notices, the bar; and of the marks of networks, which are far down. At the end of the page it holds up
 * nothing that stands before it, and the script waits for it. On paper the menu has a style of its own, which overrules both.
 */
export function DeferredStyles() {
  const late = import.meta.env.LATE_STYLE_ADDRESS;
  const print = import.meta.env.PRINT_STYLE_ADDRESS;
  return (
    <>
      {late !== undefined && <link rel="stylesheet" href={late} />}
      {print !== undefined && <link rel="stylesheet" href={print} media="print" />}
    </>
  );
}
