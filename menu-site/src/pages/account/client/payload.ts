import { isRecord } from '@qaima/schemas/core/typeGuards';
import { formControls, type FormControl } from '../../../client/form/controls.js';
import { normalizedValue } from '../../../client/form/validation.js';

type Payload = { [name: string]: Payload | string | boolean };

/**
 * Whether to omit a blank field. Only an optional field that was blank at first is omitted. A field that the user has
 * cleared is sent as an empty string.
 */
const isOmitted = (input: FormControl, value: string) =>
  value === '' && !input.required && !('defaultValue' in input && input.defaultValue);

/** The values of a form as a payload: the field `institution/name` becomes the property `name` of `institution`. */
export function formPayload(form: HTMLFormElement): Payload {
  const payload: Payload = {};
  for (const input of formControls(form)) {
    if (input instanceof HTMLInputElement && input.type === 'radio' && !input.checked) continue;
    const isTicked = input instanceof HTMLInputElement && input.type === 'checkbox';
    const value = isTicked ? input.checked : normalizedValue(input);
    if (typeof value === 'string' && isOmitted(input, value)) continue;
    const steps = input.name.split('/');
    const last = steps.pop() ?? '';
    let place = payload;
    for (const step of steps) {
      const known = place[step];
      const inner: Payload = typeof known === 'object' ? known : {};
      place[step] = inner;
      place = inner;
    }
    place[last] = value;
  }
  return payload;
}

/** The request's body: the fixed values of the form and its payload, as JSON. */
const formBody = (form: HTMLFormElement, payload: Payload): string => {
  const fixed: unknown = JSON.parse(form.dataset['body'] ?? '{}');
  return JSON.stringify({ ...(isRecord(fixed) ? fixed : {}), ...payload });
};

/**
 * The request that a form sends.
 * @param body JSON to send instead of the form's values
 * @param address to send to instead of the form's
 */
export function formRequest(form: HTMLFormElement, body?: string, address?: string): Request {
  const { method = 'POST', query } = form.dataset;
  const url = new URL(address ?? form.action, location.href);
  const payload = body === undefined ? formPayload(form) : {};
  const hasBody =
    (body ?? form.dataset['body']) !== undefined || (query === undefined && Object.keys(payload).length > 0);
  if (query !== undefined)
    for (const [name, value] of Object.entries(payload))
      if (typeof value === 'string') url.searchParams.set(name, value);
  return new Request(url, {
    method,
    headers: {
      'Accept-Language': document.documentElement.lang,
      ...(hasBody ? { 'Content-Type': 'application/json' } : {}),
    },
    ...(hasBody ? { body: body ?? formBody(form, payload) } : {}),
  });
}
