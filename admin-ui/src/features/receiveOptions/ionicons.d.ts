/** Virtual modules of the build plugin: one with the suggested icons, one with all icons. */
declare module 'virtual:ionicons/*' {
  export const icons: Readonly<Record<string, { readonly body: string; readonly width?: number } | undefined>>;
}
