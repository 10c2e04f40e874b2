import { render, screen, waitFor, within } from '@testing-library/react';
import {
  branchCreateSchema,
  toCreateSchema,
  itemCreateSchema,
  itemSchema,
  schemaLabel,
  receiveOptionCreateSchema,
  ApiError,
  sectionCreateSchema,
  type Language,
  type Schema,
  type ObjectSchema,
} from '@qaima/schemas';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { formValidatorOf } from '../../admin-ui/src/schema-ui/form/rjsfValidator.js';
import { SchemaForm, type SchemaFormProps } from '../../admin-ui/src/schema-ui/form/SchemaForm.js';
import { formFieldsOf } from '../../admin-ui/src/schema-ui/form/uiSchemaOf.js';
import { compileValidator } from '../../admin-ui/tools/compileValidator.js';
import { AdminProviders } from '../../stories/support/AdminProviders.js';
import { renderUser, setUpBrowser } from './browserMocks.js';

beforeEach(() => setUpBrowser());

const words = { label: 'النموذج', submit: 'إرسال', submitting: 'جارٍ الإرسال…' };

async function openForm(
  props: Partial<SchemaFormProps> & { readonly schema: ObjectSchema },
  language: Language = 'ar',
) {
  const onSend = vi.fn(props.onSend ?? (() => Promise.resolve()));
  render(
    <AdminProviders language={language}>
      <SchemaForm {...words} {...props} onSend={onSend} />
    </AdminProviders>,
  );
  await screen.findByRole('button', { name: words.submit });
  return { onSend, user: renderUser(), send: screen.getByRole('button', { name: words.submit }) };
}

describe.each([
  ['a section', sectionCreateSchema],
  ['an item', itemCreateSchema],
  ['a branch', branchCreateSchema],
  ['a receive option', receiveOptionCreateSchema],
] as const)('the form of %s', (_name, schema) => {
  it.each(['ar', 'en'] as const)('asks for every field by its label (%s)', async (language) => {
    await openForm({ schema }, language);
    const form = screen.getByRole('form', { name: words.label });
    const properties = schema.properties as Readonly<Record<string, Schema>>;
    expect(formFieldsOf(schema).length).toBeGreaterThan(1);
    for (const name of formFieldsOf(schema))
      expect(form.textContent).toContain(schemaLabel(properties[name], language));
  });
});

describe('a property added to a shape', () => {
  const grown = toCreateSchema({
    ...itemSchema,
    required: [...itemSchema.required, 'calories'],
    properties: {
      ...itemSchema.properties,
      calories: { type: 'integer', title: 'السعرات', 'x-en': 'Calories', minimum: 0 },
    },
  } as const);

  it('is asked for and checked with no other edit', async () => {
    const { user, onSend, send } = await openForm({
      schema: grown,
      validator: formValidatorOf(grown, compileValidator(grown).validate, 'ar', 'JOD'),
      initial: { title: 'فلافل', description: 'مقرمشة', price: 1.5, pin: false, show: { type: 'small-image' } },
    });
    await user.type(screen.getByLabelText('السعرات'), '-5');
    expect(screen.getByText('أقل قيمة هي \u20660\u2069')).toBeDefined();
    await user.clear(screen.getByLabelText('السعرات'));
    await user.type(screen.getByLabelText('السعرات'), '٣٣٠');
    await user.click(send);
    await waitFor(() => expect(onSend).toHaveBeenCalledOnce());
    expect(onSend.mock.calls[0]?.[0]).toMatchObject({ calories: 330 });
  });
});

