/** JSON for a `<script>`: no `<` that could end the element or open another. */
export const jsonForScript = (value: object): string => JSON.stringify(value).replaceAll('<', '\\u003c');
