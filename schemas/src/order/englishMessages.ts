/**
 * The English texts of messages, for clients who do not read Arabic. They have the same placeholders as the Arabic
 * templates. Staff can edit a single message before they send it, but can't change these texts.
 * (docs/spec/staff-console.md#messages)
 */
import type { MessageKind } from '../sent-message/messageKinds.js';
import { MESSAGE_FIELDS } from './messageTemplates.js';

const { name, number, total, left, minimum, date, end, menuName, menu, admin, cliq } = MESSAGE_FIELDS;

/** The beginning of an English message without a template. */
export const ENGLISH_GREETING = `Hello {${name}},`;

const CLIQ_LINE = `Our CliQ alias: {${cliq}}`;

export const ENGLISH_MESSAGES: Readonly<Record<MessageKind, string>> = {
  editReceived: [
    ENGLISH_GREETING,
    'We have received your request for a change. It is not ready yet.',
    `Menu: {${menuName}}`,
    'We will write to you when it is ready.',
  ].join('\n'),
  editReady: [
    ENGLISH_GREETING,
    'The change that you asked for is ready.',
    `You can see it here: {${menu}}`,
    'Tell us what you think of it.',
  ].join('\n'),
  firstPayment: [
    ENGLISH_GREETING,
    `To begin with your order {${number}}, please transfer the first payment, at least {${minimum}} of {${total}}.`,
    'You can pay by CliQ or in cash. Thank you for your trust.',
    CLIQ_LINE,
  ].join('\n'),
  lastPayment: [
    ENGLISH_GREETING,
    `This is a reminder of the last payment of your order {${number}}: {${left}} of {${total}} is left.`,
    `If it does not arrive by {${date}}, the menu will be stopped.`,
    'You can pay by CliQ or in cash. Thank you.',
    CLIQ_LINE,
  ].join('\n'),
  menuReady: [
    ENGLISH_GREETING,
    'Your menu is ready!',
    `The link for your guests: {${menu}}`,
    `The link to manage it: {${admin}}`,
    'We wish you success.',
  ].join('\n'),
  renewalDue: [
    ENGLISH_GREETING,
    `Your subscription ends on {${end}}.`,
    `Menu: {${menuName}}`,
    `The renewal for a year costs {${total}}.`,
    'You can pay by CliQ or in cash. Thank you for your trust.',
    CLIQ_LINE,
  ].join('\n'),
  cannotReceive: [
    ENGLISH_GREETING,
    `Menu: {${menuName}}`,
    'You do not get the orders of your guests: the menu has no WhatsApp number, and orders in the admin page are off.',
    `You can add the number or turn orders on here: {${admin}}`,
    'We are glad to help.',
  ].join('\n'),
};
