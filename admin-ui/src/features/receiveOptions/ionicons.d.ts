/** The build plugin's modules: the suggested icons, and the whole set. */
declare module 'virtual:ionicons/*' {
  export const icons: Readonly<Record<string, { readonly body: string; readonly width?: number } | undefined>>;
}
