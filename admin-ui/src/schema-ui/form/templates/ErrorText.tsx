/** The error of a field: the first, if it has several. */
import Box from '@mui/material/Box';
import { errorId, type FieldErrorProps } from '@rjsf/utils';
import { tokens } from '../../../theme/theme.js';
import type { FormSchema } from '../formTypes.js';
import type { FormValues } from '../formValues.js';

interface ErrorTextProps {
  /** The id of the field's input. */
  readonly id: string;
  readonly errors: readonly string[] | undefined;
}

export const ErrorText = ({ id, errors }: ErrorTextProps) =>
  errors?.[0] ? (
    <Box id={errorId(id)} sx={{ marginBlockStart: '4px', color: tokens.danger, fontSize: 12.5, lineHeight: '19px' }}>
      {errors[0]}
    </Box>
  ) : null;

export const FieldErrorTemplate = ({ fieldPathId, errors }: FieldErrorProps<FormValues, FormSchema, object>) => (
  <ErrorText id={fieldPathId.$id} errors={errors?.filter((error) => typeof error === 'string')} />
);
