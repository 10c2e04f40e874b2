/**
 * Links the styles that the first paint does not need: those of script-only elements and of network logos. The links
 * are at the end of `<body>`, where they delay nothing. The client script waits for these styles. The print styles come
 * last, because they override all others.
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
