interface ImportMetaEnv {
  /** The address of the page's script; only the build knows it. */
  readonly ENHANCE_ADDRESS?: string;
}
