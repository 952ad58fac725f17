import type { RefObject } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { serviceInterests, serviceLabels } from '@site/validation';
import { styled } from '@site/platform';
import { Field, Grid, Select, Suggestion, TextArea, TextInput } from '@site/ui';
import type { FormValues } from './formValues.ts';

/* An error makes its own field longer. */
const Fields = styled(Grid)`
  align-items: start;
`;

interface Props {
  form: Pick<UseFormReturn<FormValues>, 'register' | 'formState'>;
  email: {
    suggestion: string | undefined;
    isHeld: boolean;
    question: RefObject<HTMLButtonElement | null>;
    check: () => void;
    accept: (address: string) => void;
  };
}

/** The fields of a booking, each with its own error. */
export function BookingFields({ form: { register, formState }, email }: Props) {
  const { question, suggestion, isHeld, check, accept } = email;
  const error = (name: keyof FormValues) => formState.errors[name]?.message;
  // What is typed while a booking is under way would go with it when the form is emptied.
  const readOnly = formState.isSubmitting;
  const entry = (...args: Parameters<typeof register>) => ({ ...register(...args), readOnly });
  return (
    <>
      <Fields $gap={24}>
        <Field label="Name" error={error('name')}>
          {control => <TextInput {...control} {...entry('name')} required autoComplete="name" />}
        </Field>
        <div>
          <Field label="Email" error={error('email')}>
            {control => (
              <TextInput
                {...control}
                {...entry('email', { onBlur: () => check() })}
                type="email"
                required
                autoComplete="email"
              />
            )}
          </Field>
          <Suggestion ref={question} value={suggestion} isHeld={isHeld} onAccept={accept} />
        </div>
        <Field label="Phone" error={error('phone')}>
          {control => <TextInput {...control} {...entry('phone')} type="tel" required autoComplete="tel" />}
        </Field>
        <Field label="Service interest" error={error('service')}>
          {control => (
            <Select {...control} {...register('service')} required>
              <option value="">Not sure? Choose the closest</option>
              {serviceInterests.map(service => (
                <option key={service} value={service}>
                  {serviceLabels[service]}
                </option>
              ))}
            </Select>
          )}
        </Field>
      </Fields>
      <Field
        label="Message"
        note="Optional"
        hint="At most 2,000 characters. What would you like to talk about, and when does it suit you?"
        error={error('message')}
      >
        {control => <TextArea {...control} {...entry('message')} />}
      </Field>
    </>
  );
}
