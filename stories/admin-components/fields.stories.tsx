import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Language } from '@qaima/schemas';
import { DateField } from '../../admin-ui/src/components/DateField.js';
import { NumberInput } from '../../admin-ui/src/components/NumberInput.js';
import { useNumberText } from '../../admin-ui/src/components/useNumberText.js';
import { AdminProviders } from '../support/AdminProviders.js';

interface FieldStoryProps {
  readonly field: 'day' | 'number';
  /** A day (`yyyy-mm-dd`), or what was typed. */
  readonly value: string;
  readonly language?: Language;
}

function FieldStory({ field, value, language = 'ar' }: FieldStoryProps) {
  const Field = field === 'day' ? Day : Amount;
  return (
    <AdminProviders language={language}>
      <main style={{ maxInlineSize: 320, padding: 24 }}>
        <Field begun={value} label={LABELS[field][language]} />
      </main>
    </AdminProviders>
  );
}

const LABELS = {
  day: { ar: 'اليوم', en: 'Day' },
  number: { ar: 'السعر', en: 'Price' },
} as const;

interface FieldProps {
  readonly begun: string;
  readonly label: string;
}

function Day({ begun, label }: FieldProps) {
  const [value, setValue] = useState(begun);
  return <DateField aria-label={label} value={value} onChange={setValue} />;
}

const LIMITS = { type: 'number', minimum: 0, maximum: 1_000_000 } as const;

function Amount({ begun, label }: FieldProps) {
  const [value, setValue] = useState<unknown>(begun);
  const number = useNumberText({ value, limits: LIMITS, written: String, onChange: setValue });
  return <NumberInput id="amount" label={label} number={number} limits={LIMITS} unit="JD" />;
}

export default {
  id: 'admin-components-fields',
  title: 'مكوّنات الإدارة · Admin components/حقول · Fields',
  component: FieldStory,
} satisfies Meta<typeof FieldStory>;
type Story = StoryObj<typeof FieldStory>;

/** An ambiguous number: the field asks which one is meant. */
export const AmbiguousNumber: Story = {
  name: 'رقم ملتبس · Ambiguous number',
  args: { field: 'number', value: '1,250' },
};
export const DateChosen: Story = { name: 'تاريخ مختار · Date chosen', args: { field: 'day', value: '2027-01-14' } };
export const DateEmpty: Story = { name: 'تاريخ فارغ · Date empty', args: { field: 'day', value: '' } };
/** An invalid day stays as typed. */
export const DateInvalid: Story = { name: 'تاريخ خاطئ · Date invalid', args: { field: 'day', value: '31/02' } };
