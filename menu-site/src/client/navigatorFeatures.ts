/** What the browser offers, each of which may be missing: older browsers lack some, and pages over HTTP get fewer. */
export const navigatorFeatures = (): Partial<Navigator> => navigator;
