interface ImportMetaEnv {
  /** The addresses of the pages' scripts; only the build knows them. */
  readonly ENHANCE_ADDRESS?: string;
  readonly ACCOUNT_ADDRESS?: string;
  readonly CART_ADDRESS?: string;
  readonly LANDING_ADDRESS?: string;
  readonly TIDY_ADDRESS?: string;
  /** What each of them imports, by its address: asked for together, rather than one after the other. */
  readonly PARTS?: Readonly<Record<string, readonly string[]>>;
  /** The style of what a menu's page shows by its script alone. */
  readonly LATE_STYLE_ADDRESS?: string;
  /** The style of a menu on paper. */
  readonly PRINT_STYLE_ADDRESS?: string;
}
