/** Offers the ways to pay that the chosen service and the total allow. (docs/spec/public-site.md#cart-page) */
import { isForService, SERVICES } from '@qaima/schemas/receive-option/service';
import type { ValidationIssue } from '../../../client/form/controls.js';
import { serviceIn, shownTotal } from './deliveryArea.js';

const choiceIn = (form: HTMLFormElement) => form.querySelector<HTMLElement>('.pay-choice');

const radiosIn = (choice: HTMLElement) => Array.from(choice.querySelectorAll<HTMLInputElement>('[name=payment]'));

export function updatePaymentChoice(form: HTMLFormElement): void {
  const choice = choiceIn(form);
  if (!choice) return;
  const [service, total] = [serviceIn(form), shownTotal(form)];
  for (const input of radiosIn(choice)) {
    const label = input.closest('label');
    const { services: names = '', min = '0', max = 'Infinity' } = label?.dataset ?? {};
    const services = names.split(' ').flatMap((name) => SERVICES.find((one) => one === name) ?? []);
    const isOffered = isForService(services, service) && total >= Number(min) && total <= Number(max);
    if (label) label.hidden = !isOffered;
    input.disabled = !isOffered;
  }
  const offered = radiosIn(choice).filter(({ disabled }) => !disabled);
  choice.hidden = offered.length === 0 || total === 0;
  const [only] = offered;
  if (only && offered.length === 1) only.checked = true;
}

/** The issue if no way to pay is chosen although some are offered. */
export function missingPayment(form: HTMLFormElement): ValidationIssue | null {
  const choice = choiceIn(form);
  if (!choice || choice.hidden) return null;
  const offered = radiosIn(choice).filter(({ disabled }) => !disabled);
  const [input] = offered;
  const message = input?.dataset['blank'];
  return input && message && !offered.some(({ checked }) => checked) ? { input, message } : null;
}
