import { phraseProblem } from '@everything-wallet/core/accounts/phraseProblem';
import { useController, useFormState, type FieldValues } from 'react-hook-form';
import { useText } from '../lib/text/useText.ts';
import { FormTextField, type FormTextFieldProps } from './FormTextField.tsx';

type PhraseFieldProps<Values extends FieldValues> = Pick<
  FormTextFieldProps<Values>,
  'control' | 'name' | 'helperText' | 'disabled' | 'autoFocus'
>;

/**
 * The field a recovery phrase is typed into; once it is left it names what is wrong, a wrong word by its place.
 *
 * That refuses nothing: what a wrong phrase leads to is the form's own affair, with the messages it has for it.
 */
export function PhraseField<Values extends FieldValues>(props: PhraseFieldProps<Values>) {
  const { control, name } = props;
  const t = useText();
  const { field, fieldState } = useController({ control, name });
  const { isSubmitted } = useFormState({ control });
  const isJudged = fieldState.isTouched || isSubmitted;
  return (
    <FormTextField
      {...props}
      isSecret
      multiline
      minRows={2}
      label={t('send.phrase')}
      placeholder={t('send.phrasePlaceholder')}
      autoComplete="off"
      detail={isJudged ? phraseProblem(field.value) : undefined}
      slotProps={{
        // A spell checker may send what is typed to its maker.
        htmlInput: {
          spellCheck: false,
          autoCapitalize: 'none',
          autoCorrect: 'off',
          'data-1p-ignore': true,
        },
      }}
    />
  );
}
