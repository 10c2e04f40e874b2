/** JSON for a `<script>`, with escaped `<`, which could otherwise end the element. */
export const jsonForScript = (value: object): string => JSON.stringify(value).replaceAll('<', '\\u003c');