describe('a form', () => {
  it('says what is wrong when a field is left, and not before', async () => {
    const { user } = await openForm({ schema: branchCreateSchema });
    expect(screen.queryByText('هذا الحقل مطلوب')).toBeNull();
    await user.click(screen.getByLabelText('العنوان'));
    expect(screen.queryByText('هذا الحقل مطلوب')).toBeNull();
    await user.tab();
    expect(screen.getByText('هذا الحقل مطلوب')).toBeDefined();
    const field = screen.getByLabelText('العنوان');
    expect(field.getAttribute('aria-invalid')).toBe('true');
    expect(document.getElementById(field.getAttribute('aria-describedby')!)?.textContent).toBe('هذا الحقل مطلوب');
  });

  it('says what is wrong while it is changed, by the rule that is broken', async () => {
    const { user } = await openForm({ schema: branchCreateSchema });
    await user.type(screen.getByLabelText('الهاتف'), '12');
    expect(screen.getByText('رقم هاتف غير صحيح')).toBeDefined();
    await user.type(screen.getByLabelText('رابط الخريطة'), 'javascript:alert(1)');
    expect(screen.getByText('الرجاء إدخال رابط صحيح يبدأ بـ \u2066https://\u2069')).toBeDefined();
    await user.clear(screen.getByLabelText('الهاتف'));
    await user.type(screen.getByLabelText('الهاتف'), '0790000000');
    expect(screen.queryByText('رقم هاتف غير صحيح')).toBeNull();
  });

  it('is errored as a whole while a field is', async () => {
    const { user } = await openForm({ schema: branchCreateSchema });
    const form = screen.getByRole('form', { name: words.label });
    expect(form.getAttribute('data-errored')).toBe('false');
    await user.type(screen.getByLabelText('الهاتف'), '12');
    expect(form.getAttribute('data-errored')).toBe('true');
  });

  it('writes what is never Arabic from left to right', async () => {
    await openForm({ schema: branchCreateSchema });
    expect(screen.getByLabelText('الهاتف').getAttribute('dir')).toBe('ltr');
    const link = screen.getByLabelText('رابط الخريطة');
    expect([link.getAttribute('dir'), link.getAttribute('inputmode')]).toEqual(['ltr', 'url']);
    // A textarea, so that a long link wraps and can be read completely.
    expect(link.tagName).toBe('TEXTAREA');
    expect(screen.getByLabelText('العنوان').getAttribute('dir')).toBe('auto');
  });

  it('is disabled and says so while sending, and sends only once', async () => {
    let answer: () => void = () => undefined;
    const { user, onSend, send } = await openForm({
      schema: sectionCreateSchema,
      initial: { prime: false, title: 'السلطات' },
      onSend: () => new Promise((resolve) => (answer = resolve)),
    });
    await user.dblClick(send);
    const sending = screen.getByRole('button', { name: words.submitting });
    expect((sending as HTMLButtonElement).disabled).toBe(true);
    expect(onSend).toHaveBeenCalledOnce();
    answer();
    expect(await screen.findByRole('button', { name: words.submit })).toBeDefined();
  });

  it('keeps its input if sending fails, with the server’s error at the field', async () => {
    const { user, send } = await openForm({
      schema: sectionCreateSchema,
      initial: { prime: false },
      onSend: () => Promise.reject(new ApiError('مكرر', 409, [{ path: '/title', message: 'هذا الاسم مستعمل' }])),
    });
    const title = screen.getByLabelText<HTMLInputElement>('اسم التصنيف');
    await user.type(title, 'السلطات');
    await user.click(send);
    expect(await screen.findByText('هذا الاسم مستعمل')).toBeDefined();
    expect(title.value).toBe('السلطات');
    expect(document.activeElement).toBe(title);
    await user.type(title, ' الباردة');
    expect(screen.queryByText('هذا الاسم مستعمل')).toBeNull();
  });

  it('begins anew after a success', async () => {
    const { user, onSend, send } = await openForm({ schema: sectionCreateSchema, initial: { prime: false } });
    const title = screen.getByLabelText<HTMLInputElement>('اسم التصنيف');
    await user.type(title, 'السلطات');
    await user.click(send);
    await waitFor(() => expect(title.value).toBe(''));
    expect(onSend).toHaveBeenCalledOnce();
    expect(screen.queryByText('هذا الحقل مطلوب')).toBeNull();
  });

  it('sends an emptied optional field as an empty text, which clears it', async () => {
    const record = { title: 'توصيل', description: 'خلال ساعة', ionIcon: 'bicycle' };
    const { user, onSend, send } = await openForm({ schema: receiveOptionCreateSchema, record });
    await user.clear(screen.getByLabelText('الوصف'));
    await user.click(send);
    await waitFor(() => expect(onSend.mock.calls.map(([sent]) => sent)).toEqual([{ description: '' }]));
  });

  it('discards changes, and sends nothing when there are none', async () => {
    const record = { title: 'توصيل' };
    const { user, onSend, send } = await openForm({ schema: receiveOptionCreateSchema, record });
    expect((send as HTMLButtonElement).disabled).toBe(true);
    const title = screen.getByLabelText<HTMLInputElement>('اسم الطريقة');
    await user.type(title, ' سريع');
    expect(screen.getByText('تغيير واحد غير محفوظ')).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'تجاهل' }));
    expect(title.value).toBe('توصيل');
    expect((send as HTMLButtonElement).disabled).toBe(true);
    expect(onSend).not.toHaveBeenCalled();
  });

  it('counts an emptied number among optional ones as null', async () => {
    const record = { address: 'عمّان', phone: '0790000000', lat: 31.95, long: 35.93 };
    const { user, onSend, send } = await openForm({ schema: branchCreateSchema, record });
    await user.clear(within(screen.getByRole('form', { name: words.label })).getByLabelText('خط العرض'));
    await user.click(send);
    await waitFor(() => expect(onSend.mock.calls.map(([sent]) => sent)).toEqual([{ lat: null }]));
  });
});
