/** What the build's plugin makes of the icon set: the offered icons, and all of them. */
declare module 'virtual:ionicons/*' {
  export const icons: Readonly<Record<string, { readonly body: string; readonly width?: number } | undefined>>;
}
