/** The API of subscription orders. */
import type { Endpoints } from '../core/endpoint.js';
import { arrayOf } from '../core/schema.js';
import { paymentCreateSchema } from '../payment/payment.js';
import { requiredEditCreateSchema, requiredEditUpdateSchema } from '../required-edit/required-edit.js';
import { dueDatesSchema } from './instalments.js';
import { creditMoveSchema } from './creditMove.js';
import { orderRenewalSchema, renewalProposalSchema } from './renewal.js';
import { totalCorrectionSchema } from './totalCorrection.js';
import {
  menuAssignmentSchema,
  orderCreateSchema,
  orderQuerySchema,
  orderSchema,
  orderUpdateSchema,
  subscriptionUpdateSchema,
} from './order.js';

/** The contract spells the path segment `subscribtion`. */
export const orderEndpoints = {
  list: {
    method: 'GET',
    path: '/orders',
    access: 'staff',
    summary: 'Orders by filters and page; with excel=1 a spreadsheet of 15 rows, with excel=all of all that match.',
    query: orderQuerySchema,
    files: ['xlsx'],
    response: arrayOf(orderSchema, {}),
  },
  create: {
    method: 'POST',
    path: '/orders',
    access: 'staff',
    recognizesRepeats: true,
    summary: 'Sells a subscription to a user, by username.',
    body: orderCreateSchema,
    response: orderSchema,
  },
  read: { method: 'GET', path: '/orders/:orderId', access: 'staff', summary: 'One order.', response: orderSchema },
  change: {
    method: 'PUT',
    path: '/orders/:orderId',
    access: 'staff',
    recognizesRepeats: true,
    summary:
      'Changes the status, the cancelled mark, the demo or the subscription end of an order; 409 if the demo has other ends than `endsBefore`, or the order other amounts than `sumsBefore`.',
    body: orderUpdateSchema,
    detectsConflicts: true,
    response: orderSchema,
  },
  invoice: {
    method: 'GET',
    path: '/orders/:orderId/invoice',
    access: 'staff',
    summary: 'The invoice as a PDF file.',
    files: ['pdf'],
  },
  pay: {
    method: 'POST',
    path: '/orders/:orderId/debits',
    access: 'staff',
    confirmed: 'sometimes',
    recognizesRepeats: true,
    summary:
      'Records a payment, at most what is outstanding and none if cancelled; a negative value with a reason takes back what was paid.',
    body: paymentCreateSchema,
    response: orderSchema,
  },
  receipt: {
    method: 'GET',
    path: '/orders/:orderId/debits/:index/receipt',
    access: 'staff',
    summary: 'The receipt of a payment as a PDF file, by its index from 0; 404 for a counter-entry or a moved credit.',
    files: ['pdf'],
  },
  moveCredit: {
    method: 'POST',
    path: '/orders/:orderId/credit',
    access: 'staff',
    confirmed: 'always',
    recognizesRepeats: true,
    summary:
      'Moves the credit of a cancelled or overpaid order to another order of the client: payments there and counter-entries here, all or none; 409 if another amount would be moved now.',
    body: creditMoveSchema,
    response: orderSchema,
  },
  addEdit: {
    method: 'POST',
    path: '/orders/:orderId/requiredEdits',
    access: 'staff',
    recognizesRepeats: true,
    summary: 'Adds a required edit, unready at first.',
    body: requiredEditCreateSchema,
    response: orderSchema,
  },
  changeEdit: {
    method: 'PUT',
    path: '/orders/:orderId/requiredEdits/:index',
    access: 'staff',
    summary: 'Switches a required edit, by its index from 0.',
    body: requiredEditUpdateSchema,
    detectsConflicts: true,
    response: orderSchema,
  },
  changeDueDates: {
    method: 'PUT',
    path: '/orders/:orderId/instalments',
    access: 'staff',
    summary:
      'Agrees the instalments, which add up to the total, and until when the client promises to pay; less than the minimum at once needs a reason.',
    body: dueDatesSchema,
    response: orderSchema,
  },
  correctTotal: {
    method: 'PUT',
    path: '/orders/:orderId/total',
    access: 'staff',
    summary: 'Corrects the total, with a reason; one below what was paid needs `belowPaid`.',
    body: totalCorrectionSchema,
    response: orderSchema,
  },
  changeSubscription: {
    method: 'PUT',
    path: '/orders/:orderId/subscribtion',
    access: 'staff',
    summary: 'Changes when the subscription ends.',
    body: subscriptionUpdateSchema,
    detectsConflicts: true,
    response: orderSchema,
  },
  proposeRenewal: {
    method: 'GET',
    path: '/orders/:orderId/renewal',
    access: 'staff',
    summary: 'The period and price of a renewal for a year, from the newest order of this client and menu.',
    response: renewalProposalSchema,
  },
  renew: {
    method: 'POST',
    path: '/orders/:orderId/renewal',
    access: 'staff',
    recognizesRepeats: true,
    summary: 'Creates the renewal as it was proposed; 409 if another one would be proposed now.',
    body: orderRenewalSchema,
    response: orderSchema,
  },
  assignMenu: {
    method: 'POST',
    path: '/orders/:orderId/menu',
    access: 'staff',
    summary: 'Assigns a menu to an order.',
    body: menuAssignmentSchema,
    detectsConflicts: true,
    response: orderSchema,
  },
} as const satisfies Endpoints;
