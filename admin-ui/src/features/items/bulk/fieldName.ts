/** The label of an invalid field, from the JSON pointer of its error: "Options 2, Price". */
import { bulkItemCreateSchema, LIST_SEPARATOR, schemaLabel, type Language, type Schema } from '@qaima/schemas';

export function fieldLabel(path: string, language: Language): string {
  const names: string[] = [];
  let schema: Schema = bulkItemCreateSchema;
  for (const step of path.split('/').slice(1)) {
    const { items } = schema;
    if (items && /^\d+$/.test(step)) {
      names.push(`${names.pop() ?? ''} ${Number(step) + 1}`.trim());
      schema = items;
    } else {
      const property = schema.properties?.[step];
      if (!property) break;
      const name = schemaLabel(property, language, step);
      if (names.at(-1) !== name) names.push(name);
      schema = property;
    }
  }
  return names.join(LIST_SEPARATOR[language]);
}
