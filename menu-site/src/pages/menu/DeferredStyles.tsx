/**
 * Styles that are not needed for the first paint: of elements that scripts show, and of the logos at the end. Linked
 * at the end of `<body>`, they delay nothing above, and the script waits for them. The print style overrides both.
 */
export function DeferredStyles() {
  const deferred = import.meta.env.DEFERRED_STYLES_URL;
  const print = import.meta.env.PRINT_STYLES_URL;
  return (
    <>
      {deferred !== undefined && <link rel="stylesheet" href={deferred} />}
      {print !== undefined && <link rel="stylesheet" href={print} media="print" />}
    </>
  );
}
