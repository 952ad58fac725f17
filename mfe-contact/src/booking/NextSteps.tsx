import { styled } from '@site/platform';
import { Alert, Text } from '@site/ui';
import { bookedToast } from './toasts.ts';

const Steps = styled.ol`
  display: grid;
  gap: 4px;
  padding-left: 20px;
  font-size: var(--size-14);
  list-style: decimal;
`;

/** What happens after a booking. The toast has announced the booking already. */
export const NextSteps = () => (
  <Alert tone="success" title={bookedToast.title} announced={false}>
    <Text $size={14}>{bookedToast.description}</Text>
    <Steps>
      <li>You find the booking below, under “Your consultations”.</li>
      <li>We write or call to agree on a time that suits you.</li>
      <li>Bring your questions. The conversation costs nothing and commits you to nothing.</li>
    </Steps>
  </Alert>
);
