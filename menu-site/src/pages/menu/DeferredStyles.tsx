/**
 * Links the styles that the first paint does not need: those of elements that scripts show, and those of the network
 * logos. The link is at the end of `<body>`, so it delays nothing above. The client script waits for these styles. The
 * print styles come last and override all others.
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
