export type FormControl = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

export interface ValidationIssue {
  readonly input: FormControl;
  readonly message: string;
}

/** The form's visible fields in document order. */
export const formControls = (form: Element): readonly FormControl[] =>
  Array.from(form.querySelectorAll<FormControl>('input[name],textarea[name],select[name]')).filter(
    (control) => control.closest('[hidden]') === null,
  );
