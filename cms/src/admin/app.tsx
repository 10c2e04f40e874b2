export default {
  config: {
    notifications: { releases: false },
    tutorials: false,
  },
  bootstrap: () => undefined,
};
