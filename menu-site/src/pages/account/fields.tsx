/** Fields that several account pages share, with consistent autocomplete attributes. */
import { useMessages } from '../../document/siteContext.js';
import type { Schema } from '@qaima/schemas';
import { Field } from '../../components/Field.js';
import { accountMessages } from './messages.js';

interface OneFieldProps {
  readonly schema: Schema;
}

export function EmailField({ schema, kept }: OneFieldProps & { readonly kept?: string }) {
  return (
    <Field name="email" schema={schema} type="email" rule="email" autoComplete="email" inputMode="email" kept={kept} />
  );
}

interface PhoneFieldProps extends OneFieldProps {
  readonly name: string;
  readonly label?: string;
  /** By default `phone`. */
  readonly rule?: 'phone' | 'venue-phone';
  /** The country of a number without a code. */
  readonly country?: string;
  readonly value?: string;
}

export function PhoneField(props: PhoneFieldProps) {
  return <Field rule="phone" {...props} type="tel" autoComplete="tel" inputMode="tel" />;
}

/** The field for a code sent by mail. */
export function CodeField({ name, schema }: OneFieldProps & { readonly name: string }) {
  return <Field name={name} schema={schema} rule="code" autoComplete="one-time-code" inputMode="numeric" isLatin />;
}

interface NewPasswordProps {
  /** The schemas of both fields. */
  readonly of: { readonly password: Schema; readonly passwordConfirm: Schema };
  /** Whether the password replaces an existing one. */
  readonly isAnother?: boolean;
}

/** The fields for a new password and its confirmation. */
export function NewPasswordFields({ of: { password, passwordConfirm }, isAnother = false }: NewPasswordProps) {
  const messages = useMessages(accountMessages);
  return (
    <>
      <Field
        name="password"
        schema={password}
        label={isAnother ? messages.newPassword : undefined}
        hint={messages.signUp.passwordHint}
        type="password"
        autoComplete="new-password"
      />
      <Field name="passwordConfirm" schema={passwordConfirm} type="password" autoComplete="new-password" />
    </>
  );
}
