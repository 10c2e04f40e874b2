/**
 * Stores the value of a controlled component, which makes its story interactive. If the story's argument changes, it
 * replaces the value.
 */
import { useState, type ReactNode } from 'react';

interface ControlledProps<Value> {
  readonly value: Value;
  readonly children: (value: Value, setValue: (value: Value) => void) => ReactNode;
}

function Holder<Value>({ value: initial, children }: ControlledProps<Value>) {
  const [value, setValue] = useState(initial);
  return children(value, setValue);
}

export const Controlled = <Value,>(props: ControlledProps<Value>) => <Holder key={String(props.value)} {...props} />;
