interface ImportMetaEnv {
  /** The URLs of the pages' scripts and styles. `vite.config.ts` takes them from the client build. */
  readonly MENU_SCRIPT_URL?: string;
  readonly ACCOUNT_SCRIPT_URL?: string;
  readonly CART_SCRIPT_URL?: string;
  readonly ORDER_SCRIPT_URL?: string;
  readonly LANDING_SCRIPT_URL?: string;
  readonly HIDE_CREDENTIALS_SCRIPT_URL?: string;
  /** The modules that each script imports, by the script's URL. The page preloads them together with the script. */
  readonly SCRIPT_IMPORTS?: Readonly<Record<string, readonly string[]>>;
  readonly DEFERRED_STYLES_URL?: string;
  readonly PRINT_STYLES_URL?: string;
}
