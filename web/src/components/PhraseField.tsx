import { phraseProblem } from '@everything-wallet/core/accounts/phraseProblem';
import { useController, useFormState, type FieldValues } from 'react-hook-form';
import { useText } from '../lib/text/useText.ts';
import { FormTextField, type FormTextFieldProps } from './FormTextField.tsx';

type PhraseFieldProps<Values extends FieldValues> = Pick<
  FormTextFieldProps<Values>,
  'control' | 'name' | 'helperText' | 'disabled' | 'autoFocus'
>;

/**
 * Field for a recovery phrase; on blur it names the mistake, a wrong word by its position.
 *
 * It blocks nothing: the form handles a wrong phrase with its own messages.
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
        // A spell checker may send the phrase to its provider.
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
