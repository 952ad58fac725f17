import type { Ref } from 'react';
import styled from 'styled-components';
import { Button } from './Button.tsx';
import { Row } from './Layout.tsx';
import { Text } from './Text.tsx';

const Line = styled(Row)`
  padding-top: 8px;
`;

interface SuggestionProps {
  /** What was probably meant; without it nothing is shown. */
  value: string | undefined;
  onAccept: (value: string) => void;
  /** Whether the form waits for the answer. */
  isHeld?: boolean;
  /** The button that accepts it. */
  ref?: Ref<HTMLButtonElement>;
}

/** Below a field: a corrected address, applied with one click. */
export const Suggestion = ({ value, onAccept, isHeld, ref }: SuggestionProps) => (
  <div role="status">
    {value && (
      <Line $gap={8}>
        <Text $size={14}>
          {isHeld && 'Not sent yet. '}Did you mean <strong>{value}</strong>?
          {isHeld && ' To keep yours, send again.'}
        </Text>
        <Button ref={ref} $variant="secondary" $size="small" onClick={() => onAccept(value)}>
          Use this address
        </Button>
      </Line>
    )}
  </div>
);
