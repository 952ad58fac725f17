import CircleAlert from 'lucide-react/icons/circle-alert';
import { useId, type ReactNode } from 'react';
import styled from 'styled-components';

/** What the input inside a Field needs, to be spread on it. */
interface FieldControl {
  id: string;
  'aria-invalid': boolean;
  'aria-describedby': string | undefined;
}

interface FieldProps {
  label: string;
  /** A word at the end of the label's line. */
  note?: string | undefined;
  hint?: string | undefined;
  error?: string | undefined;
  /** Draws the input: `{control => <TextInput {...control} {...register('email')} />}`. */
  children: (control: FieldControl) => ReactNode;
}

const Wrapper = styled.div`
  display: grid;
  gap: 8px;
  min-width: 0;
  text-align: start;
`;

const Label = styled.label`
  grid-area: 1 / 1;
  font-size: var(--size-14);
  font-weight: 600;
`;

const Hint = styled.p`
  font-size: var(--size-14);
  color: var(--muted);
`;

const Note = styled(Hint)`
  grid-area: 1 / 1;
  justify-self: end;
`;

const ErrorText = styled.p`
  display: flex;
  gap: 8px;
  align-items: center;
  font-size: var(--size-14);
  color: var(--down);
`;

/** Label, input, hint and error, tied together for screen readers. */
export function Field({ label, note, hint, error, children }: FieldProps) {
  const id = useId();
  const hintId = `${id}-hint`;
  const errorId = `${id}-error`;
  const noteId = `${id}-note`;
  const describedBy = [error && errorId, note && noteId, hint && hintId].filter(Boolean).join(' ');
  return (
    <Wrapper>
      <Label htmlFor={id}>{label}</Label>
      {note && <Note id={noteId}>{note}</Note>}
      {children({ id, 'aria-invalid': Boolean(error), 'aria-describedby': describedBy || undefined })}
      {hint && <Hint id={hintId}>{hint}</Hint>}
      {error && (
        <ErrorText id={errorId}>
          <CircleAlert size={16} />
          {error}
        </ErrorText>
      )}
    </Wrapper>
  );
}
